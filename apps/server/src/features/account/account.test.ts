import { account } from '@crm/contract/features/account/account'
import { auth } from '@crm/contract/features/auth/auth'
import { members } from '@crm/contract/features/members/members'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const colleague = (user_name = '김미나') => app.staff({ user_name, emp_scope: ['MyPageInfo'] })
const signIn = (user_id: string, user_pw = demoPassword) => app.call(auth.login, { body: { user_id, user_pw } })
const isIn = (call: Person['call']) =>
  call(auth.profile).then(
    () => true,
    () => false,
  )
const mailsTo = (ob_to: string) =>
  app.db.selectFrom('outbox').select(['ob_subject', 'ob_text']).where('ob_to', '=', ob_to).orderBy('ob_no').execute()

const right = { user_name: '김새미', user_phone: '010-2345-6789' }

// ---------------------------------------------------------------- own facts

test('people read and change their own facts; the number is kept without hyphens', async () => {
  const mina = await colleague()
  expect((await mina.call(account.read)).query).toMatchObject([{ user_id: mina.user_id, user_name: '김미나' }])
  const { query } = await mina.call(account.update, { body: right })
  expect(query).toMatchObject([{ user_name: '김새미', user_phone: '01023456789' }])
  expect((await mina.call(auth.profile)).user.user_name).toBe('김새미')
})

test('partners do the same, password included', async () => {
  const vc = await app.vc()
  const { query } = await vc.call(account.update, { body: right })
  expect(query).toMatchObject([{ user_type: 'vc', user_name: '김새미' }])
  const body = { user_pw: 'Wrong!234', new_pw: 'Changed!234', new_pw_again: 'Changed!234' }
  await expect(vc.call(account.changePassword, { body })).rejects.toMatchObject({ status: 400 })
})

test('clients do the same', async () => {
  const client = await app.client()
  const { query } = await client.call(account.update, { body: right })
  expect(query).toMatchObject([{ user_type: 'client', user_name: '김새미' }])
})

