import { clients } from '@crm/contract/features/clients/clients'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { portal } from '@crm/contract/features/portal/portal'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const first = <Row>({ query }: { query: Row[] }) => {
  expect(query).toHaveLength(1)
  return query[0] as Row
}
const homeOf = async (person: Person) => first(await person.call(portal.home))
const vcHomeOf = async (person: Person) => first(await person.call(portal.vcHome))

test('clients see their own company with its pocket, and nothing that is internal', async () => {
  const staff = await app.staff({ emp_scope: ['ClientVcList'] })
  const client = await app.client({ user_name: '한지민' })
  await app.db
    .updateTable('clients')
    .set({ client_note: '조심해서 대할 것', client_homepage: 'https://green.example', addr_no: 11680 })
    .where('client_no', '=', client.client_no)
    .execute()
  await staff.call(pocket.add, { body: { client_no: client.client_no, cl_amount: 30_000, reason: '가입 축하' } })

  const home = await homeOf(client)
  const { query } = await staff.call(clients.detail, { params: { client_no: client.client_no } })
  expect(home.company).toMatchObject({
    client_no: client.client_no,
    client_name: query[0]?.client_name,
    client_rep_name: '김대표',
    region: '서울특별시 강남구',
    client_homepage: 'https://green.example',
    cash: 30_000,
  })
  expect(home).toMatchObject({ projects: [], meetings: [] })
  expect(JSON.stringify(home)).not.toMatch(/조심해서|client_note|managers|"rev"/)
})

test('clients see their own projects and coming meetings, without anything internal, and nobody else’s', async () => {
  const staff = await app.staff({ user_name: '박담당' })
  const [client, other] = [await app.client(), await app.client()]
  const project = async (client_no: number, proj_name: string) => {
    const { rows } = await sql<{ proj_no: number }>`
      insert into projects (proj_name, client_no, psrv_no, progress_status, proj_significant)
      values (${proj_name}, ${client_no}, 1, 'guide', '까다로움') returning proj_no`.execute(app.db)
    const proj_no = rows[0]?.proj_no as number
    await sql`insert into project_employees (proj_no, emp_no, pe_type) values (${proj_no}, ${staff.emp_no}, 'manager')`.execute(
      app.db,
    )
    for (const [days, state] of [
      [-3, 1],
      [2, 1],
      [4, 2],
    ] as const) {
      await sql`
        with m as (insert into mr_schedules (proj_no, client_no, mr_type, mr_way, mr_place, start_dt, end_dt, state, mr_comment)
          values (${proj_no}, ${client_no}, 3, 'outer', 'external', now() + ${days} * interval '1 day',
                  now() + ${days} * interval '1 day' + interval '1 hour', ${state}, '비밀 메모') returning ms_no, end_dt)
        insert into mr_schedule_managers (ms_no, emp_no, end_dt) select ms_no, ${staff.emp_no}, end_dt from m`.execute(
        app.db,
      )
    }
  }
  await project(client.client_no, '우리 프로젝트')
  await project(other.client_no, '남의 프로젝트')

  const home = await homeOf(client)
  expect(home.projects).toMatchObject([
    { proj_name: '우리 프로젝트', psrv_name: '투자유치', progress_status: 'guide', managers: ['박담당'] },
  ])
  expect(home.meetings).toMatchObject([
    { proj_name: '우리 프로젝트', mr_type: 3, mr_way: 'outer', managers: ['박담당'] },
  ])
  expect(JSON.stringify(home)).not.toMatch(/남의|까다로움|비밀/)
})

test('people are those of the same company who may use the product, by name', async () => {
  const one = await app.client({ user_name: '하나', user_email: 'hana@green.example' })
  const same = { client_no: one.client_no }
  const two = await app.client({ user_name: '가람', ...same })
  await app.client({ user_name: '기다림', client_state: 2, is_verified: false, ...same })
  await app.client({ user_name: '미확인', is_verified: false, ...same })
  const gone = await app.client({ user_name: '떠남', ...same })
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', gone.user_no).execute()
  await app.client({ user_name: '남의 회사' })

  const home = await homeOf(two)
  expect(home.people.map(({ user_name }) => user_name)).toEqual(['가람', '하나'])
  expect(home.people[1]).toEqual({ user_no: one.user_no, user_name: '하나', user_email: 'hana@green.example' })
  expect(home.peopleTotal).toBe(2)
})

