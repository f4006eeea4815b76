import { defineConfig } from '@playwright/test';

/** Debian's Chromium, unless another one is named: nothing is downloaded. */
const executablePath = process.env['FIEF_CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  // The pictures of the README are drawn only when they are asked for.
  testMatch: process.env['FIEF_SCREENSHOTS'] === undefined ? '*.spec.ts' : 'shots.ts',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 1,
  // Bots play by chance, and machines are slow at times: what fails once and then passes is listed as flaky.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    viewport: { width: 1366, height: 820 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
});
