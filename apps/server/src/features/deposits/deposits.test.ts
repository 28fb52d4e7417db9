import { alarms } from '@crm/contract/features/alarms/alarms'
import { depositMessages, deposits } from '@crm/contract/features/deposits/deposits'
import { history } from '@crm/contract/features/history/history'
import { projects } from '@crm/contract/features/projects/projects'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { sheetIn } from '../../testing/files/spreadsheets.ts'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import { depositText } from './deposits.messages.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

const refusedAt = (field: string, message: string) => ({ fields: { [field]: message } })
const money = async (proj_no: number) => {
  const { progress_status, contract_status, projcrd_deposit_dt } = await f.show(proj_no)
  return { progress_status, contract_status, projcrd_deposit_dt }
}

test('a deposit covers credits, the rest stays as 선수금, and the first covered credit moves the project to paid', async () => {
  const { proj_no, ctr_no, projcrd_nos } = await f.agreed([500_000, 500_000])
  const [first = 0, second = 0] = projcrd_nos
  const half = await f.register({ dep_amount: 200_000, shares: [{ projcrd_no: first, amount: 200_000 }] })
  expect(half).toMatchObject({ unshared: 0, refunded: 0, shares: [{ projcrd_no: first, ds_amount: 200_000, ctr_no }] })
  expect(await money(proj_no)).toEqual({
    progress_status: null,
    contract_status: ['credit_on'],
    projcrd_deposit_dt: '2026-02-01',
  })
  const rest = await f.register({
    dep_dt: '2026-02-20',
    dep_amount: 900_000,
    shares: [
      { projcrd_no: first, amount: 300_000 },
      { projcrd_no: second, amount: 100_000 },
    ],
  })
  expect(rest.unshared).toBe(500_000)
  expect(await money(proj_no)).toMatchObject({ progress_status: 'paid', projcrd_deposit_dt: '2026-02-01' })
  expect(await f.paidOf(ctr_no)).toEqual([500_000, 100_000])
  const [open] = (await f.admin.call(deposits.openCredits, { query: { client_no: f.client_no } })).query
  expect(open).toMatchObject({ projcrd_no: second, projcrd_paid: 100_000, ctr_no })
  await f.share(rest.dep_no, second, 400_000)
  expect(await money(proj_no)).toMatchObject({ contract_status: ['credit_off'] })
  const { query } = await f.admin.call(deposits.detail, { params: { dep_no: rest.dep_no } })
  expect(query[0]).toMatchObject({ unshared: 100_000, shares: [{ ds_amount: 300_000 }, { ds_amount: 500_000 }] })
  expect(await f.discrepancies()).toEqual([])
})

test('the managers of the project get an alarm that names what was paid', async () => {
  const { projcrd_nos } = await f.agreed([300_000, 700_000])
  await f.register({ dep_amount: 300_000, shares: [{ projcrd_no: projcrd_nos[0] ?? 0, amount: 300_000 }] })
  const { query } = await f.mina.call(alarms.list, { query: {} })
  expect(query).toContainEqual(
    expect.objectContaining({ al_title: '그린루프 · 300,000원이 입금되었어요', al_body: '1차 완납' }),
  )
})

