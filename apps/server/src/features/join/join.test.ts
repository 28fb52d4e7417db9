import { alarms } from '@crm/contract/features/alarms/alarms'
import { auth } from '@crm/contract/features/auth/auth'
import { join } from '@crm/contract/features/join/join'
import { reference } from '@crm/contract/features/reference/reference'
import { beforeAll, expect, test } from 'vitest'
import {
  businessNumberOf,
  clientApplication,
  staffApplication,
  vcApplication,
} from '../../testing/fixtures/joinApplications.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const profileOf = async (token: string) => (await app.callAs(token)(auth.profile)).user

const userOf = (user_id: string) =>
  app.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirst()

const fieldsOf = (calling: Promise<unknown>) =>
  calling.then(
    () => ({}),
    (problem) => problem.fields as Record<string, string>,
  )

test('a client registers: account, company, agreements, mail; and waits', async () => {
  const draft = clientApplication({ client_name: '그린루프', user_name: '김미나' })
  const { state, token } = await app.call(join.client, { body: draft })
  expect(state).toBe(1)
  expect(await profileOf(token)).toMatchObject({
    user_id: draft.user_id,
    user_type: 'client',
    client_state: 2,
    is_verified: false,
    client_name: '그린루프',
    client_rep_name: '김대표',
  })
  await expect(app.callAs(token)(reference.banners)).rejects.toMatchObject({ status: 403, code: 'not_active' })

  const user = await userOf(draft.user_id)
  expect(user).toMatchObject({ user_phone: '01012345678', user_email: draft.user_email, skips_device_check: false })
  expect(user?.user_pw).toMatch(/^\$argon2id\$/)
  const company = await app.db
    .selectFrom('clients as c')
    .innerJoin('client_members as m', 'm.client_no', 'c.client_no')
    .selectAll('c')
    .where('m.user_no', '=', user?.user_no as number)
    .executeTakeFirstOrThrow()
  expect(company).toMatchObject({
    client_biz_no: draft.client_biz_no,
    client_zip: '06236',
    addr_no: 11680,
    client_addr: '서울특별시 강남구 테헤란로 1',
    client_contact: [{ name: '이담당', number: '01022223333' }],
    client_type: 'client',
  })
  const agreements = await app.db
    .selectFrom('user_agreements')
    .select(['ua_document', 'ua_version', 'ip'])
    .where('user_no', '=', user?.user_no as number)
    .orderBy('ua_document')
    .execute()
  expect(agreements).toEqual([
    { ua_document: 'privacy', ua_version: '3.6', ip: '127.0.0.1' },
    { ua_document: 'terms', ua_version: '2020-01-31', ip: '127.0.0.1' },
  ])
  const mail = await app.db.selectFrom('outbox').selectAll().where('ob_to', '=', draft.user_email).executeTakeFirst()
  expect(mail?.ob_text).toContain('김미나 님')
})

test('staff register with their team, and wait without any scope', async () => {
  const { token } = await app.call(join.staff, { body: staffApplication({ team_no: 5 }) })
  expect(await profileOf(token)).toMatchObject({ user_type: 'emp', emp_state: 2, emp_lv: 0, team_no: 5, emp_scope: [] })
})

test('partners register with firm and position; people of one firm are in one firm', async () => {
  const first = await app.call(join.vc, { body: vcApplication({ vc_name: '바다인베스트먼트' }) })
  const second = await app.call(join.vc, { body: vcApplication({ vc_name: '(주)바다인베스트먼트' }) })
  expect(await profileOf(first.token)).toMatchObject({ user_type: 'vc', vc_state: 2, vc_name: '바다인베스트먼트' })
  const members = await app.db
    .selectFrom('vc_members')
    .select(['client_no', 'vc_position'])
    .where('user_no', 'in', [(await profileOf(first.token)).user_no, (await profileOf(second.token)).user_no])
    .execute()
  expect(new Set(members.map(({ client_no }) => client_no)).size).toBe(1)
  expect(members[0]?.vc_position).toBe('심사역')
})

test('whoever has not founded yet registers without a business number; everybody else needs one', async () => {
  const early = clientApplication({ client_biz_no: '', is_pre_startup: true })
  expect(await app.call(join.client, { body: early })).toMatchObject({ state: 1 })
  const forgetful = clientApplication({ client_biz_no: '' })
  expect(await fieldsOf(app.call(join.client, { body: forgetful }))).toEqual({
    client_biz_no: '사업자등록번호 10자리를 입력해 주세요.',
  })
})

