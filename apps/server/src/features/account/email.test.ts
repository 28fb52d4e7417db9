import { account } from '@crm/contract/features/account/account'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const colleague = () => app.staff({ emp_scope: ['MyPageInfo'] })
const oldMail = ({ user_id }: Person) => `${user_id}@builders.example`
const mailsTo = (ob_to: string) =>
  app.db.selectFrom('outbox').select(['ob_subject', 'ob_text']).where('ob_to', '=', ob_to).orderBy('ob_no').execute()

const askFor = (person: Person, user_email: string, user_pw = demoPassword) =>
  person.call(account.changeEmail, { body: { user_email, user_pw } })
const codeOf = async (person: Person) =>
  (await mailsTo(oldMail(person))).at(-1)?.ob_text?.match(/^\d{6}$/m)?.[0] ?? 'none'
const confirm = (person: Person, code: string) => person.call(account.confirmEmail, { body: { code } })

test('a new address counts once the code that went to the old one is entered', async () => {
  const mina = await colleague()
  const { query } = await askFor(mina, 'MINA2@Builders.example')
  expect(query[0]).toMatchObject({ expires_in: 600 })
  expect(query[0]?.sent_to).toMatch(/^\w{1,2}\*+@builders\.example$/)
  expect((await mina.call(account.read)).query[0]?.user_email).toBe(oldMail(mina))

  const changed = await confirm(mina, await codeOf(mina))
  expect(changed.query[0]?.user_email).toBe('mina2@builders.example')
  expect(await mailsTo(oldMail(mina))).toMatchObject([
    { ob_subject: '[빌더스컨설팅] 이메일 주소 변경 인증번호' },
    { ob_subject: '[빌더스컨설팅] 이메일 주소가 변경되었어요' },
  ])
})

test('the password is asked for, and what is wrong with an address is said at its field', async () => {
  const [mina, jun] = [await colleague(), await colleague()]
  await expect(askFor(mina, 'a@b.example', 'wrong')).rejects.toMatchObject({
    fields: { user_pw: '비밀번호가 올바르지 않아요.' },
  })
  await expect(askFor(mina, 'nowhere')).rejects.toMatchObject({
    fields: { user_email: '올바른 이메일 주소를 입력해 주세요.' },
  })
  await expect(askFor(mina, oldMail(mina))).rejects.toMatchObject({
    fields: { user_email: '지금과 다른 이메일을 입력해 주세요.' },
  })
  await expect(askFor(mina, oldMail(jun))).rejects.toMatchObject({
    fields: { user_email: '다른 계정에서 쓰고 있는 이메일이에요.' },
  })
})

test('five wrong codes end it, the right one included; the next may be asked for after a minute', async () => {
  const mina = await colleague()
  await askFor(mina, 'late@builders.example')
  const code = await codeOf(mina)
  const wrong = code === '000000' ? '111111' : '000000'
  await expect(confirm(mina, wrong)).rejects.toMatchObject({
    fields: { code: '인증번호가 올바르지 않아요. 4번 더 입력할 수 있어요.' },
  })
  const guesses = await Promise.all(
    Array.from({ length: 10 }, () => confirm(mina, wrong).catch(({ status }) => status)),
  )
  expect(guesses.every((status) => status >= 400)).toBe(true)
  await expect(confirm(mina, code)).rejects.toMatchObject({ code: 'code_expired' })
  await expect(askFor(mina, 'late@builders.example')).rejects.toMatchObject({ status: 429 })
  await sql`update email_changes set reg_dt = now() - interval '61 seconds' where user_no = ${mina.user_no}`.execute(
    app.db,
  )
  await askFor(mina, 'late@builders.example')
  await confirm(mina, await codeOf(mina))
})

test('an old code, one of somebody else and one that was used are worth nothing', async () => {
  const [mina, jun] = [await colleague(), await colleague()]
  await askFor(mina, 'm3@builders.example')
  const code = await codeOf(mina)
  await expect(confirm(jun, code)).rejects.toMatchObject({ code: 'code_expired' })
  await sql`update email_changes set expires_at = now() where user_no = ${mina.user_no}`.execute(app.db)
  await expect(confirm(mina, code)).rejects.toMatchObject({ code: 'code_expired' })
})

test('twenty people take one address at once: one of them has it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, colleague))
  await Promise.all(people.map((person) => askFor(person, 'wanted@builders.example')))
  const codes = await Promise.all(people.map(codeOf))
  const outcomes = await Promise.allSettled(people.map((person, index) => confirm(person, codes[index] ?? '')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
