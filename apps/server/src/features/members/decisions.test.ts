import { alarms } from '@crm/contract/features/alarms/alarms'
import { auth } from '@crm/contract/features/auth/auth'
import { members } from '@crm/contract/features/members/members'
import type { ScopeName } from '@crm/contract/scopes'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MemberFixture,
  memberFixture,
  reason,
  statusOf,
  userParams,
} from '../../testing/fixtures/memberFixture.ts'
import { nextEvent } from '../../testing/nextEvent.ts'

let app: MemberFixture['app']
let admin: MemberFixture['admin']
let clerk: MemberFixture['clerk']
let mailsTo: MemberFixture['mailsTo']
let alarmsOf: MemberFixture['alarmsOf']
let signIn: MemberFixture['signIn']
const sockets: Socket[] = []
beforeAll(async () => {
  ;({ app, admin, clerk, mailsTo, alarmsOf, signIn } = await memberFixture())
})
afterAll(() => {
  for (const socket of sockets) socket.disconnect()
})

// ---------------------------------------------------------------- staff

test('a waiting member of staff is approved with a place and a menu, gets in at once, and is told', async () => {
  const mina = await app.staff({ user_name: '김미나', emp_state: 2, emp_lv: 0 })
  await expect(mina.call(alarms.list)).rejects.toMatchObject({ status: 403, code: 'not_active' })
  const position = { team_no: 2, emp_lv: 3 as const, emp_scope: ['WorkList', 'Index'] as ScopeName[] }
  const { query } = await admin.call(members.approve, { ...userParams(mina), body: position })
  expect(query).toMatchObject([
    { account_status: 'active', team_name: '기획팀', emp_lv: 3, emp_scope: ['Index', 'WorkList'], closed_as: null },
  ])
  await expect.poll(() => statusOf(mina.call(alarms.list))).toBe(200)
  expect(await mailsTo(mina)).toMatchObject([{ ob_subject: '[빌더스컨설팅] 가입이 승인되었어요' }])
  expect(await alarmsOf(mina)).toMatchObject([{ al_title: '가입이 승인되었어요', al_link: '/', al_count: 1 }])
})

test('an approval that says nothing of the place keeps the one of the registration', async () => {
  const jun = await app.staff({ emp_state: 2, team_no: 5 })
  const { query } = await admin.call(members.approve, { ...userParams(jun), body: {} })
  expect(query).toMatchObject([{ account_status: 'active', team_no: 5 }])
})

test('a refusal needs a reason, closes the door, and says why', async () => {
  const jun = await app.staff({ emp_state: 2 })
  await expect(admin.call(members.refuse, { ...userParams(jun), body: { reason: '  ' } })).rejects.toMatchObject({
    status: 400,
    fields: { reason: '사유를 입력해 주세요.' },
  })
  const { query } = await admin.call(members.refuse, { ...userParams(jun), body: { reason } })
  expect(query).toMatchObject([
    { account_status: 'closed', closed_as: 'refused', closed_reason: reason, member_state: 3 },
  ])
  await expect(jun.call(alarms.list)).rejects.toMatchObject({ status: 403 })
  expect((await jun.call(auth.profile)).user.emp_state).toBe(3)
  expect((await mailsTo(jun))[0]?.ob_text).toContain(`사유: ${reason}`)
  expect(await alarmsOf(jun)).toMatchObject([{ al_title: '가입이 승인되지 않았어요', al_body: reason }])
})

