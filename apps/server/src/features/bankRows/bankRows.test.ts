import { bankMessages, bankRows } from '@crm/contract/features/bankRows/bankRows'
import { deposits } from '@crm/contract/features/deposits/deposits'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import iconv from 'iconv-lite'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { importText } from '../../import/import.messages.ts'
import { csvOf, sheetRows, textCell, xlsxOf } from '../../testing/files/spreadsheets.ts'
import { fileOf } from '../../testing/fixtures/importFixture.ts'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import { runJobOf } from '../../testing/runJob.ts'
import { alarmOfUnmatched } from './bankRows.jobs.ts'
import { bankText } from './bankRows.messages.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

const heads = ['거래일시', '보낸분', '입금액', '잔액', '적요']
const upload = async (file: File, mapping?: object[], bank_code = '088') => {
  const body = { file, bank_code, ...(mapping && { mapping: JSON.stringify(mapping) as never }) }
  const [answer] = (await f.admin.call(bankRows.upload, { body })).query
  if (!answer) throw new Error('nothing answered')
  return answer
}
const csv = (...rows: string[][]) => fileOf(csvOf([heads, ...rows]), '거래내역.csv')
const list = (query: Partial<QueryOf<typeof bankRows.list>> = {}) =>
  f.admin.call(bankRows.list, { query: { limit: 100, ...query } })
const rowNamed = async (name: string, query: Partial<QueryOf<typeof bankRows.list>> = {}) => {
  const row = (await list(query)).query.find(({ bkr_name }) => bkr_name === name)
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

/** A company with a contract over one payment, and its code. */
const agreedWith = async (name: string, amount: number, code: string) => {
  const client_no = await f.app.company(name)
  const made = await f.agreed([amount], { client_no })
  await sql`alter table estimates disable trigger user`.execute(f.app.db)
  await sql`update estimates set est_state = 'issued', est_issued_dt = now(), est_code = ${`BE-2026-0${code}`}
             where est_no = (select est_no from contracts where ctr_no = ${made.ctr_no})`.execute(f.app.db)
  await sql`alter table estimates enable trigger user`.execute(f.app.db)
  return { ...made, client_no }
}

test('a statement is read from CSV in UTF-8 and CP949 and from Excel, twice adds nothing, two equal transfers stay', async () => {
  const rows = [
    ['2026-11-02 10:00:00', '쌍둥이', '1000', '', ''],
    ['2026-11-02 10:00:00', '쌍둥이', '1000', '', ''],
    ['2026-11-02 11:00:00', '외둥이', '1000', '9000', ''],
  ]
  expect(await upload(csv(...rows))).toMatchObject({ is_stored: true, added: 3, known: 0 })
  expect(await upload(csv(...rows))).toMatchObject({ added: 0, known: 3 })
  const cp949 = fileOf(iconv.encode(csvOf([heads, ...rows, ['2026-11-03 09:00', '똠방', '2000', '', '']]), 'cp949'))
  expect(await upload(cp949)).toMatchObject({ added: 1, known: 3 })
  const sheet = sheetRows(
    heads.slice(0, 3).map((head, at) => textCell(`${'ABC'[at]}1`, head)),
    [textCell('A2', '2026-11-04 09:00'), textCell('B2', '엑셀'), '<c r="C2" t="str"><f>1000*3</f><v>3000</v></c>'],
  )
  expect(await upload(fileOf(await xlsxOf(sheet)))).toMatchObject({ added: 1 })
  expect(await rowNamed('엑셀')).toMatchObject({ bkr_amount: 3_000, bkr_at: '2026-11-04 09:00' })
  const again = await Promise.all(
    Array.from({ length: 50 }, () => upload(csv(['2026-11-05 09:00', '동시', '5000', '', '']))),
  )
  expect(again.reduce((sum, { added }) => sum + added, 0)).toBe(1)
})

test('columns that cannot be guessed are asked for, and remembered for the bank', async () => {
  const file = (day: string) =>
    fileOf(
      csvOf([
        ['언제', '얼마', '누구'],
        [day, '7000', '기억'],
      ]),
      '이상한.csv',
    )
  const asked = await upload(file('2026-11-06 01:00'), undefined, '004')
  expect(asked).toMatchObject({ is_stored: false, columns: [{ title: '언제' }, { title: '얼마' }, { title: '누구' }] })
  const mapping = [
    { field: 'bkr_at', column: 0 },
    { field: 'bkr_amount', column: 1 },
    { field: 'bkr_name', column: 2 },
  ]
  expect(await upload(file('2026-11-06 01:00'), mapping, '004')).toMatchObject({ is_stored: true, added: 1 })
  expect(await upload(file('2026-11-06 02:00'), undefined, '004')).toMatchObject({ is_stored: true, added: 1 })
  await expect(upload(file('2026-11-06 03:00'), mapping.slice(1), '004')).rejects.toMatchObject({ status: 400 })
})

test('files that cannot be read are refused in words, and nothing is stored', async () => {
  const before = (await list()).total
  const refused = (file: File) => expect(upload(file)).rejects
  await refused(fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls')).toMatchObject({
    message: bankMessages.oldExcel,
  })
  await refused(csv(['2026-11-06', '가', '#REF!', '', ''])).toMatchObject({
    status: 400,
    message: bankText.badAmount(2),
  })
  await refused(fileOf(`거래일시,입금액\n${'2026-11-06,1\n'.repeat(200_000)}`, 'many.csv')).toMatchObject({
    message: importText.tooManyRows,
  })
  const bomb = await xlsxOf(sheetRows([textCell('A1', '거래일시')]) + ' '.repeat(100 * 1024 * 1024))
  await refused(fileOf(bomb)).toMatchObject({ message: importText.unpacksTooLarge })
  await expect(upload(csv(['2026-11-06', '가', '1', '', '']), undefined, '999')).rejects.toMatchObject({ status: 400 })
  expect((await list()).total).toBe(before)
})

