import { auth } from '@crm/contract/features/auth/auth'
import { join } from '@crm/contract/features/join/join'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const mailOf = (person: Person) => `${person.user_id}@builders.example`

const mailsTo = (ob_to: string) =>
  app.db.selectFrom('outbox').select(['ob_subject', 'ob_text']).where('ob_to', '=', ob_to).orderBy('ob_no').execute()

/** Until the queue has nothing left of these: then what has not been mailed never will be. */
const settled = () =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ left: number }>`
          select count(*)::int as left from pgboss.job
           where name in ('join.ids', 'join.reset') and state < 'completed'`.execute(app.db)
        return rows[0]?.left
      },
      { timeout: 20_000 },
    )
    .toBe(0)

const askForReset = async (person: Person, user_email = mailOf(person)) => {
  const answer = await app.call(join.findPassword, { body: { user_id: person.user_id, user_email } })
  await settled()
  return answer
}

const tokensOf = async (person: Person) =>
  (await mailsTo(mailOf(person))).flatMap(({ ob_text }) => ob_text?.match(/\/find-pw-result#([\w-]+)/)?.[1] ?? [])

const reset = (token: string, user_pw = 'Changed1234') =>
  app.call(join.resetPassword, { body: { token, user_pw, user_pw_again: user_pw } })

const signIn = (person: Person, user_pw: string) => app.call(auth.login, { body: { user_id: person.user_id, user_pw } })

test('forgotten id: it goes to the mail, and the answer is the same for people and for nobody', async () => {
  const mina = await app.staff({ user_name: '김미나' })
  const known = await app.call(join.findId, { body: { user_name: '김미나', user_email: mailOf(mina).toUpperCase() } })
  const wrongName = await app.call(join.findId, { body: { user_name: '박미나', user_email: mailOf(mina) } })
  const nobody = await app.call(join.findId, { body: { user_name: '김미나', user_email: 'nobody@example.com' } })
  expect(known).toEqual({ state: 1, query: [] })
  expect(wrongName).toEqual(known)
  expect(nobody).toEqual(known)
  await settled()
  const mails = await mailsTo(mailOf(mina))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.ob_text).toContain(`· ${mina.user_id}`)
  expect(await mailsTo('nobody@example.com')).toEqual([])
})

test('whoever has left gets no mail', async () => {
  const gone = await app.staff({ user_name: '나간사람' })
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', gone.user_no).execute()
  await app.call(join.findId, { body: { user_name: '나간사람', user_email: mailOf(gone) } })
  await askForReset(gone)
  expect(await mailsTo(mailOf(gone))).toEqual([])
})

test('forgotten password: a link that sets a new one, ends every session and opens a locked account', async () => {
  const mina = await app.staff()
  for (let tries = 0; tries < 5; tries++) await signIn(mina, 'wrong').catch(() => {})
  await expect(signIn(mina, demoPassword)).rejects.toMatchObject({ code: 'account_locked' })
  await mina.call(auth.profile)

  expect(await askForReset(mina)).toEqual({ state: 1, query: [] })
  const [token = ''] = await tokensOf(mina)
  expect(await app.call(join.checkReset, { body: { token } })).toMatchObject({ state: 1 })
  await reset(token)
  await expect.poll(() => mina.call(auth.profile).catch((problem) => problem.status)).toBe(401)
  await expect(signIn(mina, demoPassword)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(await signIn(mina, 'Changed1234')).toMatchObject({ state: 1 })
  expect((await mailsTo(mailOf(mina))).at(-1)?.ob_subject).toContain('비밀번호가 변경되었어요')
})

test('id and address must be of one account; the answer is the same', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  expect(await askForReset(mina, mailOf(jun))).toEqual({ state: 1, query: [] })
  expect(await tokensOf(jun)).toEqual([])
  expect(await tokensOf(mina)).toEqual([])
})

test('a link works once, and every other link of the same person ends with it', async () => {
  const mina = await app.staff()
  await askForReset(mina)
  await askForReset(mina)
  const [first = '', second = ''] = await tokensOf(mina)
  await reset(second)
  const expired = { status: 410, code: 'link_expired' }
  await expect(reset(second, 'Again12345')).rejects.toMatchObject(expired)
  await expect(reset(first, 'Again12345')).rejects.toMatchObject(expired)
  await expect(app.call(join.checkReset, { body: { token: second } })).rejects.toMatchObject(expired)
  expect(await signIn(mina, 'Changed1234')).toMatchObject({ state: 1 })
})

test('fifty uses of one link at once: one password, the one that was told so', async () => {
  const mina = await app.staff()
  await askForReset(mina)
  const [token = ''] = await tokensOf(mina)
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      reset(token, `Changed${index}abc`).then(
        () => index,
        (problem) => problem.code as string,
      ),
    ),
  )
  const winners = results.filter((result) => typeof result === 'number')
  expect(winners).toHaveLength(1)
  expect(results.filter((result) => result === 'link_expired')).toHaveLength(49)
  expect(await signIn(mina, `Changed${winners[0]}abc`)).toMatchObject({ state: 1 })
})

test('after half an hour a link is worth nothing', async () => {
  const mina = await app.staff()
  await askForReset(mina)
  const [token = ''] = await tokensOf(mina)
  const { minutes } = await app.db
    .selectFrom('recoveries')
    .select(sql<number>`round(extract(epoch from expires_at - reg_dt) / 60)::int`.as('minutes'))
    .where('user_no', '=', mina.user_no)
    .executeTakeFirstOrThrow()
  expect(minutes).toBe(30)
  await app.db
    .updateTable('recoveries')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('user_no', '=', mina.user_no)
    .execute()
  await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' })
})

test('a made-up link is refused, a weak password named', async () => {
  await expect(reset('x'.repeat(43))).rejects.toMatchObject({ status: 410 })
  await expect(reset('x'.repeat(43), 'short')).rejects.toMatchObject({
    status: 400,
    fields: { user_pw: '비밀번호는 8자 이상이어야 해요.' },
  })
})

test('one account gets five mails an hour of each kind, whoever asks from wherever', async () => {
  const mina = await app.staff({ user_name: '최다정' })
  const body = { user_id: mina.user_id, user_email: mailOf(mina) }
  await Promise.all(Array.from({ length: 12 }, () => app.call(join.findPassword, { body })))
  await settled()
  expect(await tokensOf(mina)).toHaveLength(5)
  const asking = { user_name: '최다정', user_email: mailOf(mina) }
  await Promise.all(Array.from({ length: 8 }, () => app.call(join.findId, { body: asking })))
  await settled()
  const ids = (await mailsTo(mailOf(mina))).filter(({ ob_subject }) => ob_subject.includes('아이디'))
  expect(ids).toHaveLength(5)
})

test('tokens are stored only as hashes', async () => {
  const mina = await app.staff()
  await askForReset(mina)
  const [token = ''] = await tokensOf(mina)
  const { rows } = await sql<{ leaked: number }>`
    select count(*)::int as leaked from recoveries where encode(token_hash, 'escape') like ${`%${token}%`}`.execute(
    app.db,
  )
  expect(rows[0]?.leaked).toBe(0)
})

test('ten requests in ten minutes from one address, then a pause', async () => {
  const limited = await startTestApp()
  const ask = () =>
    limited.call(join.findPassword, { body: { user_id: 'x1', user_email: 'x@example.com' } }).then(
      () => 200,
      (problem) => problem.status,
    )
  const answers = await Promise.all(Array.from({ length: 11 }, ask))
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})