test.each([
  ['010-12a4-5678', '숫자와 하이픈만 입력 가능합니다.'],
  ['0101234567', '휴대폰 번호는 11자리여야 합니다.'],
  ['02012345678', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ['0101-234-5678', '하이픈 위치가 올바르지 않습니다.'],
  ['', '휴대폰 번호를 입력해 주세요.'],
])('of the number %j it is said: %s', async (user_phone, message) => {
  const mina = await colleague()
  await expect(mina.call(account.update, { body: { ...right, user_phone } })).rejects.toMatchObject({
    status: 400,
    fields: { user_phone: message },
  })
})

test('an empty name is said at its field', async () => {
  const mina = await colleague()
  await expect(mina.call(account.update, { body: { ...right, user_name: ' ' } })).rejects.toMatchObject({
    fields: { user_name: '이름을 입력해 주세요.' },
  })
})

// ---------------------------------------------------------------- password

const next = 'Fresh!2345'
const change = (person: Person, user_pw = demoPassword, new_pw = next, new_pw_again = new_pw) =>
  person.call(account.changePassword, { body: { user_pw, new_pw, new_pw_again } })

test('a new password needs the old one, ends every other session, and is told by mail', async () => {
  const mina = await colleague()
  const elsewhere = app.callAs((await signIn(mina.user_id)).token)
  await change(mina)
  await expect.poll(() => isIn(elsewhere)).toBe(false)
  expect(await isIn(mina.call)).toBe(true)
  await expect(signIn(mina.user_id)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(await signIn(mina.user_id, next)).toMatchObject({ state: 1 })
  expect(await mailsTo(`${mina.user_id}@builders.example`)).toMatchObject([
    { ob_subject: '[빌더스컨설팅] 비밀번호가 변경되었어요' },
  ])
  expect((await mina.call(account.read)).query[0]?.pw_dt).toMatch(/^\d{4}-/)
})

test.each([
  ['the old one is wrong', ['nope', next, next], { user_pw: '비밀번호가 올바르지 않아요.' }],
  ['the old one is missing', ['', next, next], { user_pw: '비밀번호를 입력해 주세요.' }],
  ['it is short', [demoPassword, 'a1', 'a1'], { new_pw: '비밀번호는 8자 이상이어야 해요.' }],
  ['it has no letter', [demoPassword, '12345678', '12345678'], { new_pw: '비밀번호에 영문자를 넣어 주세요.' }],
  ['it has no digit', [demoPassword, 'abcdefgh', 'abcdefgh'], { new_pw: '비밀번호에 숫자를 넣어 주세요.' }],
  ['the two differ', [demoPassword, next, 'Other!234'], { new_pw_again: '비밀번호가 서로 달라요.' }],
  [
    'it is the old one',
    [demoPassword, demoPassword, demoPassword],
    { new_pw: '지금과 다른 비밀번호를 입력해 주세요.' },
  ],
] as [string, [string, string, string], Record<string, string>][])(
  'a new password is refused when %s',
  async (_, [old, fresh, again], fields) => {
    const mina = await colleague()
    await expect(change(mina, old, fresh, again)).rejects.toMatchObject({ status: 400, fields })
    expect(await signIn(mina.user_id)).toMatchObject({ state: 1 })
  },
)

test('of many changes at once one counts, and its password is the one that works', async () => {
  const mina = await colleague()
  const wanted = Array.from({ length: 10 }, (_, index) => `Fresh!234${index}`)
  const outcomes = await Promise.allSettled(wanted.map((password) => change(mina, demoPassword, password)))
  const [winner, ...others] = wanted.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(others).toEqual([])
  expect(await signIn(mina.user_id, winner)).toMatchObject({ state: 1 })
})

test('ten tries, then a pause', async () => {
  const strict = await startTestApp()
  const mina = await strict.staff({ emp_scope: ['MyPageInfo'] })
  const codes: string[] = []
  for (let tries = 0; tries < 11; tries++) codes.push(await change(mina, 'guess').catch((error) => error.code))
  expect(codes.at(9)).toBe('invalid_input')
  expect(codes.at(10)).toBe('too_many')
})

// ---------------------------------------------------------------- sessions and devices

test('people see where they are signed in and end one or all of it', async () => {
  const mina = await colleague()
  const phone = app.callAs((await signIn(mina.user_id)).token)
  const { query } = await mina.call(account.sessions)
  expect(query).toHaveLength(2)
  expect(query.filter(({ is_current }) => is_current)).toHaveLength(1)
  const other = query.find(({ is_current }) => !is_current)
  await mina.call(account.endSession, { params: { session_no: other?.session_no ?? 0 } })
  await expect.poll(() => isIn(phone)).toBe(false)

  const tablet = app.callAs((await signIn(mina.user_id)).token)
  await mina.call(account.endSessions)
  await expect.poll(() => isIn(tablet)).toBe(false)
  await expect.poll(() => isIn(mina.call)).toBe(false)
})

test('nobody ends what is somebody else’s', async () => {
  const [mina, jun] = [await colleague(), await colleague()]
  await app.db.insertInto('user_devices').values({ user_no: jun.user_no, device_code: 'juns-laptop' }).execute()
  const [session] = (await jun.call(account.sessions)).query
  const [device] = (await jun.call(account.devices)).query
  const notThere = { status: 404, code: 'not_found' }
  await expect(
    mina.call(account.endSession, { params: { session_no: session?.session_no ?? 0 } }),
  ).rejects.toMatchObject(notThere)
  await expect(
    mina.call(account.revokeDevice, { params: { ud_no: device?.ud_no ?? 0 }, body: { user_pw: demoPassword } }),
  ).rejects.toMatchObject(notThere)
  expect((await mina.call(account.devices)).query).toEqual([])
  const revoke = (user_pw: string) =>
    jun.call(account.revokeDevice, { params: { ud_no: device?.ud_no ?? 0 }, body: { user_pw } })
  await expect(revoke('wrong')).rejects.toMatchObject({ fields: { user_pw: '비밀번호가 올바르지 않아요.' } })
  await revoke(demoPassword)
  expect(await mailsTo(`${jun.user_id}@builders.example`)).toMatchObject([
    { ob_subject: '[빌더스컨설팅] 기기 인증이 해제되었어요' },
  ])
  expect((await jun.call(account.devices)).query).toEqual([])
})

// ---------------------------------------------------------------- leaving

const leave = (person: Person, body: object = {}) =>
  person.call(account.leave, { body: { reason: '더 이상 필요하지 않아요.', user_pw: demoPassword, ...body } })

test('a client leaves with a reason: signed out everywhere, no way back in, the facts kept', async () => {
  const clerk = await app.staff({ emp_scope: ['MemberList'] })
  const client = await app.client({ user_phone: '01012345678' })
  await app.db.insertInto('client_managers').values({ client_no: client.client_no, emp_no: clerk.emp_no }).execute()
  const elsewhere = app.callAs((await signIn(client.user_id)).token)
  await leave(client)
  await expect.poll(() => isIn(client.call)).toBe(false)
  await expect.poll(() => isIn(elsewhere)).toBe(false)
  await expect(signIn(client.user_id)).rejects.toMatchObject({ code: 'account_closed' })
  const { query } = await clerk.call(members.clientDetail, { params: { user_no: client.user_no } })
  expect(query).toMatchObject([
    { account_status: 'left', closed_as: 'left', closed_reason: '더 이상 필요하지 않아요.', user_phone: '01012345678' },
  ])
  const [mail] = await mailsTo(`${client.user_id}@builders.example`)
  expect(mail?.ob_text).toContain('계약과 결제 기록은 5년, 문의 기록은 3년')
  const raised = await app.db.selectFrom('alarms').selectAll().where('user_no', '=', clerk.user_no).execute()
  expect(raised).toMatchObject([{ al_link: `/employee/member/detail/${client.user_no}` }])
})

test('leaving needs a reason and the password', async () => {
  const client = await app.client()
  await expect(leave(client, { reason: '' })).rejects.toMatchObject({ fields: { reason: '사유를 입력해 주세요.' } })
  await expect(leave(client, { user_pw: 'nope' })).rejects.toMatchObject({
    status: 400,
    fields: { user_pw: '비밀번호가 올바르지 않아요.' },
  })
  expect(await isIn(client.call)).toBe(true)
})

test('leaving twice at once is leaving once', async () => {
  const client = await app.client()
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => leave(client)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await mailsTo(`${client.user_id}@builders.example`)).toHaveLength(1)
})

test('staff and partners do not leave by themselves', async () => {
  const [mina, vc] = [await colleague(), await app.vc()]
  await expect(leave(mina)).rejects.toMatchObject({ status: 403 })
  await expect(leave(vc)).rejects.toMatchObject({ status: 403 })
  await expect((await app.client()).call(account.devices)).rejects.toMatchObject({ status: 403 })
})