test('another company is out of reach, whatever one asks for', async () => {
  const [mine, other] = [await app.client(), await app.client()]
  const answer = await fetch(`${app.url}/crm/v3/portal/home?client_no=${other.client_no}`, {
    headers: { authorization: `Bearer ${mine.token}` },
  })
  const { query } = (await answer.json()) as AnswerOf<typeof portal.home>
  expect(query[0]?.company.client_no).toBe(mine.client_no)
})

test('venture capitalists see their firm and its people', async () => {
  const client_no = await app.company('하늘벤처스')
  await app.db
    .updateTable('clients')
    .set({ client_type: 'vc', addr_no: 11680, client_homepage: 'https://sky.example', client_note: '비밀' })
    .where('client_no', '=', client_no)
    .execute()
  const vc = await app.vc({ user_name: '한유진', vc_name: '하늘벤처스', client_no })
  await app.db.updateTable('vc_members').set({ vc_position: '심사역' }).where('user_no', '=', vc.user_no).execute()
  await app.vc({ user_name: '김동료', vc_name: '하늘벤처스', client_no })
  await app.vc({ user_name: '아직', vc_name: '하늘벤처스', client_no, vc_state: 2 })

  const home = await vcHomeOf(vc)
  expect(home.firm).toEqual({
    is_known: true,
    vc_name: '하늘벤처스',
    vc_position: '심사역',
    region: '서울특별시 강남구',
    client_addr: null,
    client_homepage: 'https://sky.example',
  })
  expect(home.people.map(({ user_name }) => user_name)).toEqual(['김동료', '한유진'])
  expect(home.events).toEqual([])
})

test('a firm that is not among the companies yet has a name and no people', async () => {
  const home = await vcHomeOf(await app.vc({ vc_name: '새벽파트너스' }))
  expect(home).toMatchObject({ firm: { vc_name: '새벽파트너스', region: null }, people: [], peopleTotal: 0 })
})

test('everybody may know who runs the portal; what is not set up is not there', async () => {
  expect(first(await app.call(portal.companyInfo))).toEqual({
    name: '빌더스컨설팅',
    representative: null,
    businessNumber: null,
    mailOrderNumber: null,
    address: null,
    phone: null,
    email: null,
    siteUrl: null,
    introductionUrl: null,
    chatUrl: null,
    guides: [],
    channels: [],
  })
})

test('the demo company has it all, and settings replace it piece by piece', () => {
  const { company } = readConfig({ SEED: 'demo', COMPANY_PHONE: '02-700-0000' })
  expect(company).toMatchObject({ name: '빌더스컨설팅', phone: '02-700-0000', representative: '김서연' })
  expect(company.channels.map(({ channel }) => channel)).toEqual(['instagram', 'youtube', 'blog'])
  expect(company.guides).toContainEqual({ page: 'grants', url: '/site/guide/grants.html' })
})

test.each([
  ['https://www.example.com', 'https://www.example.com/guide/platform.html'],
  ['https://www.example.com/ko/', 'https://www.example.com/ko/guide/platform.html'],
  ['/about/index.html', '/about/guide/platform.html'],
])('the guide pages of %s lie below it', (COMPANY_SITE_URL, url) => {
  const { company } = readConfig({ SEED: 'none', COMPANY_SITE_URL })
  expect(company.siteUrl).toBe(COMPANY_SITE_URL)
  expect(company.guides.at(-1)).toEqual({ page: 'platform', url })
  expect(company.chatUrl).toBeNull()
})

test.each(['javascript:alert(1)', '//elsewhere.example', 'www.example.com'])('%s is no address', (address) => {
  expect(() => readConfig({ COMPANY_CHAT_URL: address })).toThrow(/COMPANY_CHAT_URL.*채팅 상담 채널/)
})
