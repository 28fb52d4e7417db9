import { afterAll } from 'vitest'
import { closeTestApps } from './startTestApp.ts'

// Runs before every file of a project whose files share their modules: there a hook in a module is registered for the first file alone.
afterAll(closeTestApps)
