import { auth } from '@crm/contract/features/auth/auth'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const signIn = (user_id: string, user_pw = demoPassword) => app.call(auth.login, { body: { user_id, user_pw } })

test('the right password gives a token, and the token tells who one is', async () => {
  const mina = await app.staff({ user_name: '김미나', emp_lv: 4, emp_scope: ['WorkList'] })
  const { state, token } = await signIn(mina.user_id)
  expect(state).toBe(1)
  const { user } = await app.callAs(token)(auth.profile)
  expect(user).toMatchObject({
    user_id: mina.user_id,
    user_name: '김미나',
    user_type: 'emp',
    emp_no: mina.emp_no,
    emp_lv: 4,
    emp_scope: ['WorkList'],
    client_no: null,
  })
  expect(user).not.toHaveProperty('user_pw')
})

test('user ids are found whatever their case, with spaces around them', async () => {
  const person = await app.staff()
  expect(await signIn(`  ${person.user_id.toUpperCase()} `)).toMatchObject({ state: 1 })
})

test('clients and venture capitalists see their own company', async () => {
  const client = await app.client({ client_no: await app.company('그린루프') })
  const vc = await app.vc({ vc_name: '하늘벤처스' })
  expect((await client.call(auth.profile)).user).toMatchObject({ user_type: 'client', client_name: '그린루프' })
  expect((await vc.call(auth.profile)).user).toMatchObject({ user_type: 'vc', vc_name: '하늘벤처스', emp_scope: [] })
})

test('a wrong password and an unknown user get the same answer', async () => {
  const person = await app.staff()
  const refusal = { status: 401, code: 'wrong_credentials', message: '아이디 또는 비밀번호가 올바르지 않아요.' }
  await expect(signIn(person.user_id, 'wrong')).rejects.toMatchObject(refusal)
  await expect(signIn('nobody-here', 'wrong')).rejects.toMatchObject(refusal)
})

test('empty fields are named', async () => {
  await expect(signIn('', '')).rejects.toMatchObject({
    status: 400,
    fields: { user_id: '아이디를 입력해 주세요.', user_pw: '비밀번호를 입력해 주세요.' },
  })
})

test('five wrong tries lock the account for ten minutes, the right password included', async () => {
  const person = await app.staff()
  for (let tries = 1; tries <= 4; tries++) {
    await expect(signIn(person.user_id, 'wrong')).rejects.toMatchObject({ code: 'wrong_credentials' })
  }
  await expect(signIn(person.user_id, 'wrong')).rejects.toMatchObject({ status: 423, code: 'account_locked' })
  await expect(signIn(person.user_id)).rejects.toMatchObject({ code: 'account_locked' })

  await app.db
    .updateTable('login_tries')
    .set({ locked_until: sql`now() - interval '1 second'` })
    .where('user_id', '=', person.user_id)
    .execute()
  expect(await signIn(person.user_id)).toMatchObject({ state: 1 })
})

const lock = async (user_id: string, signInOnce = signIn) => {
  for (let tries = 1; tries <= 5; tries++) await signInOnce(user_id, 'wrong').catch(() => {})
}

test('an account is locked for the address of the wrong tries alone', async () => {
  const person = await app.staff()
  await lock(person.user_id)
  await expect(signIn(person.user_id)).rejects.toMatchObject({ code: 'account_locked' })
  const tries = app.db.updateTable('login_tries').where('user_id', '=', person.user_id)
  expect((await tries.set({ origin: 'ip:203.0.113.7' }).returning('tries').execute()).length).toBe(1)
  expect(await signIn(person.user_id)).toMatchObject({ state: 1 })
})

test('a device that the account has proved gets through; its own wrong tries lock it', async () => {
  const person = await app.staff()
  const device_code = 'a-proved-device'
  await app.db.insertInto('user_devices').values({ user_no: person.user_no, device_code }).execute()
  const call = createClient({ baseUrl: app.url, headers: () => ({ 'device-code': device_code }) })
  const signInThere = (user_id: string, user_pw = demoPassword) => call(auth.login, { body: { user_id, user_pw } })
  await lock(person.user_id)
  expect(await signInThere(person.user_id)).toMatchObject({ state: 1 })
  await lock(person.user_id, signInThere)
  await expect(signInThere(person.user_id)).rejects.toMatchObject({ code: 'account_locked' })
})

test('an account that does not exist is locked like one that does', async () => {
  await lock('nobody-at-all')
  await expect(signIn('nobody-at-all', 'wrong')).rejects.toMatchObject({ status: 423, code: 'account_locked' })
})

test('seventy people of an office sign in from one address within a minute', async () => {
  const office = await startTestApp()
  const people = await Promise.all(Array.from({ length: 70 }, () => office.staff()))
  for (let first = 0; first < people.length; first += 10) {
    const batch = people
      .slice(first, first + 10)
      .map(({ user_id }) => office.call(auth.login, { body: { user_id, user_pw: demoPassword } }))
    expect(await Promise.all(batch)).toHaveLength(10)
  }
})

test('parallel guesses are all counted', async () => {
  const person = await app.staff()
  const guesses = Array.from({ length: 5 }, () => signIn(person.user_id, 'wrong').catch((error) => error.code))
  expect(await Promise.all(guesses)).toContain('account_locked')
  await expect(signIn(person.user_id)).rejects.toMatchObject({ code: 'account_locked' })
})

