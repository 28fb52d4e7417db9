import { projects } from '@crm/contract/features/projects/projects'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { createCompany, createProject } from '../../../../seed/factories.ts'
import { sheetIn } from '../../../testing/files/spreadsheets.ts'
import { insertContract } from '../../../testing/fixtures/money/contractFixture.ts'
import { insertEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let jun: Person & { emp_no: number }
/** By name. */
const made = new Map<string, number>()
const no = (name: string) => made.get(name) as number

beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  jun = await app.staff({ user_name: '정준' })
  const green = await createCompany(app.db, '그린루프', '황보라', { bt_no: 1 })
  const medi = await createCompany(app.db, '메디브릿지', '남궁민수', { bt_no: 6 })
  const add = async (proj_name: string, draft: object, facts: object = {}) => {
    const proj_no = await createProject(app.db, { client_no: green, proj_name, ...draft })
    await app.db
      .updateTable('projects')
      .set({ psrv_no: 1, thm_no: 1, pt_no: 11, ...facts })
      .where('proj_no', '=', proj_no)
      .execute()
    made.set(proj_name, proj_no)
  }
  await add('투자 자문', { progress_status: 'completed', managers: [mina.emp_no] })
  await add(
    '앱 개발',
    { client_no: medi, progress_status: 'started', participants: [mina.emp_no] },
    { psrv_no: 4, pt_no: 42 },
  )
  await add('브랜딩', { progress_status: null, managers: [jun.emp_no] }, { psrv_no: 3, thm_no: 5, pt_no: 31 })
  await add('홍보 영상', { client_no: medi, progress_status: 'unknown' }, { pt_no: 34 })
  await add('가치 평가', { progress_status: 'pre', managers: [jun.emp_no, mina.emp_no] }, { pt_no: 13 })
  const contract = async (name: string, projcrd_deposit_dt: string | null, est_amount: number) => {
    const est_no = await insertEstimate(app.db, { proj_no: no(name), est_amount, est_issued_dt: '2026-01-01' })
    const credit = { projcrd_amount: 1, ...(projcrd_deposit_dt === null ? {} : { paid: projcrd_deposit_dt }) }
    if (est_amount) await insertContract(app.db, { est_no, credits: [credit] })
  }
  await contract('투자 자문', '2026-02-01', 300)
  await contract('앱 개발', '2026-01-15', 200)
  await contract('앱 개발', null, 50)
  await contract('가치 평가', null, 0)
})

type Query = RequestOf<typeof projects.list>['query']

const named = async (query: Query) => {
  const answer = await mina.call(projects.list, { query: query ?? {} })
  expect(answer.total).toBe(answer.query.length)
  return answer.query.map(({ proj_name }) => proj_name)
}

test('the newest first, as rows that a list needs nothing else for', async () => {
  expect(await named({})).toEqual(['가치 평가', '홍보 영상', '브랜딩', '앱 개발', '투자 자문'])
  const { query } = await mina.call(projects.list, { query: { keyword: '앱 개발' } })
  expect(query).toMatchObject([
    {
      proj_no: no('앱 개발'),
      client_name: '메디브릿지',
      user_name: '남궁민수',
      psrv_name: '플랫폼개발',
      contract_status: ['credit_off', 'credit_on'],
      contract_amount: 250,
      projcrd_deposit_dt: '2026-01-15',
      progress_status: 'started',
      emp: [{ emp_no: mina.emp_no, emp_name: '김미나', pe_type: 'participant' }],
    },
  ])
})

test.each<[Query, string[]]>([
  [{ keyword: 'ㅂㄹㄷ' }, ['브랜딩']],
  [{ keyword: '남궁' }, ['홍보 영상', '앱 개발']],
  [{ keyword: 'ㅁㄷㅂㄹㅈ' }, ['홍보 영상', '앱 개발']],
  [{ keyword: '그린 자문' }, ['투자 자문']],
  [{ keyword: '없는 말' }, []],
  [{ is_own: 1 }, ['가치 평가', '앱 개발', '투자 자문']],
  [{ is_own: 0 }, ['가치 평가', '홍보 영상', '브랜딩', '앱 개발', '투자 자문']],
  [{ is_not_ended: 1 }, ['가치 평가', '브랜딩', '앱 개발']],
  [{ progress_status: ['inquiry'] }, ['브랜딩']],
  [{ progress_status: ['pre', 'inquiry', 'completed'] }, ['가치 평가', '브랜딩', '투자 자문']],
  [{ progress_status: [] }, ['가치 평가', '홍보 영상', '브랜딩', '앱 개발', '투자 자문']],
  [{ contract_status: ['estimate_on'] }, ['가치 평가']],
  [{ contract_status: ['credit_off'] }, ['앱 개발', '투자 자문']],
  [{ contract_status: ['credit_on', 'estimate_on'] }, ['가치 평가', '앱 개발']],
  [{ contract_status: ['estimate_off'] }, []],
  [{ contract_date_sort: 'asc' }, ['앱 개발', '투자 자문', '가치 평가', '홍보 영상', '브랜딩']],
  [{ contract_date_sort: 'desc' }, ['투자 자문', '앱 개발', '가치 평가', '홍보 영상', '브랜딩']],
  [{ contract_date_sort: 'none' }, ['가치 평가', '홍보 영상', '브랜딩', '앱 개발', '투자 자문']],
  [{ sort: 'name' }, ['가치 평가', '브랜딩', '앱 개발', '투자 자문', '홍보 영상']],
  [{ psrv_no: 4 }, ['앱 개발']],
  [{ industry_type: 6 }, ['홍보 영상', '앱 개발']],
  [{ service_type: 3 }, ['브랜딩']],
  [{ thm_no: 5 }, ['브랜딩']],
  [{ pt_ref_no: 1 }, ['가치 평가', '투자 자문']],
  [{ pt_ref_no: 34 }, ['홍보 영상']],
  [{ is_own: 1, is_not_ended: 1, keyword: '그린', contract_date_sort: 'asc' }, ['가치 평가']],
])('%j leaves %j', async (query, names) => {
  expect(await named(query)).toEqual(names)
})

