import { auth } from '@crm/contract/features/auth/auth'
import { history } from '@crm/contract/features/history/history'
import { members } from '@crm/contract/features/members/members'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let admin: Person
let clerk: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.staff({ user_name: '최관리', emp_scope: ['AdminMemberManagement'], emp_lv: 7, team_no: 1 })
  clerk = await app.staff({ user_name: '한회원', emp_scope: ['MemberList'], emp_lv: 2, team_no: 2 })
})

const of = ({ user_no }: { user_no: number }) => ({ params: { user_no } })
const historyOf = ({ user_no }: { user_no: number }, page = {}) => ({
  query: { to_table: 'users', to_no: user_no, ...page },
})
const reason = '사유'
const names = (rows: { user_name: string }[]) => rows.map(({ user_name }) => user_name)

// ---------------------------------------------------------------- lists

test('staff and venture capitalists by where they stand, each counted, clients among neither', async () => {
  const alone = await startTestApp()
  const boss = await alone.staff({ user_name: '가관리', emp_scope: ['AdminMemberManagement'] })
  const [out, left] = [await alone.staff({ user_name: '나정지' }), await alone.staff({ user_name: '다퇴사' })]
  await alone.staff({ user_name: '라대기', emp_state: 2 })
  await alone.vc({ user_name: '마벤처', vc_state: 2, vc_name: '하늘벤처스' })
  await alone.client({ user_name: '바고객' })
  await boss.call(members.suspend, { ...of(out), body: { reason } })
  await boss.call(members.leave, { ...of(left), body: { reason } })

  const waiting = await boss.call(members.list)
  expect(waiting).toMatchObject({ total: 2, counts: { waiting: 2, active: 1, closed: 1, left: 1 } })
  expect(names(waiting.query)).toEqual(['마벤처', '라대기'])
  expect(waiting.query[0]).toMatchObject({
    user_type: 'vc',
    vc_name: '하늘벤처스',
    account_status: 'waiting',
    emp_lv: null,
  })
  const account_status = async (value: 'active' | 'closed' | 'left') =>
    (await boss.call(members.list, { query: { account_status: value } })).query
  expect(names(await account_status('active'))).toEqual(['가관리'])
  expect(await account_status('closed')).toMatchObject([{ user_name: '나정지', closed_as: 'suspended' }])
  expect(await account_status('left')).toMatchObject([{ user_name: '다퇴사', closed_as: 'left' }])
})

test('filters by kind, team and level; counts follow the filter', async () => {
  const alone = await startTestApp()
  const boss = await alone.staff({ emp_scope: ['AdminMemberManagement'], team_no: 1, emp_lv: 7 })
  await alone.staff({ user_name: '기획', team_no: 2, emp_lv: 3 })
  await alone.staff({ user_name: '디자인', team_no: 5, emp_lv: 3 })
  await alone.staff({ user_name: '대기', team_no: 5, emp_lv: 3, emp_state: 2 })
  await alone.vc({ user_name: '벤처' })
  const found = async (query: object) =>
    names((await boss.call(members.list, { query: { account_status: 'active', ...query } })).query)
  expect(await found({ user_type: 'vc' })).toEqual(['벤처'])
  expect(await found({ team_no: 5 })).toEqual(['디자인'])
  expect(await found({ emp_lv: 3, sort: 'user_name', desc: 0 })).toEqual(['기획', '디자인'])
  expect(await boss.call(members.list, { query: { team_no: 5 } })).toMatchObject({
    total: 1,
    counts: { waiting: 1, active: 1, closed: 0, left: 0 },
  })
})

test('sorted both ways, page by page, without anybody twice', async () => {
  const alone = await startTestApp()
  const boss = await alone.staff({ user_name: '가', emp_scope: ['AdminMemberManagement'] })
  for (const user_name of ['나', '나', '나', '다', '라']) await alone.staff({ user_name })
  const page = async (offset: number, sort: 'user_name' | 'reg_dt', desc: 0 | 1) =>
    (await boss.call(members.list, { query: { account_status: 'active', sort, desc, offset, limit: 4 } })).query
  const all = [...(await page(0, 'user_name', 0)), ...(await page(4, 'user_name', 0))]
  expect(names(all)).toEqual(['가', '나', '나', '나', '다', '라'])
  expect(new Set(all.map(({ user_no }) => user_no)).size).toBe(6)
  expect(names(await page(0, 'user_name', 1))).toEqual(['라', '다', '나', '나'])
  expect(names(await page(0, 'reg_dt', 0))).toEqual(['가', '나', '나', '나'])
  for (const sort of ['team_name', 'emp_lv', 'login_dt'] as const) {
    expect(await boss.call(members.list, { query: { account_status: 'active', sort } })).toMatchObject({ total: 6 })
  }
})