test('a certain row is confirmed by one click and becomes a deposit; correcting that makes it wait again', async () => {
  const { ctr_no } = await agreedWith('주식회사 나무숲', 440_000, '1234')
  await upload(csv(['2026-11-07 10:00', '나무숲1234', '440000', '', '']))
  const row = await rowNamed('나무숲1234', { certainty: 'certain' })
  expect(row).toMatchObject({
    certainty: 'certain',
    candidates: [{ client_name: '주식회사 나무숲', rest: 0, shares: [{ amount: 440_000 }] }],
  })
  const { counts } = await list()
  expect(counts.certain).toBe(1)
  const unknown = await rowNamed('외둥이')
  const [answer] = (await f.admin.call(bankRows.confirmCertain, { body: { bkr_nos: [row.bkr_no, unknown.bkr_no] } }))
    .query
  expect(answer).toEqual({ confirmed: 1, left: 1 })
  expect(await f.paidOf(ctr_no)).toEqual([440_000])
  const done = await rowNamed('나무숲1234', { bkr_state: 'done' })
  expect(done).toMatchObject({ client_name: '주식회사 나무숲', candidates: [], certainty: null })
  const state = { bkr_nos: [row.bkr_no], bkr_state: 'later' as const }
  await expect(f.admin.call(bankRows.setState, { body: state })).rejects.toMatchObject({ message: bankText.notWaiting })
  const params = { dep_no: done.dep_no ?? 0 }
  expect((await f.admin.call(deposits.detail, { params })).query[0]).toMatchObject({
    dep_dt: '2026-11-07',
    dep_name: '나무숲1234',
  })
  await f.admin.call(deposits.correct, { params, body: { dep_memo: '잘못 확정' } })
  expect(await rowNamed('나무숲1234')).toMatchObject({ bkr_state: 'waiting', certainty: 'certain' })
  expect(await f.paidOf(ctr_no)).toEqual([0])
})

test('one row pays several payments, several rows one; a name confirmed once is known the next time', async () => {
  const one = await agreedWith('바람개비', 100_000, '2001')
  const two = await f.agreed([200_000, 300_000], { client_no: one.client_no })
  await upload(
    csv(
      ['2026-11-08 10:00', '김경리', '350000', '', ''],
      ['2026-11-08 11:00', '김경리', '250000', '', ''],
      ['2026-11-08 12:00', '이총무', '50000', '', ''],
    ),
  )
  const [first = 0] = one.projcrd_nos
  const [second = 0, third = 0] = two.projcrd_nos
  const confirm = (bkr_no: number, shares: { projcrd_no: number; amount: number }[]) =>
    f.admin.call(bankRows.confirm, { params: { bkr_no }, body: { client_no: one.client_no, shares } })
  const rows = (await list({ keyword: '김경리', desc: 0 })).query
  expect(rows.map(({ certainty }) => certainty)).toEqual(['unknown', 'unknown'])
  await confirm(rows[0]?.bkr_no ?? 0, [
    { projcrd_no: first, amount: 100_000 },
    { projcrd_no: second, amount: 200_000 },
    { projcrd_no: third, amount: 50_000 },
  ])
  expect(await rowNamed('김경리')).toMatchObject({
    certainty: 'certain',
    candidates: [{ reasons: ['amount', 'alias'] }],
  })
  await confirm(rows[1]?.bkr_no ?? 0, [{ projcrd_no: third, amount: 250_000 }])
  expect(await f.paidOf(two.ctr_no)).toEqual([200_000, 300_000])
  // Nothing is open any more: what comes now stays with the client.
  const last = await rowNamed('이총무')
  await confirm(last.bkr_no, [])
  const { query } = await f.admin.call(deposits.list, { query: { keyword: '이총무' } })
  expect(query).toMatchObject([{ unshared: 50_000 }])
})

