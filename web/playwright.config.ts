import { defineConfig } from '@playwright/test';

/** Debian's Chromium, unless another one is named: nothing is downloaded. */
const executablePath = process.env['FIEF_CHROMIUM'] ?? '/usr/bin/chromium';

/** The pictures of the README are drawn, and figures are measured, only when they are asked for. */
function tests(): string {
  if (process.env['FIEF_SCREENSHOTS'] !== undefined) return 'shots.ts';
  return process.env['FIEF_MEASURE'] === undefined ? '*.spec.ts' : 'measure.ts';
}

export default defineConfig({
  testDir: 'tests',
  testMatch: tests(),
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
