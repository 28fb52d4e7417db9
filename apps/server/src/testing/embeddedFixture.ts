import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded/embedded.ts'
import { StartupProblem } from '../startupProblem.ts'

export const isRoot = process.getuid?.() === 0
export const quick = { fsync: 'off', shared_buffers: '16MB' }

/** What a test leaves behind, put away after it, the latest first. */
export const cleanups: (() => unknown)[] = []

/** For `afterEach` of every file: a hook here would only be there for the first file of a process. */
export const cleanUp = async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
}

/** A folder that others may enter, unlike the one mkdtemp makes. */
export const newFolder = (mode = 0o755) => {
  const folder = mkdtempSync(join(tmpdir(), 'crm-embedded-'))
  chmodSync(folder, mode)
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const start = async (dataDir: string, say: (line: string) => void = () => {}): Promise<EmbeddedPostgres> => {
  const db = await startEmbedded({ dataDir, settings: quick, say })
  cleanups.push(() => db.stop())
  return db
}

export const queryRows = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

export const refusal = async (dataDir: string) => {
  const problem = await start(dataDir).catch((error) => error)
  expect(problem).toBeInstanceOf(StartupProblem)
  expect(problem.message).not.toContain('\n')
  return problem.message as string
}
