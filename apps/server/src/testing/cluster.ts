import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, startTemporaryCluster } from '../db/temporary.ts'
import { compileCache } from './programs/compileCache.ts'

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

/**
 * What a node makes at its first start (queues, keys, holidays) is made once here, so that clones start at once.
 * In a process of its own: the product cannot be loaded where vitest sets up a run.
 */
const startOnce = (url: string) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('programs/firstStart.ts', import.meta.url)), url], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })

/** One cluster for the whole run, with a migrated template that every test file clones. */
export const setup = async (project: TestProject) => {
  const cluster = await startTemporaryCluster()
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database template_crm')
  await client.end()
  const template = databaseUrl(cluster.url, 'template_crm')
  await migrateDatabase(template)
  await startOnce(template)
  project.provide('clusterUrl', cluster.url)
  return cluster.stop
}