test('client people with their companies, by account status; an unverified one waits', async () => {
  const alone = await startTestApp()
  const boss = await alone.staff({ emp_scope: ['MemberList'] })
  const [green, blue] = [await alone.company('그린루프'), await alone.company('블루페이')]
  await alone.client({ user_name: '인증', client_no: green })
  await alone.client({ user_name: '미인증', client_no: blue, client_state: 1, is_verified: false })
  await alone.client({ user_name: '거절', client_no: blue, client_state: 3, is_verified: false })
  await alone.staff({ user_name: '직원' })
  const found = async (query: object) => names((await boss.call(members.clientList, { query })).query)
  expect(await boss.call(members.clientList)).toMatchObject({
    counts: { waiting: 1, active: 1, closed: 1, left: 0 },
    query: [{ user_name: '미인증', client_name: '블루페이', client_no: blue }],
  })
  expect(await found({ account_status: 'active' })).toEqual(['인증'])
  expect(await found({ account_status: 'active', keyword: 'ㄱㄹㄹㅍ' })).toEqual(['인증'])
  expect(await found({ account_status: 'closed', sort: 'client_name' })).toEqual(['거절'])
  expect(await found({ account_status: 'active', keyword: '블루' })).toEqual([])
})

test('the detail of a client tells the company and whom to call there', async () => {
  const client_no = await app.company('연락처상사')
  const contacts = [{ name: '이담당', number: '01023456789' }]
  await app.db
    .updateTable('clients')
    .set({ client_contact: JSON.stringify(contacts), client_biz_no: '1248100998' })
    .where('client_no', '=', client_no)
    .execute()
  const client = await app.client({ client_no, user_phone: '01011112222' })
  const { query } = await clerk.call(members.clientDetail, of(client))
  expect(query).toMatchObject([
    {
      client_no,
      client_name: '연락처상사',
      client_rep_name: '김대표',
      client_biz_no: '1248100998',
      client_contact: contacts,
    },
  ])
})

// ---------------------------------------------------------------- devices, sessions, signing in

const deviceOf = (person: Person, code: string) =>
  createClient({
    baseUrl: app.url,
    headers: () => ({ authorization: `Bearer ${person.token}`, 'device-code': code, 'device-name': 'Chrome, macOS' }),
  })

const login = (user_id: string, user_pw = demoPassword) =>
  createClient({
    baseUrl: app.url,
    headers: () => ({ 'device-code': 'code-of-chrome', 'device-name': 'Chrome, macOS' }),
  })(auth.login, { body: { user_id, user_pw } })

