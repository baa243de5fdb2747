import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'e2e/**'],
    globalSetup: ['testing/cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 3,
  },
});
