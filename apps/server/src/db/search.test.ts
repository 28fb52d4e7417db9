import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/startTestApp.ts'
import { matches } from './search.ts'

let app: TestApp
const find = async (keyword: string) => {
  const { rows } = await sql<{ name: string; isSaidInSql: boolean }>`
    select name, crm_matches(search_text, ${keyword}) as "isSaidInSql" from places
     where ${matches(sql`search_text`, keyword)} order by name`.execute(app.db)
  // Both ways of asking agree.
  for (const { name, isSaidInSql } of rows) expect(isSaidInSql, name).toBe(true)
  return rows.map((row) => row.name)
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
      explain select * from places where crm_matches(search_text, ${sql.lit(keyword)})`.execute(app.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('places_search')
  }
})

test('a plan that is kept for all keywords goes by the index too, and takes the keyword apart once', async () => {
  const asked = sql`select * from places where ${matches(sql`search_text`, '빌더스')}`.compile(app.db)
  const plan = await app.db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await sql.raw(`prepare kept (text, text) as ${asked.sql}`).execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute kept ('빌더스', '빌더스')`.execute(tx)
    await sql`deallocate kept`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('places_search')
  expect(plan).toMatch(/@> \(InitPlan \d\)/)
  expect(plan).toMatch(/~ ALL \(\(InitPlan \d\)/)
  expect(plan).not.toMatch(/crm_search_(needles|patterns)\(\$/)
})