test('every attempt to sign in is kept, with how it came out; of strangers nothing is', async () => {
  const jun = await app.staff()
  await login(jun.user_id, 'wrong').catch(() => {})
  await login(jun.user_id)
  await login('nobody-here', 'wrong').catch(() => {})
  const { query, total } = await admin.call(members.logins, { ...of(jun), query: {} })
  expect(total).toBe(2)
  expect(query).toMatchObject([
    { ll_result: 'success', ip: '127.0.0.1', device_name: 'Chrome, macOS' },
    { ll_result: 'wrong_password' },
  ])
  expect(query[0]?.reg_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect((await admin.call(members.detail, of(jun))).query[0]?.login_dt).toBe(query[0]?.reg_dt)

  for (let tries = 0; tries < 6; tries++) await login(jun.user_id, 'wrong').catch(() => {})
  const after = await admin.call(members.logins, { ...of(jun), query: { limit: 2 } })
  expect(after.total).toBe(8)
  expect(after.query.map(({ ll_result }) => ll_result)).toEqual(['locked', 'wrong_password'])
})

test('an attempt on an account that was closed is kept as such', async () => {
  const jun = await app.staff()
  await admin.call(members.leave, { ...of(jun), body: { reason } })
  await login(jun.user_id).catch(() => {})
  expect((await admin.call(members.logins, { ...of(jun), query: {} })).query).toMatchObject([{ ll_result: 'closed' }])
})

test('sessions are seen and ended, one or all of them, at once', async () => {
  const jun = await app.staff()
  const { token } = await login(jun.user_id)
  const { query } = await admin.call(members.sessions, of(jun))
  expect(query).toHaveLength(2)
  const chrome = query.find(({ device_name }) => device_name === 'Chrome, macOS')
  expect(chrome).toMatchObject({ ip: '127.0.0.1', is_current: false })
  await admin.call(members.endSession, { params: { user_no: jun.user_no, session_no: chrome?.session_no ?? 0 } })
  await expect
    .poll(() =>
      app
        .callAs(token)(auth.profile)
        .catch((error) => error.status),
    )
    .toBe(401)
  expect(await jun.call(auth.profile)).toMatchObject({ state: 1 })
  await admin.call(members.endSessions, of(jun))
  await expect.poll(() => jun.call(auth.profile).catch((error) => error.status)).toBe(401)
  expect((await admin.call(members.sessions, of(jun))).query).toEqual([])
})

test('a session is ended only together with the person it belongs to', async () => {
  const [jun, mina] = [await app.staff(), await app.staff()]
  const [session] = (await admin.call(members.sessions, of(mina))).query
  const params = { user_no: jun.user_no, session_no: session?.session_no ?? 0 }
  await expect(admin.call(members.endSession, { params })).rejects.toMatchObject({ status: 404 })
  expect(await mina.call(auth.profile)).toMatchObject({ state: 1 })
  const own = (await admin.call(members.sessions, of(admin))).query
  expect(own.some(({ is_current }) => is_current)).toBe(true)
})

test('a device that is revoked is shut out at once, with whoever is signed in on it', async () => {
  const jun = await app.staff({ skips_device_check: false, emp_scope: ['MemberList'] })
  await app.db
    .insertInto('user_devices')
    .values({ user_no: jun.user_no, device_code: 'laptop-of-jun', device_name: 'Chrome, macOS' })
    .execute()
  const laptop = deviceOf(jun, 'laptop-of-jun')
  await laptop(auth.profile)
  await expect
    .poll(() =>
      laptop(members.clientList)
        .then(({ state }) => state)
        .catch((error) => error.status),
    )
    .toBe(1)

  const { query } = await admin.call(members.devices, of(jun))
  expect(query).toMatchObject([{ device_name: 'Chrome, macOS', is_current: false }])
  expect(JSON.stringify(query)).not.toContain('laptop-of-jun')
  const params = { user_no: jun.user_no, ud_no: query[0]?.ud_no ?? 0 }
  await expect(
    admin.call(members.revokeDevice, { params: { ...params, user_no: admin.user_no } }),
  ).rejects.toMatchObject({ status: 404 })
  await admin.call(members.revokeDevice, { params })
  await expect.poll(() => laptop(auth.profile).catch((error) => error.status)).toBe(401)
  expect((await admin.call(members.devices, of(jun))).query).toEqual([])
})

test('client people have sessions and a history, seen by those who look after members', async () => {
  const client = await app.client()
  await login(client.user_id)
  expect((await clerk.call(members.clientLogins, { ...of(client), query: {} })).total).toBe(1)
  const [session] = (await clerk.call(members.clientSessions, of(client))).query
  await clerk.call(members.clientEndSession, {
    params: { user_no: client.user_no, session_no: session?.session_no ?? 0 },
  })
  await clerk.call(members.clientEndSessions, of(client))
  expect((await clerk.call(members.clientSessions, of(client))).query).toEqual([])
  await clerk.call(members.clientSuspend, { ...of(client), body: { reason: '요청' } })
  const { query } = await clerk.call(history.list, historyOf(client))
  expect(query[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: '상태', before: '승인', after: '거절 또는 정지' },
      { field: '사유', before: null, after: '요청' },
    ]),
  )
})

// ---------------------------------------------------------------- history

test('the history says in words who did what, one entry for one act, the latest first', async () => {
  const jun = await app.staff({ team_no: 2, emp_lv: 1, emp_scope: ['WorkList'], user_name: '이준' })
  await admin.call(members.update, {
    ...of(jun),
    body: { team_no: 5, emp_lv: 2, emp_scope: ['KeywordList', 'AdminCoupon'] },
  })
  await admin.call(members.suspend, { ...of(jun), body: { reason: '장기 휴가' } })
  const { query, total } = await admin.call(history.list, historyOf(jun))
  const [suspended, moved, ...made] = query
  expect(total).toBe(2 + made.length)
  expect(suspended).toMatchObject({ user_name: '최관리', action: 'update' })
  expect(suspended?.changes).toEqual([
    { field: '처리', before: null, after: '정지' },
    { field: '사유', before: null, after: '장기 휴가' },
    { field: '상태', before: '승인', after: '거절 또는 정지' },
  ])
  expect(moved?.changes).toEqual([
    { field: '팀', before: '기획팀', after: '디자인팀' },
    { field: '직급', before: '사원', after: '대리' },
    { field: '메뉴 추가', before: null, after: '키워드, 쿠폰 관리' },
    { field: '메뉴 제외', before: '프로젝트', after: null },
  ])
  const born = made.find(({ action }) => action === 'insert')
  expect(made.every(({ user_name }) => user_name === null)).toBe(true)
  expect(born).toBeDefined()
  const page = await admin.call(history.list, historyOf(jun, { offset: 1, limit: 1 }))
  expect(page.query).toEqual([moved])
})

test('a history holds no secret', async () => {
  const jun = await app.staff()
  await sql`update users set user_pw = 'new-hash' where user_no = ${jun.user_no}`.execute(app.db)
  const { query } = await admin.call(history.list, historyOf(jun))
  expect(query[0]?.changes).toEqual([{ field: '비밀번호', before: null, after: '변경됨' }])
  expect(JSON.stringify(query)).not.toMatch(/new-hash|argon2/)
})