test('later and not ours are set aside and brought back', async () => {
  const { bkr_no } = await rowNamed('외둥이')
  const set = (bkr_state: 'waiting' | 'later' | 'ignored') =>
    f.admin.call(bankRows.setState, { body: { bkr_nos: [bkr_no], bkr_state } })
  await set('later')
  expect((await list({ bkr_state: 'later' })).query.map((row) => row.bkr_no)).toEqual([bkr_no])
  await set('ignored')
  expect((await list({ bkr_state: 'ignored', keyword: 'ㅇㄷㅇ' })).total).toBe(1)
  await set('waiting')
  expect(await rowNamed('외둥이')).toMatchObject({ bkr_state: 'waiting' })
})

test('of fifty who confirm one row at once one does', async () => {
  const { ctr_no, client_no, projcrd_nos } = await agreedWith('한번만', 900_000, '3001')
  await upload(csv(['2026-11-09 10:00', '한번만3001', '300000', '', '']))
  const { bkr_no } = await rowNamed('한번만3001')
  const body = { client_no, shares: [{ projcrd_no: projcrd_nos[0] ?? 0, amount: 300_000 }] }
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) =>
      at % 2
        ? f.admin.call(bankRows.confirm, { params: { bkr_no }, body })
        : f.admin.call(bankRows.confirmCertain, { body: { bkr_nos: [bkr_no] } }),
    ),
  )
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))
  expect(refusals.filter((message) => message !== bankText.notWaiting)).toEqual([])
  expect(await f.paidOf(ctr_no)).toEqual([300_000])
  const { rows } = await sql`select from deposits where bkr_no = ${bkr_no}`.execute(f.app.db)
  expect(rows).toHaveLength(1)
})

test('the database keeps what the statement says, and one deposit for a row', async () => {
  const { bkr_no } = await rowNamed('한번만3001', { bkr_state: 'done' })
  const change = (query: ReturnType<typeof sql>) => expect(query.execute(f.app.db)).rejects
  await change(sql`update bank_rows set bkr_amount = 1 where bkr_no = ${bkr_no}`).toMatchObject({
    constraint: 'bank_rows_kept',
  })
  await change(sql`update bank_rows set bkr_state = 'waiting', dep_no = null where bkr_no = ${bkr_no}`).toMatchObject({
    constraint: 'bank_rows_confirmed',
  })
  const { bkr_no: other } = await rowNamed('외둥이')
  await change(
    sql`update bank_rows set bkr_state = 'done', dep_no = (select max(dep_no) from deposits) where bkr_no = ${other}`,
  ).toMatchObject({ constraint: 'bank_rows_deposit' })
})

test('what came in yesterday and waits still is an alarm for whoever manages contracts, and for nobody else', async () => {
  const store = (bkr_name: string, daysAgo: number) =>
    sql`insert into bank_rows (bank_code, bkr_at, bkr_amount, bkr_name, reg_dt)
        values ('088', '2026-11-01 10:00', 7000, ${bkr_name}, now() - ${daysAgo} * interval '1 day')`.execute(f.app.db)
  const run = () => runJobOf(f.app)(alarmOfUnmatched, {})
  const alarms = async (user_no: number) =>
    (
      await sql<{ al_title: string; al_body: string }>`
        select al_title, al_body from alarms where al_kind = 'bankRows.unmatched' and user_no = ${user_no}`.execute(
        f.app.db,
      )
    ).rows
  await store('그저께', 2)
  await store('오늘', 0)
  await run()
  expect(await alarms(f.admin.user_no)).toEqual([])
  await store('어제', 1)
  await run()
  expect(await alarms(f.admin.user_no)).toMatchObject([
    { al_title: bankText.unmatchedTitle(1), al_body: '모두 7,000원' },
  ])
  expect(await alarms(f.mina.user_no)).toEqual([])
})
