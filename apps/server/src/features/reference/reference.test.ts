import { courses } from '@crm/contract/features/courses/courses'
import { reference } from '@crm/contract/features/reference/reference'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { courseDraft } from '../../testing/fixtures/courseFixture.ts'
import { nextEvent, nextStale } from '../../testing/nextEvent.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const whole = { query: { offset: 0, limit: 1000 } }

test('regions: 17 provinces, and all their cities, counties and districts', async () => {
  const { query, total } = await app.call(reference.addr, whole)
  expect(total).toBe(query.length)
  const provinces = query.filter((region) => region.addr_parent === null)
  expect(provinces.map((region) => region.addr_name)).toEqual([
    '서울특별시',
    '부산광역시',
    '대구광역시',
    '인천광역시',
    '광주광역시',
    '대전광역시',
    '울산광역시',
    '세종특별자치시',
    '경기도',
    '강원특별자치도',
    '충청북도',
    '충청남도',
    '전북특별자치도',
    '전라남도',
    '경상북도',
    '경상남도',
    '제주특별자치도',
  ])
  const below = (addr_no: number) => query.filter((region) => region.addr_parent === addr_no)
  expect(provinces.map(({ addr_no }) => below(addr_no).length)).toEqual([
    25, 16, 9, 10, 5, 5, 5, 1, 31, 18, 11, 15, 14, 22, 22, 18, 2,
  ])
  expect(query).toContainEqual({
    addr_no: 41135,
    addr_name: '분당구',
    addr_parent: 41130,
    path: '경기도 성남시 분당구',
  })
  // A parent always comes before what is inside it.
  const seen = new Set<number>()
  for (const { addr_no, addr_parent } of query) {
    if (addr_parent !== null) expect(seen).toContain(addr_parent)
    seen.add(addr_no)
  }
})

test('every list has contents, in pages with an exact total', async () => {
  const mina = await app.staff({ user_name: '김미나', team_no: 3, emp_lv: 4 })
  const author = await app.staff({ emp_scope: ['CampAdmList'] })
  for (const crs_title of ['첫 강의', '둘째 강의', '셋째 강의']) {
    await author.call(courses.create, { body: { ...courseDraft, crs_title } })
  }
  for (const [name, endpoint] of Object.entries(reference)) {
    const { query, total } = await mina.call(endpoint, whole)
    expect(query.length, name).toBeGreaterThan(0)
    expect(total, name).toBe(query.length)
    if (total < 3) continue
    const second = await mina.call(endpoint, { query: { offset: 1, limit: 1 } })
    expect(second, name).toEqual({ state: 1, query: [query[1]], total })
  }
})

test('staff as others pick them: name, mail, team, level; whoever waits or has left is not there', async () => {
  const mina = await app.staff({ user_name: '한미나', team_no: 3, emp_lv: 4, user_email: 'mina@builders.example' })
  const waiting = await app.staff({ emp_state: 2 })
  const colleague = async (of: number) =>
    (await mina.call(reference.employees, whole)).query.find(({ emp_no }) => emp_no === of)
  // The list is remembered until the database says that somebody is new.
  await expect
    .poll(() => colleague(mina.emp_no))
    .toEqual({
      emp_no: mina.emp_no,
      emp_name: '한미나',
      emp_email: 'mina@builders.example',
      team_no: 3,
      team_name: '컨설팅팀',
      emp_lv: 4,
    })
  expect(await colleague(waiting.emp_no)).toBeUndefined()
})

test('processes are a tree with the path of each step, parents first', async () => {
  const mina = await app.staff()
  const { query } = await mina.call(reference.pocketProcesses, whole)
  expect(query).toContainEqual({
    pps_no: 422,
    pps_name: 'IR 덱 초안',
    pps_parent: 42,
    path: '진행 > 초안 작성 > IR 덱 초안',
  })
  const paths = new Map(query.map((step) => [step.pps_no, step.path]))
  for (const { pps_parent, path, pps_name } of query) {
    expect(path).toBe(pps_parent === null ? pps_name : `${paths.get(pps_parent)} > ${pps_name}`)
  }
})

test('categories by state and type', async () => {
  const mina = await app.staff()
  await app.db.insertInto('pocket_category').values({ pc_name: '옛 분류', pc_type: 2, state: 0 }).execute()
  const names = async (filter: { state?: 0 | 1; pc_type?: number }) => {
    const { query } = await mina.call(reference.pocketCategories, { query: { ...filter, limit: 1000 } })
    return query.map(({ pc_name }) => pc_name)
  }
  await expect.poll(() => names({})).toContain('옛 분류')
  expect(await names({ state: 1, pc_type: 2 })).toEqual([
    '투자',
    '정부지원사업',
    '브랜딩 · 마케팅',
    '플랫폼 개발',
    '법률 · 특허',
    '재무 · 세무',
  ])
  expect(await names({ state: 0 })).toEqual(['옛 분류'])
  await expect(
    mina.call(reference.pocketCategories, { query: { state: 2 as never, limit: 1000 } }),
  ).rejects.toMatchObject({ status: 400 })
})

test('a change is seen on every node, and open screens hear of it', async () => {
  const [mina, client] = [await app.staff(), await app.client()]
  const other = await app.anotherNode()
  const themesOn = async (url: string) => {
    const response = await fetch(`${url}/crm/v3/theme?limit=1000`, {
      headers: { authorization: `Bearer ${mina.token}` },
    })
    const { query } = (await response.json()) as { query: { thm_name: string }[] }
    return query.map(({ thm_name }) => thm_name)
  }
  await Promise.all([themesOn(app.url), themesOn(other.url)])

  const socket = io(other.url, { auth: { token: client.token }, transports: ['websocket'], forceNew: true })
  await nextEvent(socket, 'connect')
  const received = nextStale(socket)
  await app.db.insertInto('theme').values({ thm_name: '기후테크' }).execute()
  expect(await received).toMatchObject({ topic: 'reference.changed' })
  socket.disconnect()
  expect(await themesOn(other.url)).toContain('기후테크')
  await expect.poll(() => themesOn(app.url)).toContain('기후테크')
})

test('a new name or a new team of somebody is in the list at once', async () => {
  const [mina, jun] = [await app.staff(), await app.staff({ user_name: '옛이름', team_no: 1 })]
  const juns = async () => {
    const { query } = await mina.call(reference.employees, whole)
    return query.find(({ emp_no }) => emp_no === jun.emp_no)
  }
  expect(await juns()).toMatchObject({ emp_name: '옛이름' })
  await app.db.updateTable('users').set({ user_name: '새이름' }).where('user_no', '=', jun.user_no).execute()
  await expect.poll(juns).toMatchObject({ emp_name: '새이름' })
  await app.db.updateTable('employees').set({ team_no: 5 }).where('emp_no', '=', jun.emp_no).execute()
  await expect.poll(juns).toMatchObject({ team_name: '디자인팀' })
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', jun.user_no).execute()
  await expect.poll(juns).toBeUndefined()
})

test('a browser that holds the answer is told so in no bytes, until something changes', async () => {
  const ask = (tag?: string) =>
    fetch(`${app.url}/crm/v3/addr?limit=1000`, { headers: tag ? { 'if-none-match': tag } : {} })
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const again = await ask(tag)
  expect([again.status, await again.text()]).toEqual([304, ''])
  await sql`update addr set addr_name = '강남' where addr_no = 11680`.execute(app.db)
  await expect.poll(async () => (await ask(tag)).status).toBe(200)
})
