import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'plain',
          include: ['*.test.ts', 'packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
    ],
  },
})
