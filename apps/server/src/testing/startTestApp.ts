import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, createClient } from '@crm/contract/kit/client'
import pg from 'pg'
import pino from 'pino'
import { expect, inject } from 'vitest'
import {
  type ClientDraft,
  createClientUser,
  createCompany,
  createStaff,
  createVcUser,
  type StaffDraft,
  type VcDraft,
} from '../../seed/factories.ts'
import { type Config, readConfig } from '../config.ts'
import { createDatabase, type Db } from '../db/database.ts'
import { createPool } from '../db/pool.ts'
import type { Feature } from '../feature.ts'
import { insertSession } from '../features/auth/sessions.queries.ts'
import { hashToken } from '../http/caller/actors.ts'
import { type Node, startNode } from '../node.ts'
import type { Transcriber } from '../ports/transcriber/transcriber.ts'
import { faultOf } from './checkAnswer.ts'
import { databaseUrl } from './cluster.ts'

export interface Person {
  user_no: number
  user_id: string
  token: string
  call: Call
}

export interface TestApp {
  url: string
  databaseUrl: string
  /** The folder of uploaded files. */
  dataDir: string
  db: Db
  /** Calls without a token. */
  call: Call
  callAs: (token: string) => Call
  staff: (draft?: Partial<StaffDraft>) => Promise<Person & { emp_no: number }>
  company: (client_name?: string) => Promise<number>
  client: (draft?: Partial<ClientDraft>) => Promise<Person & { client_no: number }>
  vc: (draft?: Partial<VcDraft>) => Promise<Person>
  /** Another node on the same database. */
  anotherNode: (config?: Partial<Config>) => Promise<Node>
}

interface TestAppOptions {
  features?: Record<string, Feature>
  config?: Partial<Config>
  /** Whether the demo's people and records are there. */
  demo?: boolean
  /** Off for tests that make thousands of calls from one address. */
  rateLimits?: boolean
  /** Whether scheduled jobs run by the clock. Off in most tests, because a job could start in the middle of one. */
  clock?: boolean
  /** What turns sound into words, instead of a configured one. */
  transcriber?: Transcriber
}

const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })

const inCluster = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Databases of the file that runs: hundreds of them would fill the memory that their cluster may lie in. */
const cloned: string[] = []

const clone = async (template: 'template_crm' | 'template_demo') => {
  const name = `test_${randomBytes(6).toString('hex')}`
  cloned.push(name)
  // By files: writing each page of the template to the log takes three times as long.
  await inCluster((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  return databaseUrl(inject('clusterUrl'), name)
}

const demoLock = 7_214_003

/** Filled once in a run, by whoever asks first; under another name until it is whole. */
const makeDemoTemplate = () =>
  inCluster(async (client) => {
    await client.query('select pg_advisory_lock($1)', [demoLock])
    const { rowCount } = await client.query(`select from pg_database where datname = 'template_demo'`)
    if (rowCount) return
    await client.query('drop database if exists demo_draft')
    await client.query('create database demo_draft template template_crm')
    const { seedDemo } = await import('../../seed/run.ts')
    const url = databaseUrl(inject('clusterUrl'), 'demo_draft')
    const db = createDatabase(createPool({ url, max: 1, onIdleError: () => {}, patienceMs: 0 }))
    await seedDemo(db).finally(() => db.destroy())
    await client.query('alter database demo_draft rename to template_demo')
  })

/** A database of its own with the demo's rows; their files are not there. */
export const demoClone = async () => {
  await makeDemoTemplate()
  return clone('template_demo')
}

/** A migrated database of its own without anybody in it, for tests that start the program themselves. */
export const emptyClone = async (sql?: string) => {
  const url = await clone('template_crm')
  if (sql) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  return url
}

const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig({ PORT: '0', DATABASE_POOL: '5', SEED: 'none', DATABASE_URL: 'postgres://unused' }),
  ...overrides,
})

let serial = 0
const closing: (() => Promise<readonly string[]>)[] = []

const dropClones = async () => {
  const names = cloned.splice(0)
  if (names.length === 0) return
  await inCluster(async (client) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`)
  })
}

/** Ends every app that the file started, and fails when one answered something else than its contract says. */
export const closeTestApps = async () => {
  const faults: string[] = []
  for (const close of closing.splice(0)) faults.push(...(await close()))
  await dropClones()
  expect(faults, 'answers that do not fit their schema').toEqual([])
}

/** Starts the product for one test file on its own database, over real HTTP, with functions that create people. */
export const startTestApp = async ({
  features,
  config,
  demo = false,
  rateLimits = true,
  clock = false,
  transcriber,
}: TestAppOptions = {}): Promise<TestApp> => {
  const url = await (demo ? demoClone() : clone('template_crm'))
  const dataDir = join(tmpdir(), `crm-test-${randomBytes(6).toString('hex')}`)
  const nodes: Node[] = []
  const faults = new Set<string>()
  const start = async (overrides: Partial<Config> = {}) => {
    const settings = testConfig({ dataDir, ...config, ...overrides })
    const node = await startNode({
      config: settings,
      databaseUrl: url,
      log,
      rateLimits,
      clock,
      onAnswer: (endpoint, answer) => {
        const fault = faultOf(endpoint, answer)
        if (fault) faults.add(fault)
      },
      ...(features ? { features } : {}),
      ...(transcriber ? { transcriber: { transcriber, problem: null } } : {}),
    })
    nodes.push(node)
    return node
  }
  const node = await start()
  const db = createDatabase(createPool({ url, max: 3, onIdleError: () => {} }))
  closing.push(async () => {
    for (const running of nodes) await running.close()
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
    return [...faults]
  })

  const callAs = (token: string) =>
    createClient({ baseUrl: node.url, headers: () => ({ authorization: `Bearer ${token}` }) })
  const signIn = async (user_no: number, user_id: string): Promise<Person> => {
    const token = randomBytes(32).toString('base64url')
    const nowhere = { ip: '127.0.0.1', user_agent: 'test', device_code: undefined }
    await insertSession(db, { token_hash: hashToken(token), user_no, ...nowhere })
    return { user_no, user_id, token, call: callAs(token) }
  }
  const draft = () => {
    const user_id = `user${++serial}`
    return { user_id, user_name: `사람${serial}` }
  }
  const company = (client_name = `회사${++serial}`) => createCompany(db, client_name, '김대표')

  return {
    url: node.url,
    databaseUrl: url,
    dataDir,
    db,
    call: createClient({ baseUrl: node.url }),
    callAs,
    company,
    anotherNode: start,
    staff: async (changes) => {
      const whole = { ...draft(), ...changes }
      const { user_no, emp_no } = await createStaff(db, whole)
      return { ...(await signIn(user_no, whole.user_id)), emp_no }
    },
    client: async (changes) => {
      const whole = { ...draft(), client_no: changes?.client_no ?? (await company()), ...changes }
      const { user_no } = await createClientUser(db, whole)
      return { ...(await signIn(user_no, whole.user_id)), client_no: whole.client_no }
    },
    vc: async (changes) => {
      const whole = { ...draft(), vc_name: '테스트벤처스', ...changes }
      const { user_no } = await createVcUser(db, whole)
      return signIn(user_no, whole.user_id)
    },
  }
}
