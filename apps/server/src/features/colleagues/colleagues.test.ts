import { auth } from '@crm/contract/features/auth/auth'
import { colleagueMessages, colleagues } from '@crm/contract/features/colleagues/colleagues'
import { portal } from '@crm/contract/features/portal/portal'
import { screens } from '@crm/contract/screens'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

let serial = 0
const account = () => {
  const user_id = `guest${++serial}`
  return {
    user_id,
    user_pw: 'Newcomer1',
    user_pw_again: 'Newcomer1',
    user_name: '최동료',
    user_phone: '010-1234-5678',
    agree_terms: true,
    agree_privacy: true,
  }
}
const address = () => `guest${++serial}@green.example`
const invite = (by: Person, user_email: string) => by.call(colleagues.invite, { body: { user_email } })
const tokenSentTo = async (user_email: string) => {
  const { ob_text } = await app.db
    .selectFrom('outbox')
    .select('ob_text')
    .where('ob_to', '=', user_email)
    .orderBy('ob_no', 'desc')
    .executeTakeFirstOrThrow()
  return ob_text?.match(new RegExp(`${screens.JoinInvited.path}#([\\w-]+)`))?.[1] as string
}
const invited = async (by: Person, user_email = address()) => {
  await invite(by, user_email)
  return { user_email, token: await tokenSentTo(user_email) }
}
const listOf = async (person: Person) => {
  const { query } = await person.call(colleagues.list)
  return query[0] ?? { people: [], invites: [] }
}
const check = (token: string) => app.call(colleagues.checkInvite, { body: { token } })
const join = ({ token, user_email }: { token: string; user_email: string }) =>
  app.call(colleagues.joinInvited, { body: { token, user_email, ...account() } })
const gone = { status: 410, message: colleagueMessages.expired }

test('whoever follows an invitation belongs to the company at once, with the address it was sent to', async () => {
  const manager = await app.staff({ emp_scope: ['ClientVcList'] })
  const client = await app.client({ user_name: '한지민' })
  await app.db.insertInto('client_managers').values({ client_no: client.client_no, emp_no: manager.emp_no }).execute()
  const invitation = await invited(client)
  const { token, user_email } = invitation
  expect((await listOf(client)).invites).toMatchObject([{ user_email, invited_by: '한지민', is_expired: false }])
  expect((await check(token)).query).toMatchObject([{ user_email, invited_by: '한지민' }])

  await expect(join({ token, user_email: 'other@green.example' })).rejects.toMatchObject({
    status: 400,
    fields: { user_email: colleagueMessages.otherEmail },
  })
  const { token: session } = await join(invitation)
  const guest = app.callAs(session)
  expect((await guest(auth.profile)).user).toMatchObject({
    client_no: client.client_no,
    client_state: 1,
    is_verified: true,
  })
  expect((await guest(portal.home)).query[0]?.company.client_no).toBe(client.client_no)
  const { people, invites } = await listOf(client)
  expect(people.map(({ user_name, client_state }) => [user_name, client_state])).toContainEqual(['최동료', 1])
  expect(people.find(({ user_name }) => user_name === '최동료')?.user_email).toBe(user_email)
  expect(invites).toEqual([])
  const { rows } = await sql<{
    al_title: string
  }>`select al_title from alarms where user_no = ${manager.user_no}`.execute(app.db)
  expect(rows).toMatchObject([{ al_title: expect.stringContaining('최동료 님이 초대로 가입했어요') }])
})

test('an invitation works once, until it is revoked, replaced or a week old; all of that looks alike', async () => {
  const client = await app.client()
  const used = await invited(client)
  await join(used)
  const replaced = await invited(client)
  const fresh = await invited(client, replaced.user_email)
  const revoked = await invited(client)
  const ci_no = (await listOf(client)).invites.find(({ user_email }) => user_email === revoked.user_email)?.ci_no ?? 0
  await client.call(colleagues.revokeInvite, { params: { ci_no } })
  const old = await invited(client)
  await sql`update client_invites set expires_at = now() where user_email = ${old.user_email}`.execute(app.db)

  const unknown = { token: 'x'.repeat(43), user_email: address() }
  for (const invitation of [used, replaced, revoked, old, unknown]) {
    await expect(check(invitation.token)).rejects.toMatchObject(gone)
    await expect(join(invitation)).rejects.toMatchObject(gone)
  }
  expect((await check(fresh.token)).query[0]?.user_email).toBe(fresh.user_email)
})

test('of two who follow the same link at once, one joins', async () => {
  const client = await app.client()
  const invitation = await invited(client)
  const outcomes = await Promise.allSettled([join(invitation), join(invitation)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await listOf(client)).people).toHaveLength(2)
})

test('an address that has an account is not invited', async () => {
  const [client, other] = [await app.client(), await app.client()]
  await app.db
    .updateTable('users')
    .set({ user_email: 'taken@green.example' })
    .where('user_no', '=', other.user_no)
    .execute()
  await expect(invite(client, 'Taken@green.example')).rejects.toMatchObject({
    status: 409,
    fields: { user_email: colleagueMessages.emailTaken },
  })
})

test('a colleague who is removed is out at once, with their invitations; nobody removes themselves', async () => {
  const client = await app.client({ user_name: '한지민' })
  const leaver = await app.client({ client_no: client.client_no, user_name: '오이직' })
  const theirs = await invited(leaver)
  await client.call(colleagues.remove, { params: leaver })
  const statusOfLeaver = () =>
    leaver.call(portal.home).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  await expect.poll(statusOfLeaver).toBe(401)
  await expect(check(theirs.token)).rejects.toMatchObject(gone)
  const { people } = await listOf(client)
  expect(people.map(({ user_name }) => user_name)).toEqual(['한지민'])
  const { state, closed_as, closed_reason } = await app.db
    .selectFrom('users')
    .select(['state', 'closed_as', 'closed_reason'])
    .where('user_no', '=', leaver.user_no)
    .executeTakeFirstOrThrow()
  expect([state, closed_as, closed_reason]).toEqual([0, 'left', '한지민 님이 회사에서 제외했어요'])
  await expect(client.call(colleagues.remove, { params: client })).rejects.toMatchObject({
    status: 409,
    message: colleagueMessages.self,
  })
})

test('people and invitations of another company are neither seen nor touched', async () => {
  const [client, other] = [await app.client(), await app.client()]
  await invited(other)
  const theirs = await listOf(other)
  const ci_no = theirs.invites[0]?.ci_no ?? 0
  expect(await listOf(client)).toMatchObject({ people: [{ user_no: client.user_no }], invites: [] })
  await expect(client.call(colleagues.remove, { params: other })).rejects.toMatchObject({ status: 404 })
  await expect(client.call(colleagues.revokeInvite, { params: { ci_no } })).rejects.toMatchObject({ status: 404 })
  expect(await listOf(other)).toEqual(theirs)
})