test('a suspension ends every session and socket at once; a restored person comes back in', async () => {
  const jun = await app.staff()
  const token = await signIn(jun)
  const socket = io(app.url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  await nextEvent(socket, 'connect')
  const gone = nextEvent(socket, 'signed_out')
  await admin.call(members.suspend, { ...userParams(jun), body: { reason } })
  await gone
  for (const call of [jun.call, app.callAs(token)]) {
    await expect.poll(() => statusOf(call(auth.profile))).toBe(401)
  }
  const again = app.callAs(await signIn(jun))
  expect((await again(auth.profile)).user.emp_state).toBe(3)
  expect(await statusOf(again(alarms.list))).toBe(403)

  const { query } = await admin.call(members.restore, { ...userParams(jun), body: {} })
  expect(query).toMatchObject([{ account_status: 'active', closed_as: null, closed_reason: null, closed_dt: null }])
  await expect.poll(() => statusOf(again(alarms.list))).toBe(200)
  expect((await mailsTo(jun)).map(({ ob_subject }) => ob_subject)).toEqual([
    '[빌더스컨설팅] 계정 사용이 정지되었어요',
    '[빌더스컨설팅] 계정을 다시 사용할 수 있어요',
  ])
})

test('somebody who leaves the company cannot sign in, and can be brought back', async () => {
  const jun = await app.staff()
  const { query } = await admin.call(members.leave, { ...userParams(jun), body: { reason: '퇴사' } })
  expect(query).toMatchObject([{ account_status: 'left', closed_as: 'left', closed_reason: '퇴사' }])
  await expect(signIn(jun)).rejects.toMatchObject({ code: 'account_closed' })
  await admin.call(members.restore, { ...userParams(jun), body: {} })
  expect(await signIn(jun)).toEqual(expect.any(String))
})

test('nobody is brought back to an address that somebody else uses by now', async () => {
  const [old, fresh] = [await app.staff(), await app.staff()]
  await admin.call(members.leave, { ...userParams(old), body: { reason: '퇴사' } })
  await app.db
    .updateTable('users')
    .set({ user_email: `${old.user_id}@builders.example` })
    .where('user_no', '=', fresh.user_no)
    .execute()
  await expect(admin.call(members.restore, { ...userParams(old), body: {} })).rejects.toMatchObject({
    status: 409,
    message: '같은 이메일을 쓰는 다른 계정이 있어서 복구할 수 없어요.',
  })
})

test('what does not fit where the account stands is refused', async () => {
  const refusal = { status: 409, message: '다른 사람이 먼저 처리했어요. 새로 고친 뒤 확인해 주세요.' }
  const [active, waiting] = [await app.staff(), await app.staff({ emp_state: 2 })]
  await expect(admin.call(members.approve, { ...userParams(active), body: {} })).rejects.toMatchObject(refusal)
  await expect(admin.call(members.refuse, { ...userParams(active), body: { reason } })).rejects.toMatchObject(refusal)
  await expect(admin.call(members.restore, { ...userParams(active), body: {} })).rejects.toMatchObject(refusal)
  await expect(admin.call(members.suspend, { ...userParams(waiting), body: { reason } })).rejects.toMatchObject(refusal)
  await admin.call(members.leave, { ...userParams(waiting), body: { reason } })
  await expect(admin.call(members.leave, { ...userParams(waiting), body: { reason } })).rejects.toMatchObject(refusal)
  expect(await mailsTo(active)).toEqual([])
})

test('a change of place and menu takes effect at once, is said in words, and shows live', async () => {
  const jun = await app.staff({ team_no: 2, emp_lv: 1, emp_scope: ['WorkList'] })
  const socket = io(app.url, { auth: { token: jun.token }, transports: ['websocket'], forceNew: true })
  sockets.push(socket)
  await nextEvent(socket, 'connect')
  const received = new Promise((resolve) => {
    socket.on('stale', ({ topic }) => topic === 'account.changed' && resolve(topic))
  })
  expect(await statusOf(jun.call(members.clientList, {}))).toBe(403)
  const position = { team_no: 3, emp_lv: 2 as const, emp_scope: ['MemberList'] as ScopeName[] }
  await admin.call(members.update, { ...userParams(jun), body: position })
  await received
  await expect.poll(() => statusOf(jun.call(members.clientList, {}))).toBe(200)
  expect((await jun.call(auth.profile)).user).toMatchObject({ team_no: 3, emp_lv: 2, emp_scope: ['MemberList'] })
  expect((await alarmsOf(jun))[0]).toMatchObject({
    al_title: '소속과 권한이 변경되었어요',
    al_body: '팀: 기획팀 → 컨설팅팀\n직급: 사원 → 대리\n메뉴 추가: 회원\n메뉴 제외: 프로젝트',
  })
  await admin.call(members.update, { ...userParams(jun), body: position })
  expect(await mailsTo(jun)).toHaveLength(1)
})

test('an old form does not give back a right that was taken meanwhile', async () => {
  const jun = await app.staff({ team_no: 2, emp_lv: 1, emp_scope: ['WorkList', 'MemberList'] })
  const read = async () => (await admin.call(members.detail, userParams(jun))).query[0]
  const rev = (await read())?.rev ?? undefined
  const place = { team_no: 2, emp_lv: 1 as const }
  const taken = { ...place, emp_scope: ['WorkList'] as ScopeName[] }
  await admin.call(members.update, { ...userParams(jun), body: { ...taken, rev } })
  const older = { ...place, emp_lv: 2 as const, emp_scope: ['WorkList', 'MemberList'] as ScopeName[], rev }
  await expect(admin.call(members.update, { ...userParams(jun), body: older })).rejects.toMatchObject({
    status: 409,
    newest: { user_no: jun.user_no, emp_lv: 1, emp_scope: ['WorkList'] },
  })
  expect(await read()).toMatchObject({ emp_lv: 1, emp_scope: ['WorkList'] })
  const { rev: _, ...without } = older
  expect((await admin.call(members.update, { ...userParams(jun), body: without })).query[0]?.emp_lv).toBe(2)
})

test('a team or menu that does not exist is refused at its field', async () => {
  const jun = await app.staff()
  const body = { team_no: 999, emp_lv: 1 as const, emp_scope: [] }
  await expect(admin.call(members.update, { ...userParams(jun), body })).rejects.toMatchObject({
    status: 400,
    fields: { team_no: '선택할 수 없는 팀이에요. 새로 고친 뒤 다시 선택해 주세요.' },
  })
  const unknown = { ...body, team_no: 1, emp_scope: ['AdminEverything' as ScopeName] }
  await expect(admin.call(members.update, { ...userParams(jun), body: unknown })).rejects.toMatchObject({ status: 400 })
  const level = { ...body, team_no: 1, emp_lv: 8 as never }
  await expect(admin.call(members.update, { ...userParams(jun), body: level })).rejects.toMatchObject({ status: 400 })
})

// ---------------------------------------------------------------- venture capitalists

test('an approved venture capitalist belongs to the firm of that name, made when it is not there', async () => {
  const [first, second] = [
    await app.vc({ vc_name: '바다인베스트먼트', vc_state: 2 }),
    await app.vc({ vc_name: '㈜바다인베스트먼트', vc_state: 2 }),
  ]
  const one = await admin.call(members.approve, { ...userParams(first), body: {} })
  const two = await admin.call(members.approve, { ...userParams(second), body: {} })
  expect(one.query[0]).toMatchObject({ account_status: 'active', client_name: '바다인베스트먼트' })
  expect(two.query[0]?.client_no).toBe(one.query[0]?.client_no)
  expect(await alarmsOf(first)).toMatchObject([{ al_link: '/vc/event/main' }])
  await expect(
    admin.call(members.update, { ...userParams(first), body: { team_no: 1, emp_lv: 1, emp_scope: [] } }),
  ).rejects.toMatchObject({ status: 404 })
})

// ---------------------------------------------------------------- client people

test('a client is verified, and gets in', async () => {
  const client = await app.client({ client_state: 2, is_verified: false })
  expect(await statusOf(client.call(alarms.list))).toBe(403)
  const { query } = await clerk.call(members.clientApprove, { ...userParams(client), body: {} })
  expect(query).toMatchObject([{ account_status: 'active', client_no: client.client_no }])
  await expect.poll(() => statusOf(client.call(alarms.list))).toBe(200)
  expect(await alarmsOf(client)).toMatchObject([{ al_title: '가입이 승인되었어요', al_link: '/client/home' }])
  expect(await mailsTo(client)).toHaveLength(1)
})

test('a client is refused, suspended and restored, each time with word to them', async () => {
  const client = await app.client({ client_state: 2, is_verified: false })
  await clerk.call(members.clientRefuse, { ...userParams(client), body: { reason } })
  expect((await client.call(auth.profile)).user).toMatchObject({ client_state: 3, is_verified: false })
  await clerk.call(members.clientRestore, { ...userParams(client), body: {} })
  await expect.poll(() => statusOf(client.call(alarms.list))).toBe(200)
  await clerk.call(members.clientSuspend, { ...userParams(client), body: { reason } })
  await expect.poll(() => statusOf(client.call(auth.profile))).toBe(401)
  expect((await mailsTo(client)).map(({ ob_subject }) => ob_subject)).toEqual([
    '[빌더스컨설팅] 가입이 승인되지 않았어요',
    '[빌더스컨설팅] 계정을 다시 사용할 수 있어요',
    '[빌더스컨설팅] 계정 사용이 정지되었어요',
  ])
})

// ---------------------------------------------------------------- who may

test('those who administer staff do not see clients, and the other way round', async () => {
  const [client, staff] = [await app.client(), await app.staff({ emp_state: 2 })]
  const notThere = { status: 404, code: 'not_found' }
  await expect(admin.call(members.detail, userParams(client))).rejects.toMatchObject(notThere)
  await expect(admin.call(members.suspend, { ...userParams(client), body: { reason } })).rejects.toMatchObject(notThere)
  await expect(clerk.call(members.clientDetail, userParams(staff))).rejects.toMatchObject(notThere)
  await expect(clerk.call(members.clientApprove, { ...userParams(staff), body: {} })).rejects.toMatchObject(notThere)
  await expect(admin.call(members.clientDetail, userParams(client))).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(members.detail, userParams(staff))).rejects.toMatchObject({ status: 403 })
  await expect(admin.call(members.detail, userParams({ user_no: 2_000_000_000 }))).rejects.toMatchObject(notThere)
})

test('nobody suspends or removes themselves, or gives up their own administration', async () => {
  const own = { status: 403, message: '자신의 계정은 정지하거나 탈퇴 처리할 수 없어요.' }
  await expect(admin.call(members.suspend, { ...userParams(admin), body: { reason } })).rejects.toMatchObject(own)
  await expect(admin.call(members.leave, { ...userParams(admin), body: { reason } })).rejects.toMatchObject(own)
  const place = { team_no: 1, emp_lv: 7 as const }
  await expect(
    admin.call(members.update, { ...userParams(admin), body: { ...place, emp_scope: ['Index'] } }),
  ).rejects.toMatchObject({ status: 403, message: '자신의 직원 관리 권한은 뺄 수 없어요.' })
  const scopes: ScopeName[] = ['Index', 'AdminMemberManagement']
  const { query } = await admin.call(members.update, { ...userParams(admin), body: { ...place, emp_scope: scopes } })
  expect(query).toMatchObject([{ emp_lv: 7, emp_scope: scopes }])
})
