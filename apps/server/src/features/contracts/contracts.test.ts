import { alarms } from '@crm/contract/features/alarms/alarms'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { contractMessages } from '@crm/contract/features/contracts/contracts.words'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { files } from '@crm/contract/features/files/files'
import { history } from '@crm/contract/features/history/history'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inKorea, koreaToday } from '../../clock.ts'
import { upload } from '../../testing/files/uploads.ts'
import { createEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import {
  type PaperContractFixture,
  paperContractFixture,
  planPart,
} from '../../testing/fixtures/money/paperContractFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { contractsText } from './contracts.messages.ts'

let set: PaperContractFixture
beforeAll(async () => {
  set = await paperContractFixture()
})

const daysFrom = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const yesterday = () =>
  inKorea(new Date(Date.now() - 86_400_000))
    .toISOString()
    .slice(0, 10)
const setState = (est_no: number, est_state: string) =>
  set.app.db
    .updateTable('estimates')
    .set({ est_state, est_answered_dt: `${koreaToday()} 09:00` })
    .where('est_no', '=', est_no)
    .execute()
const setStage = (proj_no: number, progress_status: string) =>
  set.app.db.updateTable('projects').set({ progress_status }).where('proj_no', '=', proj_no).execute()

test('a contract on paper accepts the estimate, and its plan becomes what is to be paid', async () => {
  const plans = [
    planPart('계약금', 30, 'contract', 7),
    planPart('중도금', 40, 'start', 3),
    planPart('잔금', 30, 'delivery', 0),
  ]
  const estimate = await set.issue({ plans })
  const day = yesterday()
  const made = await set.register(estimate.est_no, { day, memo: '원본은 금고에 있어요.' })
  expect(made).toMatchObject({
    ...{ ctr_kind: 'paper', ctr_state: 'concluded', ctr_title: estimate.est_title, ctr_amount: 1_100_000 },
    ...{ ctr_concluded_dt: day, ctr_memo: '원본은 금고에 있어요.', est_code: estimate.est_code, emp_name: '김미나' },
    ...{ paid: 0, balance: 1_100_000, next_due_dt: daysFrom(day, 7), overdue_days: 0 },
    ...{ may_write: true, may_manage: false, may_send: false },
    events: [{ ce_kind: 'paper', name: '김미나', text: day }],
  })
  expect(made.credits).toMatchObject([
    { projcrd_title: '계약금', projcrd_amount: 330_000, projcrd_due_dt: daysFrom(day, 7), projcrd_paid: 0 },
    { projcrd_title: '중도금', projcrd_amount: 440_000, projcrd_due_dt: null, projcrd_due_kind: 'start' },
    { projcrd_title: '잔금', projcrd_amount: 330_000, projcrd_due_dt: null, projcrd_due_days: 0 },
  ])
  expect((await readEstimate(set.mina, estimate.est_no)).est_state).toBe('accepted')
  expect(await set.project(estimate.proj_no)).toMatchObject({
    contract_status: ['credit_on'],
    contract_amount: 1_100_000,
  })

  const [alarm] = (await set.jun.call(alarms.list, { query: {} })).query
  expect(alarm).toMatchObject({ al_title: contractsText.concludedTitle('그린루프', estimate.est_title) })
  const own = (await set.mina.call(alarms.list, { query: {} })).query
  expect(own.filter(({ al_title }) => al_title === alarm?.al_title)).toEqual([])
})

test('what is due after the start or the delivery has its day when the project is that far', async () => {
  const plans = [planPart('착수금', 50, 'start', 3), planPart('잔금', 50, 'delivery', 5)]
  const estimate = await set.issue({ plans })
  await setStage(estimate.proj_no, 'started')
  const made = await set.register(estimate.est_no)
  expect(made.credits.map(({ projcrd_due_dt }) => projcrd_due_dt)).toEqual([daysFrom(koreaToday(), 3), null])
  await setStage(estimate.proj_no, 'completed')
  expect((await set.read(made.ctr_no)).credits[1]?.projcrd_due_dt).toBe(daysFrom(koreaToday(), 5))

  const dated = await set.register((await set.issue({ plans: [planPart('전액', 100, 'date')] })).est_no, {
    day: '2026-01-05',
  })
  expect(dated).toMatchObject({ next_due_dt: koreaToday(), overdue_days: 0 })
})

test('only what was offered and stands becomes a contract, once', async () => {
  const { mina } = set
  const first = await set.issue()
  const draft = await createEstimate(mina, first.proj_no)
  const refusal = { status: 409, message: contractsText.notConcludable }
  await expect(set.register(draft.est_no)).rejects.toMatchObject(refusal)
  for (const state of ['rejected', 'withdrawn', 'replaced']) {
    const { est_no } = await set.issue()
    await setState(est_no, state)
    await expect(set.register(est_no)).rejects.toMatchObject(refusal)
  }
  for (const state of ['accepted', 'expired']) {
    const { est_no } = await set.issue()
    await setState(est_no, state)
    expect((await set.register(est_no)).ctr_state).toBe('concluded')
    expect((await readEstimate(mina, est_no)).est_state).toBe('accepted')
  }
  await set.register(first.est_no)
  await expect(set.register(first.est_no)).rejects.toMatchObject({ status: 409, message: contractsText.contractThere })

  const older = await set.issue()
  const { query } = await mina.call(estimates.revise, { params: { est_no: older.est_no }, body: {} })
  const newer = query[0]
  if (!newer) throw new Error('there is a version 2')
  await mina.call(estimates.issue, { params: { est_no: newer.est_no }, body: { rev: newer.rev, sends_mail: false } })
  await setState(older.est_no, 'expired')
  await expect(set.register(older.est_no)).rejects.toMatchObject({ message: contractsText.newerVersion })
})

test('nothing is due before the contract: a contract on paper is refused on a later day', async () => {
  const today = koreaToday()
  const { est_no } = await set.issue({
    plans: [
      {
        ...{ epl_title: '전액', epl_kind: 'share', epl_value: 100, epl_pay_type: 3 },
        ...{ epl_due_kind: 'date', epl_due_dt: today, epl_due_days: null },
      },
    ],
  })
  await sql`alter table estimate_plans disable trigger user`.execute(set.app.db)
  await sql`update estimate_plans set epl_due_dt = epl_due_dt - 1 where est_no = ${est_no}`.execute(set.app.db)
  await sql`alter table estimate_plans enable trigger user`.execute(set.app.db)
  await expect(set.register(est_no, { day: today })).rejects.toMatchObject({
    ...{ status: 400, fields: { ctr_concluded_dt: contractsText.dueBefore } },
  })
  expect((await set.register(est_no, { day: daysFrom(today, -1) })).ctr_state).toBe('concluded')
})

test('a day that is still to come and numbers of nothing are refused, and nothing is stored', async () => {
  const { est_no, proj_no } = await set.issue()
  const day = daysFrom(koreaToday(), 1)
  await expect(set.register(est_no, { day })).rejects.toMatchObject({
    ...{ status: 400, fields: { ctr_concluded_dt: contractMessages.concludedFuture } },
  })
  await expect(set.register(est_no, { day: '2026-02-30' })).rejects.toMatchObject({ status: 400 })
  await expect(set.register(est_no, { memo: '가'.repeat(2001) })).rejects.toMatchObject({ status: 400 })
  await expect(set.register(99_999_999)).rejects.toMatchObject({ status: 404 })
  await expect(set.read(99_999_999)).rejects.toMatchObject({ status: 404 })
  const { query } = await set.mina.call(contracts.ofProject, { params: { proj_no } })
  expect(query).toEqual([])
  await expect(set.mina.call(contracts.ofProject, { params: { proj_no: 99_999_999 } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await readEstimate(set.mina, est_no)).est_state).toBe('issued')
})

test('whoever opens the project reads; its people and AdminContract write', async () => {
  const reader = await set.app.staff({ emp_scope: ['WorkList'] })
  const { est_no, proj_no } = await set.issue()
  await expect(set.register(est_no, { by: reader })).rejects.toMatchObject({
    status: 403,
    message: contractsText.notWriter,
  })
  const made = await set.register(est_no, { by: set.admin })
  expect(made).toMatchObject({ may_write: true, may_manage: true, may_send: true })
  expect(await set.read(made.ctr_no, reader)).toMatchObject({ may_write: false, may_manage: false })
  const listed = await reader.call(contracts.ofProject, { params: { proj_no } })
  expect(listed.query).toMatchObject([{ ctr_no: made.ctr_no, client_name: '그린루프' }])
  const change = (by: Person, rev: number) =>
    by.call(contracts.changeMemo, { params: { ctr_no: made.ctr_no }, body: { ctr_memo: '보관함 3번', rev } })
  await expect(change(reader, made.rev)).rejects.toMatchObject({ status: 403 })
  await expect(reader.call(contracts.list, { query: {} })).rejects.toMatchObject({ status: 403 })

  const { query } = await change(set.mina, made.rev)
  expect(query[0]).toMatchObject({ ctr_memo: '보관함 3번', rev: made.rev + 1 })
  await expect(change(set.jun, made.rev)).rejects.toMatchObject({ status: 409, newest: { ctr_memo: '보관함 3번' } })
  const past = await reader.call(history.list, {
    query: { to_table: 'contracts', to_no: made.ctr_no, offset: 0, limit: 10 },
  })
  expect(JSON.stringify(past.query)).toContain('보관함 3번')
})

test('scans are attached by whoever may write, and read by whoever opens the project', async () => {
  const reader = await set.app.staff({ emp_scope: ['WorkList'] })
  const { ctr_no } = await set.register((await set.issue()).est_no)
  const target = { to_table: 'contracts', to_no: ctr_no }
  const scan = { originalname: '계약서 스캔.pdf', mimetype: 'application/pdf', bytes: '%PDF 스캔' }
  await upload(set.app, set.mina, scan, target)
  await expect(upload(set.app, reader, scan, target)).rejects.toMatchObject({ status: 403 })
  const { query } = await reader.call(files.list, { query: { ...target, offset: 0, limit: 10 } })
  expect(query).toMatchObject([{ file_info: { originalname: '계약서 스캔.pdf' } }])
})
