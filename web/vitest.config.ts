import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { figures } from './scripts/figures';

export default defineConfig({
  plugins: [svelte(), figures()],
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