test('whoever has left cannot sign in, and an open session ends', async () => {
  const person = await app.staff()
  await person.call(auth.profile)
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', person.user_no).execute()
  await expect.poll(() => person.call(auth.profile).catch((error) => error.status)).toBe(401)
  await expect(signIn(person.user_id)).rejects.toMatchObject({ status: 401, code: 'account_closed' })
})

test('logging out ends this session and no other', async () => {
  const person = await app.staff()
  const { token } = await signIn(person.user_id)
  await person.call(auth.logout)
  await expect.poll(() => person.call(auth.profile).catch((error) => error.status)).toBe(401)
  expect(await app.callAs(token)(auth.profile)).toMatchObject({ state: 1 })
})

test('a session slides: a sign of life gives it seven days again, and says so', async () => {
  const person = await app.staff()
  await app.db
    .updateTable('sessions')
    .set({ seen_at: sql`now() - interval '2 days'`, expires_at: sql`now() + interval '5 days'` })
    .where('user_no', '=', person.user_no)
    .execute()
  const answer = await person.call(auth.profile)
  expect(answer.token).toBe(person.token)
  const { left } = await app.db
    .selectFrom('sessions')
    .select(sql<number>`extract(day from expires_at - now())::int`.as('left'))
    .where('user_no', '=', person.user_no)
    .executeTakeFirstOrThrow()
  expect(left).toBeGreaterThanOrEqual(6)
  expect(await person.call(auth.profile)).not.toHaveProperty('token')
})

test('an expired session is no session', async () => {
  const person = await app.staff()
  await app.db
    .updateTable('sessions')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('user_no', '=', person.user_no)
    .execute()
  await expect(person.call(auth.profile)).rejects.toMatchObject({ status: 401 })
})

test('whoever has the token of an ended session is told why it ended, and nobody else', async () => {
  const causeOf = async (token: string) => (await app.callAs(token)(auth.ended)).query[0]?.cause
  const [out, late, swept, left, suspended, live] = [
    await app.staff(),
    await app.staff(),
    await app.staff(),
    await app.staff(),
    await app.staff(),
    await app.staff(),
  ]
  await out.call(auth.logout)
  const expire = (user_no: number) =>
    sql`update sessions set expires_at = now() - interval '1 minute' where user_no = ${user_no}`.execute(app.db)
  await expire(late.user_no)
  await expire(swept.user_no)
  await sql`delete from sessions where user_no = ${swept.user_no}`.execute(app.db)
  await sql`update users set state = 0 where user_no = ${left.user_no}`.execute(app.db)
  await sql`update employees set emp_state = 3 where emp_no = ${suspended.emp_no}`.execute(app.db)
  await sql`delete from sessions where user_no in (${left.user_no}, ${suspended.user_no})`.execute(app.db)
  expect(await causeOf(out.token)).toBe('signed_out')
  expect(await causeOf(late.token)).toBe('expired')
  expect(await causeOf(swept.token)).toBe('expired')
  expect(await causeOf(left.token)).toBe('inactive')
  expect(await causeOf(suspended.token)).toBe('inactive')
  expect(await causeOf(live.token)).toBeUndefined()
  expect(await causeOf('x'.repeat(43))).toBeUndefined()
  expect((await app.call(auth.ended)).query).toEqual([])
})

test('tokens are stored only as hashes, passwords as argon2id', async () => {
  const person = await app.staff()
  const { rows } = await sql<{ leaked: number }>`
    select count(*)::int as leaked from sessions where encode(token_hash, 'escape') like ${`%${person.token}%`}`.execute(
    app.db,
  )
  expect(rows[0]?.leaked).toBe(0)
  const { user_pw } = await app.db
    .selectFrom('users')
    .select('user_pw')
    .where('user_no', '=', person.user_no)
    .executeTakeFirstOrThrow()
  expect(user_pw).toMatch(/^\$argon2id\$/)
})

test('sixty refused sign-ins a minute from one address, then a pause', async () => {
  const another = await startTestApp()
  const attempt = () =>
    another.call(auth.login, { body: { user_id: 'x1', user_pw: 'y' } }).catch((error) => error.status)
  const answers = await Promise.all(Array.from({ length: 61 }, attempt))
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
  // The other node counts in the same place.
  const { url } = await another.anotherNode()
  const response = await fetch(`${url}/crm/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"user_id":"x1","user_pw":"y"}',
  })
  expect(response.status).toBe(429)
})

test('staff on a device that nobody proved see their own account and nothing else', async () => {
  const remote = await app.staff({ skips_device_check: false })
  expect((await remote.call(auth.profile)).user.is_device_verified).toBe(false)

  const device = createClient({
    baseUrl: app.url,
    headers: () => ({ authorization: `Bearer ${remote.token}`, 'device-code': 'laptop-of-remote' }),
  })
  await app.db.insertInto('user_devices').values({ user_no: remote.user_no, device_code: 'laptop-of-remote' }).execute()
  expect((await device(auth.profile)).user.is_device_verified).toBe(true)
})
