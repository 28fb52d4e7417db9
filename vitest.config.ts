import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Most of a test is waiting for PostgreSQL: even two cores keep two workers busy. */
const workers = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: workers,
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Jobs, notifications and sockets take their time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
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
