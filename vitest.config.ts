import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Most of a test is waiting for PostgreSQL: two cores keep three workers busy. */
const workers = Math.max(3, availableParallelism() - 1)

/** Tests that need PostgreSQL: each file has a test app on a database of its own. */
const withDatabase = {
  globalSetup: ['apps/server/src/testing/cluster.ts'],
  setupFiles: ['apps/server/src/testing/closeAfterFile.ts'],
  // Only what hangs for ever ends here: how long a thing takes says more about the machine than about us.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}
const featureTests = 'apps/server/src/features/**/*.test.ts'
const accessTests = 'apps/server/src/features/*/*.access.test.ts'

/** Files of a worker share its modules: importing the whole server for each of them took a third of the time. */
const sharingModules = { isolate: false }

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: workers,
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', featureTests],
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'features',
          include: [featureTests],
          exclude: ['**/node_modules/**', accessTests],
          ...sharingModules,
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'access',
          include: [accessTests],
          ...sharingModules,
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'plain',
          include: ['*.test.ts', 'packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
})
