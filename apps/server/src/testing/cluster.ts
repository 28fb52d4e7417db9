import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../config.ts'
import { createDatabase } from '../db/database.ts'
import { createPool } from '../db/pool.ts'
import { migrateDatabase, startTemporaryCluster } from '../db/temporary.ts'
import { createJobs } from '../jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

export const databaseUrl = (clusterUrl: string, name: string) => {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The job queue makes its own tables: made once here, so that clones start at once. */
const installJobs = async (url: string) => {
  const db = createDatabase(createPool({ url, max: 1, onIdleError: () => {} }))
  const log = pino({ level: 'silent' })
  const publisher = { publish: () => {}, sendTo: () => {}, notifyGuests: () => {} }
  const jobs = await createJobs({
    url,
    db,
    config: readConfig({}),
    log,
    handlers: [],
    publisher,
    fileOwners: {},
    paymentOwners: {},
    alimtalkTemplates: new Map(),
    clock: false,
  })
  await jobs.stop()
  await db.destroy()
}

/** One cluster for the whole run, with a migrated template that every test file clones. */
export const setup = async (project: TestProject) => {
  const cluster = await startTemporaryCluster()
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database template_crm')
  await client.end()
  const template = databaseUrl(cluster.url, 'template_crm')
  await migrateDatabase(template)
  await installJobs(template)
  project.provide('clusterUrl', cluster.url)
  return cluster.stop
}
