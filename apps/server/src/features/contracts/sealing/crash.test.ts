import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase, type Db } from '../../../db/database.ts'
import { createPool } from '../../../db/pool.ts'
import { insertSignedContract } from '../../../testing/fixtures/money/signedContractFixture.ts'
import { program } from '../../../testing/programs/program.ts'
import { emptyClone } from '../../../testing/startTestApp.ts'
import { verifyPdf } from './verify.service.ts'

type Program = ReturnType<typeof program>

let url: string
let db: Db
let database: pg.Client
let running: Program

const kill = async ({ child }: Program) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

beforeAll(async () => {
  url = await emptyClone()
  db = createDatabase(createPool({ url, max: 2, onIdleError: () => {} }))
  database = new pg.Client({ connectionString: url })
  await database.connect()
})
afterAll(async () => {
  await kill(running)
  await database.end()
  await db.destroy()
})

const stateOf = async (ctr_no: number) =>
  (await database.query('select ctr_state from contracts where ctr_no = $1', [ctr_no])).rows[0]?.ctr_state as string
const papersOf = async (ctr_no: number) =>
  (await database.query('select pdf from contract_papers where ctr_no = $1', [ctr_no])).rows as { pdf: Buffer }[]

test('killed between the signature and the seal: another server seals it, once', async () => {
  let asked = 0
  // The signature is there, and its time is asked for: that is the moment.
  const authority = createServer(async () => {
    asked += 1
    await kill(running)
  })
  authority.listen(0, '127.0.0.1')
  await once(authority, 'listening')
  const env = { DATABASE_URL: url, SEED: 'none' }
  running = program({ ...env, SIGN_TSA_URL: `http://127.0.0.1:${(authority.address() as AddressInfo).port}` })
  await running.ready()
  const { ctr_no } = await insertSignedContract(db)
  await database.query(
    `insert into pgboss.job (name, data, retry_limit, retry_backoff, heartbeat_seconds)
     values ('contracts.seal', jsonb_build_object('ctr_no', $1::int), 10, true, 15)`,
    [ctr_no],
  )
  await vi.waitFor(() => expect(running.child.signalCode).toBe('SIGKILL'), { timeout: 60_000 })
  expect([asked, await stateOf(ctr_no), (await papersOf(ctr_no)).length]).toEqual([1, 'concluded', 0])
  authority.close()

  running = program(env)
  await running.ready()
  // A dead node's jobs are given to another after its heartbeat; the test does not wait for that.
  await database.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'contracts.seal' and state = 'active'`,
  )
  await vi.waitFor(async () => expect(await stateOf(ctr_no)).toBe('sealed'), { timeout: 90_000, interval: 200 })
  const papers = await papersOf(ctr_no)
  expect(papers).toHaveLength(1)
  expect(await verifyPdf({ db }, papers[0]?.pdf as Buffer)).toMatchObject({ verdict: 'intact' })
  const { rows } = await database.query(
    `select count(*)::int as count from contract_events where ctr_no = $1 and ce_kind = 'sealed'`,
    [ctr_no],
  )
  expect(rows[0].count).toBe(1)
})