test.each([
  ['010-12a4-5678', '숫자와 하이픈만 입력 가능합니다.'],
  ['0101234567', '휴대폰 번호는 11자리여야 합니다.'],
  ['02012345678', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ['0101-234-5678', '하이픈 위치가 올바르지 않습니다.'],
  ['', '휴대폰 번호를 입력해 주세요.'],
])('the phone %j is answered with %s', async (user_phone, message) => {
  expect(await fieldsOf(app.call(join.staff, { body: staffApplication({ user_phone }) }))).toEqual({
    user_phone: message,
  })
})

test.each([
  [{ name: '', number: '' }, { 'client_contact.0.name': '이름과 연락처를 입력해 주세요.' }],
  [{ name: '', number: '01012345678' }, { 'client_contact.0.name': '이름을 입력해 주세요.' }],
  [{ name: '김미나', number: '' }, { 'client_contact.0.number': '연락처를 입력해 주세요.' }],
  [{ name: '김미나', number: '01112345678' }, { 'client_contact.0.number': '올바른 연락처를 입력해 주세요.' }],
])('the contact %j is answered with %j', async (contact, fields) => {
  expect(await fieldsOf(app.call(join.client, { body: clientApplication({ client_contact: [contact] }) }))).toEqual(
    fields,
  )
})

test.each([
  [{ user_id: 'ab1' }, { user_id: '영문 소문자로 시작하는 4~20자예요. 숫자와 . _ - 도 쓸 수 있어요.' }],
  [{ user_id: '1mina' }, { user_id: '영문 소문자로 시작하는 4~20자예요. 숫자와 . _ - 도 쓸 수 있어요.' }],
  [{ user_email: 'mina@' }, { user_email: '올바른 이메일 주소를 입력해 주세요.' }],
  [{ user_pw: 'Short1', user_pw_again: 'Short1' }, { user_pw: '비밀번호는 8자 이상이어야 해요.' }],
  [{ user_pw: '12345678', user_pw_again: '12345678' }, { user_pw: '비밀번호에 영문자를 넣어 주세요.' }],
  [{ user_pw: 'abcdefgh', user_pw_again: 'abcdefgh' }, { user_pw: '비밀번호에 숫자를 넣어 주세요.' }],
  [{ user_pw_again: 'Another1' }, { user_pw_again: '비밀번호가 서로 달라요.' }],
  [{ agree_terms: false }, { agree_terms: '이용약관에 동의해 주세요.' }],
  [{ agree_privacy: false }, { agree_privacy: '개인정보 처리방침에 동의해 주세요.' }],
  [{ team_no: 0 }, { team_no: '선택해 주세요.' }],
  [{ team_no: 99 }, { team_no: '선택할 수 없는 팀이에요. 새로 고친 뒤 다시 선택해 주세요.' }],
  [{ user_name: ' ' }, { user_name: '필수 항목이에요.' }],
])('%j is answered with %j', async (changes, fields) => {
  const body = staffApplication(changes as never)
  expect(await fieldsOf(app.call(join.staff, { body }))).toEqual(fields)
  expect(await userOf(body.user_id)).toBeUndefined()
})

test('a rule over two fields speaks up while another field is still wrong', async () => {
  const body = staffApplication({ user_name: '', user_pw_again: 'Another1' })
  expect(Object.keys(await fieldsOf(app.call(join.staff, { body }))).sort()).toEqual(['user_name', 'user_pw_again'])
})

test('a wrong region or business number leaves nothing behind', async () => {
  const body = clientApplication({ addr_no: 99 })
  expect(Object.keys(await fieldsOf(app.call(join.client, { body })))).toEqual(['addr_no'])
  expect(await userOf(body.user_id)).toBeUndefined()
  const wrong = clientApplication({ client_biz_no: '123-45-67890' })
  expect(await fieldsOf(app.call(join.client, { body: wrong }))).toEqual({
    client_biz_no: '올바르지 않은 사업자등록번호예요. 번호를 다시 확인해 주세요.',
  })
})

test('an id and an address that somebody has are refused by name, in any case', async () => {
  const mina = staffApplication()
  await app.call(join.staff, { body: mina })
  const sameId = staffApplication({ user_id: mina.user_id.toUpperCase() })
  await expect(app.call(join.staff, { body: sameId })).rejects.toMatchObject({
    status: 409,
    fields: { user_id: '이미 사용 중인 아이디예요.' },
  })
  const sameMail = vcApplication({ user_email: mina.user_email.toUpperCase() })
  await expect(app.call(join.vc, { body: sameMail })).rejects.toMatchObject({
    status: 409,
    fields: { user_email: '이미 가입된 이메일이에요. 아이디 찾기를 이용해 주세요.' },
  })
})

test('an address is free again once its owner has left; an id never is', async () => {
  const gone = await app.staff()
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', gone.user_no).execute()
  const user_email = `${gone.user_id}@builders.example`
  expect(await app.call(join.checkEmail, { body: { user_email } })).toMatchObject({ query: [{ is_free: true }] })
  expect(await app.call(join.checkId, { body: { user_id: gone.user_id } })).toMatchObject({
    query: [{ is_free: false }],
  })
  expect(await app.call(join.staff, { body: staffApplication({ user_email }) })).toMatchObject({ state: 1 })
})

test('checks while typing answer yes or no, and nothing else', async () => {
  const mina = staffApplication()
  await app.call(join.staff, { body: mina })
  const free = { state: 1, query: [{ is_free: true }] }
  const taken = { state: 1, query: [{ is_free: false }] }
  expect(await app.call(join.checkId, { body: { user_id: mina.user_id } })).toEqual(taken)
  expect(await app.call(join.checkId, { body: { user_id: 'nobody-yet' } })).toEqual(free)
  expect(await app.call(join.checkEmail, { body: { user_email: mina.user_email } })).toEqual(taken)
  expect(await app.call(join.checkEmail, { body: { user_email: 'nobody@example.com' } })).toEqual(free)
})

test('a company that only staff know is not shown to applicants; once it has an account they can join it', async () => {
  const client_no = await app.company('메디브릿지')
  const client_biz_no = businessNumberOf(777)
  await app.db.updateTable('clients').set({ client_biz_no }).where('client_no', '=', client_no).execute()
  const isFree = async () => (await app.call(join.checkBizNo, { body: { client_biz_no } })).query[0]?.is_free
  expect(await isFree()).toBe(true)

  const draft = clientApplication({ client_biz_no, client_name: '남이 지은 이름' })
  const { token } = await app.call(join.client, { body: draft })
  expect(await profileOf(token)).toMatchObject({ client_no, client_name: '메디브릿지', is_verified: false })
  expect(await isFree()).toBe(false)
})

test('only those who approve get an alarm; many applications are one alarm', async () => {
  const approver = await app.staff({ emp_scope: ['MemberList', 'Index'] })
  const admin = await app.staff({ emp_scope: ['AdminMemberManagement'] })
  const first = clientApplication({ user_name: '첫신청' })
  await app.call(join.client, { body: first })
  await app.call(join.client, { body: clientApplication({ user_name: '둘째신청', client_name: '팜스케일' }) })
  const alarmsOf = async (person: { call: TestApp['call'] }) =>
    (await person.call(alarms.newList, { query: { offset: 0, limit: 5 } })).query
  expect(await alarmsOf(approver)).toMatchObject([
    {
      al_title: '새 고객사 회원이 가입 승인을 기다려요',
      al_body: '둘째신청 · 팜스케일',
      al_link: '/employee/member/list',
      al_count: 2,
    },
  ])
  expect(await alarmsOf(admin)).toEqual([])
  await app.call(join.vc, { body: vcApplication() })
  expect(await alarmsOf(admin)).toMatchObject([{ al_link: '/employee/admin/member-management/list' }])
})

test('fifty registrations with one id: one account, and forty-nine told why', async () => {
  const user_id = 'the-one'
  const results = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.call(join.staff, { body: staffApplication({ user_id }) }).then(
        () => 'in',
        (problem) => problem.fields.user_id ?? problem.message,
      ),
    ),
  )
  expect(results.filter((result) => result === 'in')).toHaveLength(1)
  expect(results.filter((result) => result === '이미 사용 중인 아이디예요.')).toHaveLength(49)
  const accounts = await app.db.selectFrom('users').select('user_no').where('user_id', '=', user_id).execute()
  expect(accounts).toHaveLength(1)
  const { count } = await app.db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_no', '=', accounts[0]?.user_no as number)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('twenty people of one new company at once: twenty accounts, one company', async () => {
  const client_biz_no = businessNumberOf(888)
  await Promise.all(
    Array.from({ length: 20 }, () => app.call(join.client, { body: clientApplication({ client_biz_no }) })),
  )
  const companies = await app.db
    .selectFrom('clients')
    .select('client_no')
    .where('client_biz_no', '=', client_biz_no)
    .execute()
  expect(companies).toHaveLength(1)
  const { count } = await app.db
    .selectFrom('client_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('client_no', '=', companies[0]?.client_no as number)
    .executeTakeFirstOrThrow()
  expect(count).toBe(20)
})

test('forms for everybody are limited per address', async () => {
  const limited = await startTestApp()
  const ask = () =>
    limited.call(join.checkEmail, { body: { user_email: 'mina@example.com' } }).then(
      () => 200,
      (problem) => problem.status,
    )
  const answers = await Promise.all(Array.from({ length: 21 }, ask))
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})
