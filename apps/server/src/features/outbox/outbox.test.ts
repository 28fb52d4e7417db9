import { anyone } from '@crm/contract/access'
import { outbox } from '@crm/contract/features/outbox/outbox'
import { done, listOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { readConfig } from '../../config.ts'
import { feature } from '../../feature.ts'
import { features } from '../../features.ts'
import { refuse } from '../../http/refusal.ts'
import { startSmtp } from '../../testing/services/smtp.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { queueMail } from './outbox.service.ts'

const postman = {
  write: endpoint({
    method: 'POST',
    path: '/crm/v3/postman',
    summary: '메일 쓰기',
    access: anyone,
    body: z.object({ to: z.string(), subject: z.string(), fail: z.boolean().optional() }),
    response: listOf(z.object({ ob_no: z.int() })),
  }),
}

const withPostman = {
  ...features,
  postman: feature(postman, {
    write: async (ctx, { body }) => {
      const ob_no = await queueMail(ctx, { ...body, user_name: '김미나', lines: ['비밀 1234'] })
      if (body.fail) refuse('conflict')
      return { state: done, query: [{ ob_no }] }
    },
  }),
}

const secret = expect.stringContaining('김미나 님, 안녕하세요.\n\n비밀 1234\n')

let smtp: Awaited<ReturnType<typeof startSmtp>>
let demo: TestApp
let real: TestApp
beforeAll(async () => {
  smtp = await startSmtp()
  demo = await startTestApp({ features: withPostman, config: { seed: 'demo' } })
  real = await startTestApp({
    features: withPostman,
    config: { smtpUrl: smtp.url, mailFrom: '빌더스 <crm@builders.example>' },
  })
})
afterAll(() => smtp.stop())

const write = async (app: TestApp, to: string, subject = '알림') => {
  const { query } = await app.call(postman.write, { body: { to, subject } })
  return query[0]?.ob_no as number
}

const rowOf = (app: TestApp, ob_no: number) =>
  app.db.selectFrom('outbox').selectAll().where('ob_no', '=', ob_no).executeTakeFirstOrThrow()

const stateOf = async (app: TestApp, ob_no: number) => (await rowOf(app, ob_no)).ob_state

const mailsTo = (to: string) => smtp.taken.filter((mail) => mail.includes(`To: ${to}`))

test('without a mail server messages are kept and shown, newest first, with their text', async () => {
  const first = await write(demo, 'mina@example.com', '첫 번째 소식')
  const second = await write(demo, 'jun@example.com', '두 번째 소식')
  await expect.poll(() => stateOf(demo, second)).toBe('sent')
  const { query, total } = await demo.call(outbox.list)
  expect(total).toBe(2)
  expect(query.map((message) => message.ob_no)).toEqual([second, first])
  expect(query[0]).toMatchObject({
    channel: 'mail',
    ob_to: 'jun@example.com',
    ob_subject: '[빌더스컨설팅] 두 번째 소식',
    ob_text: secret,
    ob_state: 'sent',
  })
  expect(query[0]?.sent_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
})

test('messages are found by address and by subject, page by page', async () => {
  const found = await demo.call(outbox.list, { query: { keyword: 'mina' } })
  expect(found).toMatchObject({ total: 1, query: [{ ob_subject: '[빌더스컨설팅] 첫 번째 소식' }] })
  expect((await demo.call(outbox.list, { query: { keyword: 'ㅅㅅ' } })).total).toBe(2)
  expect(await demo.call(outbox.list, { query: { offset: 1, limit: 1 } })).toMatchObject({
    total: 2,
    query: [{ ob_subject: '[빌더스컨설팅] 첫 번째 소식' }],
  })
})

test('a mail is signed by whoever runs the portal', async () => {
  const company = { ...readConfig({ SEED: 'none' }).company, name: '한빛컨설팅', phone: '02-700-0000' }
  const other = await startTestApp({ features: withPostman, config: { company } })
  const { ob_subject, ob_text } = await rowOf(other, await write(other, 'mina@example.com', '가입이 승인되었어요'))
  expect(ob_subject).toBe('[한빛컨설팅] 가입이 승인되었어요')
  expect(ob_text).toContain('\n한빛컨설팅 · 02-700-0000\n')
  expect(ob_text).not.toContain('빌더스')
})

test('outside demo mode there is no such list, for nobody', async () => {
  await expect(real.call(outbox.list)).rejects.toMatchObject({ status: 404 })
  const ceo = await real.staff({ emp_lv: 7 })
  await expect(ceo.call(outbox.list)).rejects.toMatchObject({ status: 404 })
})

test('a message is there exactly when its cause is', async () => {
  const body = { to: 'never@example.com', subject: '되돌림', fail: true }
  await expect(real.call(postman.write, { body })).rejects.toMatchObject({ status: 409 })
  const rows = await real.db.selectFrom('outbox').select('ob_no').where('ob_to', '=', 'never@example.com').execute()
  expect(rows).toEqual([])
})

test('a mail server gets it once, as sender, recipient and Korean subject say; then its text is gone from here', async () => {
  const ob_no = await write(real, 'mina@example.com', '가입이 승인되었어요')
  await expect.poll(() => stateOf(real, ob_no)).toBe('sent')
  const [mail, ...more] = mailsTo('mina@example.com')
  expect(more).toEqual([])
  expect(mail).toContain('crm@builders.example')
  expect(mail).toContain(Buffer.from('가입이').toString('base64').slice(0, 8))
  expect(mail).toContain(`Message-ID: <outbox-${ob_no}@`)
  expect(await rowOf(real, ob_no)).toMatchObject({ ob_by: 'smtp', ob_text: null, ob_outcome: '250 taken as 1' })
})

test('an address is one recipient, whatever it contains', async () => {
  const ob_no = await write(real, 'a,b@example.com')
  await expect.poll(() => stateOf(real, ob_no)).not.toBe('waiting')
  expect(smtp.taken.filter((mail) => /^To: .*\bb@example\.com/m.test(mail) && !mail.includes('a,b'))).toEqual([])
})

test('a server that is busy is asked again later, and the message leaves once', async () => {
  smtp.state.mood = 'busy'
  const ob_no = await write(real, 'later@example.com')
  await expect.poll(async () => (await rowOf(real, ob_no)).ob_tries).toBe(1)
  expect(await rowOf(real, ob_no)).toMatchObject({ ob_state: 'waiting', ob_text: secret })
  expect((await rowOf(real, ob_no)).ob_outcome).toContain('451')

  const due = await sql<{ seconds: number }>`
    select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
     where name = 'outbox.send' and state = 'created' and data ->> 'ob_no' = ${String(ob_no)}`.execute(real.db)
  expect(due.rows[0]?.seconds).toBeGreaterThan(20)

  smtp.state.mood = 'takes'
  await sql`update pgboss.job set start_after = now() where name = 'outbox.send' and state = 'created'`.execute(real.db)
  // A new message starts the worker at once, which otherwise looks every ten seconds.
  await write(real, 'next@example.com')
  await expect.poll(() => stateOf(real, ob_no), { timeout: 20_000 }).toBe('sent')
  expect(mailsTo('later@example.com')).toHaveLength(1)
  expect((await rowOf(real, ob_no)).ob_tries).toBe(2)
})

test('a final no is not asked again', async () => {
  smtp.state.mood = 'refuses'
  const ob_no = await write(real, 'gone@example.com')
  await expect.poll(() => stateOf(real, ob_no)).toBe('failed')
  smtp.state.mood = 'takes'
  expect(await rowOf(real, ob_no)).toMatchObject({ ob_tries: 1, ob_text: null })
  expect((await rowOf(real, ob_no)).ob_outcome).toContain('550')
  const { rows } = await sql`
    select from pgboss.job where name = 'outbox.send' and state = 'created'
       and data ->> 'ob_no' = ${String(ob_no)}`.execute(real.db)
  expect(rows).toEqual([])
})

test('two nodes, fifty messages: each leaves once', async () => {
  await real.anotherNode()
  const numbers = await Promise.all(Array.from({ length: 50 }, (_, index) => write(real, `many${index}@example.com`)))
  const waiting = () => real.db.selectFrom('outbox').select('ob_no').where('ob_state', '=', 'waiting').execute()
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  expect(numbers).toHaveLength(50)
  expect(smtp.taken.filter((mail) => /To: many\d+@/.test(mail))).toHaveLength(50)
})
