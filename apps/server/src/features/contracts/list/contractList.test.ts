import { contracts } from '@crm/contract/features/contracts/contracts'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { isCommonWord } from '../../../db/search/commonWords.ts'
import { seemLarge } from '../../../testing/commonWords.ts'
import { sheetIn } from '../../../testing/files/spreadsheets.ts'
import { insertDeposit } from '../../../testing/fixtures/money/contractFixture.ts'
import { lineDraft } from '../../../testing/fixtures/money/estimateDrafts.ts'
import {
  type PaperContractFixture,
  paperContractFixture,
  planPart,
} from '../../../testing/fixtures/money/paperContractFixture.ts'

let set: PaperContractFixture
let code = ''
beforeAll(async () => {
  set = await paperContractFixture()
  const half = [planPart('계약금', 50, 'contract', 7), planPart('잔금', 50, 'delivery', 7)]
  const logo = await set.issue({ est_title: '로고 견적서', lines: [lineDraft({ el_price: 500_000 })], plans: half })
  const made = await set.register(logo.est_no, { day: '2026-01-05' })
  const [deposit] = made.credits
  await insertDeposit(set.app.db, {
    client_no: set.client_no,
    dep_dt: '2026-01-20',
    shares: [{ projcrd_no: deposit?.projcrd_no ?? 0, ds_amount: 100_000 }],
  })
  const film = await set.issue({ est_title: '영상 견적서', plans: half })
  code = film.est_code ?? ''
  await set.register(film.est_no)
  const client_no = await set.app.company('메디코어')
  const other = await set.issue({ est_title: '앱 견적서', lines: [lineDraft({ el_price: 9_000_000 })] }, { client_no })
  await set.cancel(await set.register(other.est_no, { day: '2026-03-02' }))
  await set.insertElectronic(await set.issue({ est_title: '자문 견적서' }), 'draft')
})

type Query = Partial<QueryOf<typeof contracts.list>>
const titles = async (query: Query) =>
  (await set.admin.call(contracts.list, { query })).query.map(({ ctr_title }) => ctr_title.replace(' 견적서', ''))

test('all contracts, by words and 초성 of title, client and estimate', async () => {
  expect(await titles({})).toEqual(['용역 계약', '영상', '앱', '로고'])
  expect(await titles({ keyword: '로고' })).toEqual(['로고'])
  expect(await titles({ keyword: 'ㅇㅅ' })).toEqual(['영상'])
  expect(await titles({ keyword: 'ㅁㄷㅋㅇ' })).toEqual(['앱'])
  expect(await titles({ keyword: code })).toEqual(['영상'])
})

test('words that many have find the same', async () => {
  const words = ['로고', 'ㅇㅅ', 'ㅁㄷㅋㅇ', code]
  const count = async (keyword: string) =>
    (await set.admin.call(contracts.sums, { query: { keyword } })).query[0]?.count
  const seen = () => Promise.all(words.map((keyword) => titles({ keyword })))
  const rare = await seen()
  for (const table of ['contracts', 'estimates', 'clients']) await seemLarge(set.app.db, table)
  expect(await isCommonWord(set.app.db, ['contracts', 'estimates'], '로고')).toBe(true)
  expect(await seen()).toEqual(rare)
  expect(await Promise.all(words.map(count))).toEqual(rare.map(({ length }) => length))
})

test('rows say what is paid, what is open and how long it is overdue', async () => {
  const { query } = await set.admin.call(contracts.list, { query: { keyword: '로고' } })
  expect(query).toMatchObject([
    { ctr_amount: 550_000, paid: 100_000, balance: 450_000, next_due_dt: '2026-01-12', client_name: '그린루프' },
  ])
  const days = Math.floor((Date.now() + 9 * 3_600_000 - Date.parse('2026-01-12')) / 86_400_000)
  expect(query[0]?.overdue_days).toBe(days)
})

test('filters, order, pages and sums of contracts', async () => {
  expect(await titles({ ctr_state: 'cancelled' })).toEqual(['앱'])
  expect(await titles({ ctr_kind: 'electronic' })).toEqual(['용역 계약'])
  expect(await titles({ from: '2026-01-01', to: '2026-03-31' })).toEqual(['앱', '로고'])
  expect(await titles({ least: 1_000_000, most: 2_000_000 })).toEqual(['용역 계약', '영상'])
  expect(await titles({ is_open: 1 })).toEqual(['영상', '로고'])
  expect(await titles({ is_overdue: 1 })).toEqual(['로고'])
  expect(await titles({ sort: 'balance' })).toMatchObject({ 0: '영상', 1: '로고' })
  expect(await titles({ sort: 'ctr_amount', desc: 0 })).toMatchObject({ 0: '로고', 3: '앱' })
  expect(await titles({ sort: 'next_due_dt', desc: 0 })).toMatchObject({ 0: '로고', 1: '영상' })
  expect(await titles({ sort: 'next_due_dt', desc: 1 })).toMatchObject({ 0: '영상', 1: '로고' })
  const { total, query } = await set.admin.call(contracts.list, { query: { offset: 1, limit: 1 } })
  expect([total, query.length]).toEqual([4, 1])
  expect((await set.admin.call(contracts.sums, { query: { is_open: 1 } })).query).toEqual([
    { count: 2, ctr_amount: 1_650_000, paid: 100_000, balance: 1_550_000 },
  ])
})

test('the Excel file has the rows of the list of contracts', async () => {
  const response = await fetch(`${set.app.url}/crm/v3/contracts/excel?ctr_state=cancelled`, {
    headers: { authorization: `Bearer ${set.admin.token}` },
  })
  const text = sheetIn(Buffer.from(await response.arrayBuffer()))
  expect(text).toContain('앱 견적서')
  expect(text).toContain('해지')
  expect(text).not.toContain('로고 견적서')
})
