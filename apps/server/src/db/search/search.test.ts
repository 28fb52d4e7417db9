import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { estimateMatches, forgetStatistics } from './commonWords.ts'
import { fold, takeApart } from './keyword.ts'
import { contains, matches } from './search.ts'

let app: TestApp
const find = async (keyword: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from places where ${matches(sql`search_text`, keyword)} order by name`.execute(app.db)
  const names = rows.map((row) => row.name)
  // Row by row the same are found as by index.
  const { rows: tested } = await sql<{ name: string }>`
    select name from places where ${contains(sql`search_text`, keyword)} order by name`.execute(app.db)
  expect(tested.map((row) => row.name)).toEqual(names)
  return names
}

beforeAll(async () => {
  app = await startTestApp()
  await sql`create table places (name text not null, phone text)`.execute(app.db)
  await sql`select crm_make_searchable('places', 'name', 'phone')`.execute(app.db)
  await sql`insert into places values
    ('빌더스 컨설팅', '010-1234-5678'), ('그린루프', null), ('Green Loop Inc.', '02-777-0101'),
    ('주식회사 빌드온', null), ('50% 할인_마트', null), ('㈜감성 웹 개발', null), (normalize('한글풀어쓰기', nfd), null)`.execute(
    app.db,
  )
})

test.each([
  ['빌더스', ['빌더스 컨설팅']],
  ['더스', ['빌더스 컨설팅']],
  ['빌', ['빌더스 컨설팅']],
  ['빌더스컨설팅', ['빌더스 컨설팅']],
  ['컨설팅 빌더', ['빌더스 컨설팅']],
  ['ㅂㄷㅅ', ['빌더스 컨설팅']],
  ['ㅂㄷ', ['빌더스 컨설팅', '주식회사 빌드온']],
  ['빌ㄷ', ['빌더스 컨설팅', '주식회사 빌드온']],
  ['빌더ㅅ', ['빌더스 컨설팅']],
  ['ㄷㅅㅋㅅ', ['빌더스 컨설팅']],
  ['ㅅㅎㅅㅂㄷ', ['주식회사 빌드온']],
  ['50ㅎㅇ', ['50% 할인_마트']],
  ['ㅂㄷㅌ', []],
  ['ㅂㄷㅅㅋㅌ', []],
  ['그린 루프', ['그린루프']],
  ['GREEN', ['Green Loop Inc.']],
  ['loop', ['Green Loop Inc.']],
  ['5678', ['빌더스 컨설팅']],
  ['1234-5678', ['빌더스 컨설팅']],
  ['01012345678', ['빌더스 컨설팅']],
  ['50%', ['50% 할인_마트']],
  ['할인마트', ['50% 할인_마트']],
  ['더빌', []],
  ['빌스', []],
  ['%', []],
  ['없는회사', []],
  ['웹 개발', ['㈜감성 웹 개발']],
  ['감성 발', ['㈜감성 웹 개발']],
  ['웹', []],
  ['감 웹', []],
  ['㈜ 감 성 웹', ['㈜감성 웹 개발']],
  ['ㄱ ㅅ ㅇ', ['㈜감성 웹 개발']],
  ['ㄳㅇ', ['㈜감성 웹 개발']],
  ['ㄱㅅ', ['㈜감성 웹 개발']],
  ['ㄳ', ['㈜감성 웹 개발']],
  ['(주)감성', ['㈜감성 웹 개발']],
])('%s finds %j', async (keyword, expected) => {
  expect(await find(keyword)).toEqual(expected)
})

test('text that arrives decomposed is found as it is typed', async () => {
  expect(await find('풀어쓰기')).toHaveLength(1)
})

test('nothing typed is special to the pattern underneath', async () => {
  for (const keyword of ['.*', '(', '[가-힣]', '\\', "'; drop table places; --", '^빌', '..']) {
    await expect(find(keyword)).resolves.toBeInstanceOf(Array)
  }
})

test('the index answers: cost does not grow with the table', async () => {
  await sql`insert into places select '회사' || md5(i::text) from generate_series(1, 20000) i`.execute(app.db)
  await sql`analyze places`.execute(app.db)
  for (const keyword of ['빌더스', 'ㅂㄷㅅ', '더스', '5678']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from places where ${matches(sql`search_text`, keyword)}`.execute(app.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('places_search')
  }
})

test('the plan knows the pieces of the keyword, and so how many rows have them', async () => {
  const rowsExpected = async (keyword: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from places where ${matches(sql`search_text`, keyword)}`.execute(app.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return Number(/rows=(\d+)/.exec(plan)?.[1])
  }
  expect(await rowsExpected('회사')).toBeGreaterThan(100 * (await rowsExpected('빌더스')))
})

test('about how many rows have a keyword is known without looking for them', async () => {
  forgetStatistics()
  const [common = 0, rare, nothing] = await Promise.all(
    ['회사', '없는회사', '%'].map(async (keyword) => (await estimateMatches(app.db, ['places'], keyword))[0]),
  )
  expect(common).toBeGreaterThan(15_000)
  expect(rare).toBeLessThan(200)
  expect(nothing).toBeLessThan(200)
  await sql`create table untold (name text)`.execute(app.db)
  await sql`select crm_make_searchable('untold', 'name')`.execute(app.db)
  expect(await estimateMatches(app.db, ['untold', 'places', 'nowhere'], '회사')).toEqual([0, common, 0])
})

/** The base of old final consonants, which PostgreSQL drops, and three Latin letters that only one of both knows yet. */
const unlike = [0x11a7, 0xa7ce, 0xa7d2, 0xa7d4]

test('keywords are folded as the database folds texts', async () => {
  // Letters, signs, Hangul with its old and half-wide letters, and everything that looks like a space.
  const { rows } = await sql<{ code: number; folded: string }>`
    select i as code, crm_fold('가' || chr(i) || '나') as folded
      from generate_series(1, 65535) i
     where i not between 55296 and 57343 and i <> all (${unlike}::int[])`.execute(app.db)
  const wrong = rows.filter(({ code, folded }) => fold(`가${String.fromCodePoint(code)}나`) !== folded)
  expect(wrong).toEqual([])
})

test('of each piece of a keyword the database makes the same of a text', async () => {
  for (const text of ['빌더스 컨설팅', 'ㅂㄷㅅ', '빌ㄷ스', 'Green', '㈜감성', '50% 할인_마트', '가']) {
    const { rows } = await sql<{ has: boolean }>`
      select crm_search_grams(crm_search_text(${text})) @> ${takeApart(text).needles}::text[] as has`.execute(app.db)
    expect(rows, text).toEqual([{ has: true }])
  }
})
