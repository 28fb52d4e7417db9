import { alarms } from '@crm/contract/features/alarms/alarms'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { readPdf } from '../../../testing/files/readPdf.ts'
import { insertEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { insertSignedContract } from '../../../testing/fixtures/money/signedContractFixture.ts'
import { runJobOf } from '../../../testing/runJob.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'
import { insertEvent } from '../events.queries.ts'
import { findLastHead } from './heads.queries.ts'
import { noteChainHeads } from './heads.service.ts'
import { finalPaper } from './papers.service.ts'
import { sealingText } from './sealing.messages.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.staff({ emp_scope: ['AdminContract'], user_email: 'contracts@builders.example' })
})

const hour = 3_600_000
const testConfig = readConfig({ DATABASE_URL: 'postgres://unused' })
/** An hour later, when everything up to now is settled. */
const night = () => runJobOf(app)((ctx) => noteChainHeads(ctx, new Date(Date.now() + hour)), {})
const heads = () => app.db.selectFrom('chain_heads').selectAll().orderBy('ch_no').execute()
const mails = async () =>
  (await app.db.selectFrom('outbox').select(['ob_to', 'ob_text']).orderBy('ob_no').execute()).filter(
    ({ ob_to }) => ob_to === 'contracts@builders.example',
  )
const brokenAlarms = async () =>
  (await admin.call(alarms.list, { query: {} })).query.filter(
    ({ al_title }) => al_title === sealingText.headBrokenTitle,
  )

test('each night with something new all chains become one hash, which is mailed and printed on later papers', async () => {
  await night()
  expect(await heads()).toEqual([])
  const first = await insertSignedContract(app.db)
  await night()
  await night()
  expect(await heads()).toHaveLength(1)
  await insertSignedContract(app.db)
  await night()
  const [one, two] = await heads()
  expect(two).toMatchObject({ contracts: 2, prev_hash: one?.hash })
  const sent = await mails()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.ob_text).toContain(two?.hash)
  const { text } = await readPdf(await finalPaper({ db: app.db, config: testConfig }, first.ctr_no))
  expect(text.replaceAll(' ', '')).toContain(two?.hash)
  expect(await brokenAlarms()).toEqual([])
})

test('a draft counts from the day it is sent: neither sending nor deleting one looks like a rewritten record', async () => {
  const { ctr_no: like, proj_no } = await insertSignedContract(app.db)
  const draft = async () => {
    const est_no = await insertEstimate(app.db, { proj_no, est_amount: 10, est_issued_dt: '2026-01-02' })
    const { rows } = await sql<{ ctr_no: number }>`
      insert into contracts (est_no, proj_no, ctr_kind, ctr_title, ctr_amount, ctt_no, ctt_ver, signatory_no, ctr_valid_dt)
      select ${est_no}, proj_no, 'electronic', '초안', 10, ctt_no, ctt_ver, signatory_no, ctr_valid_dt
        from contracts where ctr_no = ${like} returning ctr_no`.execute(app.db)
    const ctr_no = rows[0]?.ctr_no ?? 0
    await insertEvent(app.db, { ctr_no, ce_kind: 'created' })
    return ctr_no
  }
  const [sent, deleted] = [await draft(), await draft()]
  await night()
  const before = (await brokenAlarms()).length
  await sql`update contracts set ctr_state = 'sent', ctr_sent_dt = now(), ctr_hash = ${'a'.repeat(64)} where ctr_no = ${sent}`.execute(
    app.db,
  )
  await insertEvent(app.db, { ctr_no: sent, ce_kind: 'sent' })
  await app.db.deleteFrom('contracts').where('ctr_no', '=', deleted).execute()
  await night()
  expect(await brokenAlarms()).toHaveLength(before)
})

test('whoever rewrites an old contract is found out, also where its own chain fits again', async () => {
  const { ctr_no } = await insertSignedContract(app.db)
  await night()
  expect((await findLastHead(app.db))?.contracts).toBeGreaterThan(0)
  await app.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update contract_events e set ce_address = '198.51.100.9' where ctr_no = ${ctr_no}`.execute(db)
    await sql`
      do $$
      declare
        event contract_events;
        before text := '';
      begin
        for event in select * from contract_events where ctr_no = ${sql.lit(ctr_no)} order by ce_no loop
          event.prev_hash := before;
          before := crm_event_hash(event);
          update contract_events set prev_hash = event.prev_hash, hash = before where ce_no = event.ce_no;
        end loop;
      end $$`.execute(db)
  })
  const { rows } = await sql<{ whole: boolean }>`select crm_chain_is_whole(${ctr_no}) as whole`.execute(app.db)
  expect(rows[0]?.whole).toBe(true)
  await night()
  expect(await brokenAlarms()).toHaveLength(1)
})

test('what was noted stays', async () => {
  await expect(app.db.updateTable('chain_heads').set({ contracts: 1 }).execute()).rejects.toThrow('never changed')
  await expect(app.db.deleteFrom('chain_heads').execute()).rejects.toThrow('never changed')
})