test('by person and by company', async () => {
  expect(await named({ emp_no: jun.emp_no })).toEqual(['가치 평가', '브랜딩'])
  const { query } = await mina.call(projects.list, { query: { keyword: '홍보 영상' } })
  expect(await named({ client_no: query[0]?.client_no })).toEqual(['홍보 영상', '앱 개발'])
})

test('unknown words in a filter are refused', async () => {
  await expect(named({ progress_status: ['lost' as 'pre'] })).rejects.toMatchObject({ status: 400 })
})

test('finding one for a picker: by name, company or representative, in either order', async () => {
  const found = async (query: RequestOf<typeof projects.find>['query']) =>
    (await jun.call(projects.find, { query })).query.map(({ proj_name }) => proj_name)
  expect(await found({ sort: 'name' })).toEqual(['가치 평가', '브랜딩', '앱 개발', '투자 자문', '홍보 영상'])
  expect(await found({ keyword: '황보라' })).toEqual(['가치 평가', '브랜딩', '투자 자문'])
  expect(await found({ psrv_no: 4 })).toEqual(['앱 개발'])
  expect(await found({ is_own: 1 })).toEqual(['가치 평가', '브랜딩'])
  expect(await found({ proj_no: no('브랜딩') })).toEqual(['브랜딩'])
})

test('the board: every stage with how many and how much, under the same filter', async () => {
  const board = async (query: RequestOf<typeof projects.board>['query']) =>
    (await mina.call(projects.board, { query })).query.map(({ stage, count, amount }) => [stage, count, amount])
  expect(await board({})).toEqual([
    ['inquiry', 1, 0],
    ['pre', 1, 0],
    ['guide', 0, 0],
    ['paid', 0, 0],
    ['started', 1, 250],
    ['completed', 1, 300],
    ['unknown', 1, 0],
  ])
  expect((await board({ is_own: 1, keyword: '메디' })).filter(([, count]) => count)).toEqual([['started', 1, 250]])
})

test('the list as an Excel file: the same filter, the same order, for those with the scope', async () => {
  const fetchExcel = (token: string) =>
    fetch(`${app.url}/crm/v3/projects/excel?contract_date_sort=asc&is_own=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const response = await fetchExcel(mina.token)
  expect(response.status).toBe(200)
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
    /프로젝트_\d{4}-\d\d-\d\d\.xlsx$/,
  )
  const sheet = sheetIn(Buffer.from(await response.arrayBuffer()))
  const columnOf = (letter: string) =>
    [...sheet.matchAll(new RegExp(`<c r="${letter}\\d+"[^>]*>.*?<t[^>]*>(.*?)</t>`, 'g'))].map(([, text]) => text)
  expect(columnOf('B')).toEqual(['프로젝트', '앱 개발', '투자 자문', '가치 평가'])
  expect(columnOf('I')).toEqual([
    '계약 상태',
    '계약 완료(잔금 완납), 계약 완료(잔금 미납)',
    '계약 완료(잔금 완납)',
    '계약 전(견적 발행)',
  ])
  expect(columnOf('K')).toEqual(['단계', '착수', '완료', 'PRE'])
  expect((await fetchExcel(jun.token)).status).toBe(403)
})

test('one project by its number; an empty sort is none', async () => {
  expect(await named({ proj_no: no('브랜딩') })).toEqual(['브랜딩'])
  const answer = await fetch(`${app.url}/crm/v3/projects/newarrivals?contract_date_sort=`, {
    headers: { authorization: `Bearer ${mina.token}` },
  })
  expect(answer.status).toBe(200)
})

test('clients and partners see nothing of it, nor does staff without the scope', async () => {
  for (const person of [await app.client(), await app.vc()]) {
    for (const attempt of [
      () => person.call(projects.list),
      () => person.call(projects.main),
      () => person.call(projects.show, { params: { proj_no: no('브랜딩') } }),
      () => person.call(projects.significant, { params: { proj_no: no('브랜딩') }, body: { proj_significant: null } }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 403 })
    }
  }
  await expect(jun.call(projects.list)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  await expect(
    jun.call(projects.move, { params: { proj_no: no('브랜딩') }, body: { stage: 'pre' } }),
  ).rejects.toMatchObject({ status: 403 })
})

test.each([{ sort: 'name' }, { contract_date_sort: 'asc' }, { contract_date_sort: 'desc' }] as const)(
  'own projects by %o: a page is the same whether they are sorted or all are gone through in order',
  async (order) => {
    const listOf = async (page: object) => await mina.call(projects.list, { query: { is_own: 1, ...order, ...page } })
    const sorted = await listOf({ limit: 10 })
    // Three of five projects are theirs, so a page of one row is found among all.
    const first = await listOf({ limit: 1 })
    expect(first).toEqual({ ...sorted, query: sorted.query.slice(0, 1) })
    expect(first.total).toBe(3)
    const narrowed = await listOf({ limit: 1, progress_status: 'started' })
    expect(narrowed.query.map(({ proj_no }) => proj_no)).toEqual([no('앱 개발')])
  },
)
