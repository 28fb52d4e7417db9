import { afterAll } from 'vitest'
import { closeTestApps } from './startTestApp.ts'

// Set up before every file: vitest ignores hooks that are registered inside of `beforeAll`, where most files start their app.
afterAll(closeTestApps)
