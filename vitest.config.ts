import { availableParallelism } from 'node:os'
import { defaultExclude, defineConfig } from 'vitest/config'

/** Most of a test is waiting for PostgreSQL: two cores keep three workers busy. */
const workers = Math.max(3, availableParallelism() - 1)

/** Measures the processor: what other files have compiled and kept in memory would count, too. */
const alone = 'apps/server/src/textFields.test.ts'

/** Waits for programs that it starts: beside the server's tests it holds nobody up, and the two projects run one after the other. */
const newRecord = 'newRecord.test.ts'

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: workers,
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', newRecord],
          exclude: [...defaultExclude, alone],
          // Each file has a database of its own in one cluster.
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          setupFiles: ['apps/server/src/testing/closeAfterFile.ts'],
          // Files of a worker share its modules: importing the whole server for each of them took a third of the time.
          isolate: false,
          // Only what hangs for ever ends here: how long a thing takes says more about the machine than about us.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'plain',
          include: ['*.test.ts', 'packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...defaultExclude, newRecord],
          // Most of these tests take milliseconds, a process of its own for each file took four times as long as all of them.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'measured', include: [alone], testTimeout: 180_000 } },
    ],
  },
})