test('what does not fit is refused with a message at its field, and nothing is stored', async () => {
  const { projcrd_nos } = await f.agreed([500_000])
  const [credit = 0] = projcrd_nos
  const other = await f.agreed([500_000], { client_no: await f.app.company('다른 회사') })
  const count = async () => (await f.admin.call(deposits.sums, { query: {} })).query[0]?.count
  const before = await count()
  const refused = (changes: Parameters<typeof f.register>[0]) => expect(f.register(changes)).rejects
  const share = (projcrd_no: number, amount: number) => ({ shares: [{ projcrd_no, amount }] })
  await refused({ dep_dt: '2999-01-01' }).toMatchObject(refusedAt('dep_dt', depositMessages.future))
  await refused({ dep_amount: 100, ...share(credit, 200) }).toMatchObject(
    refusedAt('shares', depositMessages.tooMuchShared),
  )
  await refused(share(credit, 500_001)).toMatchObject(refusedAt('shares', depositMessages.tooMuchForCredit))
  await refused(share(other.projcrd_nos[0] ?? 0, 1_000)).toMatchObject(refusedAt('shares', depositText.notOpen))
  await refused(share(999_999, 1_000)).toMatchObject(refusedAt('shares', depositText.notOpen))
  await refused({ shares: [...share(credit, 1).shares, ...share(credit, 1).shares] }).toMatchObject(
    refusedAt('shares', depositText.twice),
  )
  await refused({ client_no: 999_999 }).toMatchObject({ status: 400 })
  for (const dep_amount of [0, -1, 0.5, 1_000_000_000_000]) await refused({ dep_amount }).toMatchObject({ status: 400 })
  await sql`update contracts set ctr_state = 'cancelled', ctr_cancelled_dt = '2026-02-01' where ctr_no =
    (select ctr_no from project_credits where projcrd_no = ${credit})`.execute(f.app.db)
  await refused(share(credit, 1_000)).toMatchObject(refusedAt('shares', depositText.notOpen))
  expect(await count()).toBe(before)
})

test('a refund uses the unshared rest first, then takes shares back from the latest due credit', async () => {
  const { ctr_no, projcrd_nos } = await f.agreed([400_000, 400_000])
  const [first = 0, second = 0] = projcrd_nos
  const { dep_no } = await f.register({
    dep_amount: 1_000_000,
    shares: [
      { projcrd_no: first, amount: 400_000 },
      { projcrd_no: second, amount: 400_000 },
    ],
  })
  expect((await f.refund(dep_no, 150_000)).query[0]).toMatchObject({ unshared: 50_000, refunded: 150_000 })
  expect(await f.paidOf(ctr_no)).toEqual([400_000, 400_000])
  expect((await f.refund(dep_no, 250_000)).query[0]).toMatchObject({ unshared: 0, refunded: 400_000 })
  expect(await f.paidOf(ctr_no)).toEqual([400_000, 200_000])
  const after = (await f.refund(dep_no, 300_000)).query[0]
  expect(await f.paidOf(ctr_no)).toEqual([300_000, 0])
  expect(after?.refunds).toHaveLength(3)
  await expect(f.refund(dep_no, 300_001)).rejects.toMatchObject(refusedAt('amount', depositMessages.tooMuchBack))
  await expect(f.refund(dep_no, 1, '2026-01-31')).rejects.toMatchObject(
    refusedAt('dep_dt', depositMessages.refundFuture),
  )
  await expect(f.refund(dep_no, 1, '2999-01-01')).rejects.toMatchObject({ status: 400 })
  const refundNo = after?.refunds[0]?.dep_no ?? 0
  await expect(f.refund(refundNo, 1)).rejects.toMatchObject({ message: depositText.isRefund })
  await expect(f.share(refundNo, first, 1)).rejects.toMatchObject({ message: depositText.isRefund })
  expect(await f.discrepancies()).toEqual([])
})

test('when a cancelled contract has no money left the project goes back, when some is left it stays', async () => {
  const { proj_no, ctr_no, projcrd_nos } = await f.agreed([400_000])
  const { dep_no } = await f.register({
    dep_amount: 400_000,
    shares: [{ projcrd_no: projcrd_nos[0] ?? 0, amount: 400_000 }],
  })
  await sql`update contracts set ctr_state = 'cancelled', ctr_cancelled_dt = '2026-03-01' where ctr_no = ${ctr_no}`.execute(
    f.app.db,
  )
  await f.refund(dep_no, 100_000)
  expect(await money(proj_no)).toMatchObject({ progress_status: 'paid' })
  await f.refund(dep_no, 300_000)
  expect(await money(proj_no)).toMatchObject({
    progress_status: 'guide',
    contract_status: [],
    projcrd_deposit_dt: null,
  })
  const { query } = await f.mina.call(projects.show, { params: { proj_no } })
  expect(query[0]?.progress_status).toBe('guide')
})

