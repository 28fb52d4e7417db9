import { estimates } from '@crm/contract/features/estimates/estimates'
import { history } from '@crm/contract/features/history/history'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../../clock.ts'
import { isCommonWord } from '../../../db/search/commonWords.ts'
import { seemLarge } from '../../../testing/commonWords.ts'
import { sheetIn } from '../../../testing/files/spreadsheets.ts'
import { lineDraft } from '../../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate, issueEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../../testing/startTestApp.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
let admin: Person
let issuedNo: number
beforeAll(async () => {
  fixture = await projectFixture()
  admin = await fixture.app.staff({ user_name: '윤관리', emp_scope: ['AdminItem'] })
  const { mina } = fixture
  const { proj_no } = await fixture.register({ proj_employees: [someone(mina.emp_no)] })
  await createEstimate(mina, proj_no, { est_title: '로고 견적서', lines: [lineDraft({ el_price: 500_000 })] })
  const draft = await createEstimate(mina, proj_no, { est_title: '영상 견적서' })
  issuedNo = (await issueEstimate(mina, draft)).est_no
  const client_no = await fixture.app.company('메디코어')
  const other = await fixture.register({ client_no, psrv_no: 4, pt_no: 42 })
  await createEstimate(mina, other.proj_no, { est_title: '앱 견적서', lines: [lineDraft({ el_price: 9_000_000 })] })
})

type Query = Partial<QueryOf<typeof estimates.list>>
const titles = async (query: Query) =>
  (await admin.call(estimates.list, { query })).query.map(({ est_title }) => est_title.replace(' 견적서', ''))

test('all estimates, by words and 초성 of title, number, receiver and client', async () => {
  expect(await titles({})).toEqual(['앱', '영상', '로고'])
  expect(await titles({ keyword: '로고' })).toEqual(['로고'])
  expect(await titles({ keyword: 'ㄹㄱ ㄱㅈ' })).toEqual(['로고'])
  expect(await titles({ keyword: '메디코어' })).toEqual(['앱'])
  expect(await titles({ keyword: 'ㅁㄷㅋㅇ' })).toEqual(['앱'])
  expect(await titles({ keyword: `BE-${koreaToday().slice(0, 4)}` })).toEqual(['영상'])
  expect(await titles({ keyword: '한대표' })).toHaveLength(3)
})

test('words that many have find the same', async () => {
  const count = async (keyword: string) => (await admin.call(estimates.sums, { query: { keyword } })).query[0]?.count
  const words = ['로고', 'ㄹㄱ ㄱㅈ', 'ㅁㄷㅋㅇ', '한대표']
  const seen = () => Promise.all(words.map((keyword) => titles({ keyword })))
  const rare = await seen()
  for (const table of ['estimates', 'clients']) await seemLarge(fixture.app.db, table)
  expect(await isCommonWord(fixture.app.db, ['estimates'], '한대표')).toBe(true)
  expect(await seen()).toEqual(rare)
  expect(await Promise.all(words.map(count))).toEqual(rare.map(({ length }) => length))
})

test('filters, order, pages and sums', async () => {
  expect(await titles({ est_state: 'issued' })).toEqual(['영상'])
  expect(await titles({ is_expiring: 1 })).toEqual(['영상'])
  expect(await titles({ psrv_no: 4 })).toEqual(['앱'])
  expect(await titles({ least: 1_000_000, most: 2_000_000 })).toEqual(['영상'])
  expect(await titles({ from: koreaToday(), to: koreaToday() })).toHaveLength(3)
  expect(await titles({ to: '2020-01-01' })).toEqual([])
  expect(await titles({ emp_no: fixture.mina.emp_no })).toHaveLength(3)
  expect(await titles({ sort: 'est_amount', desc: 0 })).toEqual(['로고', '영상', '앱'])
  expect(await titles({ sort: 'est_issued_dt', desc: 1 })).toMatchObject({ 0: '영상' })
  const { total, query } = await admin.call(estimates.list, { query: { offset: 1, limit: 1 } })
  expect([total, query.length]).toEqual([3, 1])
  expect((await admin.call(estimates.sums, { query: { psrv_no: 1 } })).query).toEqual([
    { count: 2, est_supply: 1_500_000, est_vat: 150_000, est_amount: 1_650_000 },
  ])
  await expect(fixture.mina.call(estimates.list, { query: {} })).rejects.toMatchObject({ status: 403 })
})

test('the Excel file has the rows of the list', async () => {
  const response = await fetch(`${fixture.app.url}/crm/v3/estimates/excel?est_state=issued`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const text = sheetIn(Buffer.from(await response.arrayBuffer()))
  expect(text).toContain('영상 견적서')
  expect(text).not.toContain('로고 견적서')
})

test('the history of an estimate and of the settings is read by whoever may open them', async () => {
  const read = (who: Person, to_table: string, to_no: number) =>
    who.call(history.list, { query: { to_table, to_no, offset: 0, limit: 10 } })
  const { query } = await read(fixture.mina, 'estimates', issuedNo)
  expect(JSON.stringify(query)).toContain('발행')
  await expect(read(fixture.mina, 'estimate_settings', 1)).rejects.toMatchObject({ status: 404 })
  const [settings] = (await admin.call(estimates.settings)).query
  if (!settings) throw new Error('no settings')
  await admin.call(estimates.changeSettings, { body: { ...settings, es_note: '잘 부탁드려요' } })
  expect(JSON.stringify((await read(admin, 'estimate_settings', 1)).query)).toContain('잘 부탁드려요')
})
