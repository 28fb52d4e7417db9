import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type PaperContractFixture, paperContractFixture } from '../../testing/fixtures/money/paperContractFixture.ts'
import { insertEvent, isChainWhole } from './events.queries.ts'

let set: PaperContractFixture
beforeAll(async () => {
  set = await paperContractFixture()
})

/** A contract with four events. */
const withEvents = async () => {
  const { ctr_no } = await set.register((await set.issue()).est_no)
  for (const to of ['a', 'b', 'c']) await insertEvent(set.app.db, { ctr_no, ce_kind: 'downloaded', ce_data: { to } })
  return ctr_no
}
const eventsOf = async (ctr_no: number) =>
  (
    await sql<{ ce_no: number; prev_hash: string; hash: string }>`
      select ce_no, prev_hash, hash from contract_events where ctr_no = ${ctr_no} order by ce_no`.execute(set.app.db)
  ).rows

/** As somebody could who owns the database. */
const withoutTriggers = (change: ReturnType<typeof sql>) =>
  set.app.db.connection().execute(async (db) => {
    await sql`alter table contract_events disable trigger user`.execute(db)
    await change.execute(db)
    await sql`alter table contract_events enable trigger user`.execute(db)
  })

test('each event carries the hash of the one before, and none is changed or deleted', async () => {
  const ctr_no = await withEvents()
  const events = await eventsOf(ctr_no)
  expect(events.map(({ prev_hash }) => prev_hash)).toEqual(['', ...events.slice(0, -1).map(({ hash }) => hash)])
  expect(new Set(events.map(({ hash }) => hash)).size).toBe(4)
  expect(await isChainWhole(set.app.db, ctr_no)).toBe(true)
  const ce_no = events[1]?.ce_no
  await expect(
    sql`update contract_events set ce_device = '다른 기기' where ce_no = ${ce_no}`.execute(set.app.db),
  ).rejects.toThrow()
  await expect(sql`delete from contract_events where ce_no = ${ce_no}`.execute(set.app.db)).rejects.toThrow()
})

test('a change behind the back of the database shows', async () => {
  const changed = await withEvents()
  const [, second] = await eventsOf(changed)
  await withoutTriggers(sql`update contract_events set ce_data = '{"to": "d"}' where ce_no = ${second?.ce_no}`)
  expect(await isChainWhole(set.app.db, changed)).toBe(false)

  const leftOut = await withEvents()
  const [, , third] = await eventsOf(leftOut)
  await withoutTriggers(sql`delete from contract_events where ce_no = ${third?.ce_no}`)
  expect(await isChainWhole(set.app.db, leftOut)).toBe(false)

  const rewritten = await withEvents()
  const [first] = await eventsOf(rewritten)
  await withoutTriggers(sql`
    update contract_events e set ce_address = '203.0.113.9',
           hash = crm_event_hash(jsonb_populate_record(e, '{"ce_address": "203.0.113.9"}')) where ce_no = ${first?.ce_no}`)
  expect(await isChainWhole(set.app.db, rewritten)).toBe(false)
})

test('fifty events at once are one chain', async () => {
  const { ctr_no } = await set.register((await set.issue()).est_no)
  const add = (to: string) => insertEvent(set.app.db, { ctr_no, ce_kind: 'downloaded', ce_data: { to } })
  await Promise.all(Array.from({ length: 50 }, (_, at) => add(String(at))))
  expect(await eventsOf(ctr_no)).toHaveLength(51)
  expect(await isChainWhole(set.app.db, ctr_no)).toBe(true)
})