test('a wrong entry is corrected as a whole with a reason: it never came', async () => {
  const { proj_no, ctr_no, projcrd_nos } = await f.agreed([400_000])
  const { dep_no } = await f.register({
    dep_amount: 500_000,
    shares: [{ projcrd_no: projcrd_nos[0] ?? 0, amount: 400_000 }],
  })
  const correct = (dep_memo: string) => f.admin.call(deposits.correct, { params: { dep_no }, body: { dep_memo } })
  const sums = async () => (await f.admin.call(deposits.sums, { query: {} })).query[0]
  const before = await sums()
  await expect(correct(' ')).rejects.toMatchObject(refusedAt('dep_memo', depositMessages.correctionReason))
  expect((await correct('다른 회사의 입금')).query[0]).toMatchObject({
    ...{ unshared: 0, refunded: 0, is_corrected: true, shares: [] },
    refunds: [{ dep_amount: -500_000, is_correction: true, dep_memo: '다른 회사의 입금', dep_dt: koreaToday() }],
  })
  expect(await f.paidOf(ctr_no)).toEqual([0])
  expect(await money(proj_no)).toMatchObject({ progress_status: 'guide' })
  expect(await sums()).toMatchObject({ came: (before?.came ?? 0) - 500_000, refunded: before?.refunded })
  await expect(correct('또')).rejects.toMatchObject({ message: depositText.nothingLeft })
})

test('list by words and 초성, filters, order, sums, Excel and history', async () => {
  const client_no = await f.app.company('바다소프트')
  const sea = await f.register({ client_no, dep_name: '홍바다', dep_memo: '등대 프로젝트', dep_amount: 77_000 })
  await f.register({ client_no, dep_dt: '2020-05-05', dep_amount: 88_000, dep_pay_type: 5, dep_name: '' })
  await f.refund(sea.dep_no, 7_000)
  const amounts = async (query: Partial<QueryOf<typeof deposits.list>>) =>
    (await f.admin.call(deposits.list, { query })).query.map(({ dep_amount }) => dep_amount)
  expect(await amounts({ keyword: '홍바다' })).toEqual([77_000])
  expect(await amounts({ keyword: 'ㅎㅂㄷ' })).toEqual([77_000])
  expect(await amounts({ keyword: '등대' })).toEqual([77_000])
  expect(await amounts({ keyword: 'ㅂㄷㅅㅍㅌ' })).toEqual([-7_000, 77_000, 88_000])
  expect(await amounts({ keyword: '바다소프트', sort: 'dep_amount', desc: 1 })).toEqual([88_000, 77_000, -7_000])
  expect(await amounts({ keyword: '바다소프트', dep_pay_type: 6 })).toEqual([-7_000])
  expect(await amounts({ keyword: '바다소프트', is_unshared: 1 })).toEqual([77_000, 88_000])
  expect(await amounts({ keyword: '바다소프트', to: '2020-12-31' })).toEqual([88_000])
  expect((await f.admin.call(deposits.sums, { query: { keyword: '바다소프트' } })).query).toEqual([
    { count: 3, came: 165_000, refunded: 7_000, unshared: 158_000 },
  ])
  const response = await fetch(`${f.app.url}/crm/v3/deposits/excel?keyword=${encodeURIComponent('바다소프트')}`, {
    headers: { authorization: `Bearer ${f.admin.token}` },
  })
  const sheet = sheetIn(Buffer.from(await response.arrayBuffer()))
  expect(sheet).toContain('홍바다')
  expect(sheet).not.toContain('그린루프')
  const read = (who = f.admin) =>
    who.call(history.list, { query: { to_table: 'deposits', to_no: sea.dep_no, offset: 0, limit: 10 } })
  expect(JSON.stringify((await read()).query)).toContain('77,000원')
  await expect(read(f.mina)).rejects.toMatchObject({ status: 404 })
})
