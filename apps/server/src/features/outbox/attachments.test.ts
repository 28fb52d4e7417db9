import { createHash, randomBytes } from 'node:crypto'
import { anyone } from '@crm/contract/access'
import { outbox } from '@crm/contract/features/outbox/outbox'
import { done, listOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { features } from '../../features.ts'
import { foldersFeature } from '../../testing/features/foldersFeature.ts'
import { upload } from '../../testing/files/uploads.ts'
import { startSmtp } from '../../testing/services/smtp.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import type { MailAttachment } from './attachments.ts'
import { queueMail } from './outbox.service.ts'

const mailing = {
  write: endpoint({
    method: 'POST',
    path: '/crm/v3/mailing',
    summary: '첨부한 메일 쓰기',
    access: anyone,
    body: z.object({ to: z.string() }),
    response: listOf(z.object({ ob_no: z.int() })),
  }),
}

/** What the next mail has; handlers get only JSON. */
let attachments: MailAttachment[] = []
const withMailing = {
  ...features,
  folder: foldersFeature,
  mailing: feature(mailing, {
    write: async (ctx, { body: { to } }) => {
      const ob_no = await queueMail(ctx, { to, subject: '자료', user_name: '김미나', lines: ['보내요.'], attachments })
      return { state: done, query: [{ ob_no }] }
    },
  }),
}

let smtp: Awaited<ReturnType<typeof startSmtp>>
let real: TestApp
let demo: TestApp
beforeAll(async () => {
  smtp = await startSmtp()
  real = await startTestApp({ features: withMailing, config: { smtpUrl: smtp.url } })
  demo = await startTestApp({ features: withMailing, config: { seed: 'demo' } })
})
afterAll(() => smtp.stop())

const write = async (app: TestApp, to: string, attached: MailAttachment[]) => {
  attachments = attached
  const { query } = await app.call(mailing.write, { body: { to } })
  return query[0]?.ob_no as number
}

const stateOf = async (app: TestApp, ob_no: number) =>
  (await app.db.selectFrom('outbox').select('ob_state').where('ob_no', '=', ob_no).executeTakeFirstOrThrow()).ob_state

const keptBytes = (app: TestApp, ob_no: number) =>
  app.db.selectFrom('outbox_attachments').select(['name', 'size', 'body']).where('ob_no', '=', ob_no).execute()

interface MimePart {
  head: string
  body: Buffer
}

/** The attached parts of a mail as it came over the wire. */
const partsOf = (mail: string): MimePart[] => {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? []
  return mail
    .split(`--${boundary}`)
    .filter((part) => /content-disposition: attachment/i.test(part))
    .map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n', 2)
      // A long name is continued on the next line (RFC 2231).
      return { head: decodeURIComponent(head.replace(/;\s+filename\*\d+\*=/g, '')), body: Buffer.from(body, 'base64') }
    })
}

const mailTo = (to: string) => smtp.taken.find((mail) => mail.includes(`To: ${to}`)) ?? ''

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('bytes and stored files arrive whole, with Korean names; afterwards only the names are kept', async () => {
  const mina = await real.staff({ emp_scope: ['WorkList'] })
  const to_no = await real.company('그린루프')
  const file = { originalname: '사업계획서(최종).pdf', mimetype: 'application/pdf', bytes: '%PDF 내용' }
  const { fa_no } = await upload(real, mina, file, { to_table: 'folder', to_no })
  const picture = randomBytes(300_000)
  const ob_no = await write(real, 'mina@example.com', [
    { name: '도면 1.png', mimetype: 'image/png', body: picture },
    { fa_no },
  ])
  await expect.poll(() => stateOf(real, ob_no), { timeout: 20_000 }).toBe('sent')
  const [first, second, ...more] = partsOf(mailTo('mina@example.com'))
  expect(more).toEqual([])
  expect(first?.head).toContain('image/png')
  expect(first?.head).toContain('도면 1.png')
  expect(sha(first?.body ?? Buffer.of())).toBe(sha(picture))
  expect(second?.head).toContain('사업계획서(최종).pdf')
  expect(second?.body.toString()).toBe('%PDF 내용')
  expect(await keptBytes(real, ob_no)).toEqual([
    { name: '도면 1.png', size: 300_000, body: null },
    { name: '사업계획서(최종).pdf', size: 11, body: null },
  ])
})

test('they are kept for the next try while a mail waits', async () => {
  smtp.state.mood = 'busy'
  const ob_no = await write(real, 'later@example.com', [
    { name: '표.csv', mimetype: 'text/csv', body: Buffer.from('a,b') },
  ])
  const tries = () => real.db.selectFrom('outbox').select('ob_tries').where('ob_no', '=', ob_no).executeTakeFirst()
  await expect.poll(tries, { timeout: 20_000 }).toEqual({ ob_tries: 1 })
  smtp.state.mood = 'takes'
  expect(await keptBytes(real, ob_no)).toEqual([{ name: '표.csv', size: 3, body: Buffer.from('a,b') }])
})

test('more than 10 MB in all, more than 20, or a file that is not there is refused, and no mail is written', async () => {
  const six = () => ({ name: '큰 파일.bin', mimetype: 'application/octet-stream', body: Buffer.alloc(6 * 1024 * 1024) })
  const attempt = (attached: MailAttachment[]) => write(real, 'never@example.com', attached)
  await expect(attempt([six(), six()])).rejects.toMatchObject({ status: 400, message: expect.stringContaining('10MB') })
  const small = { name: 'a', mimetype: 'text/plain', body: Buffer.from('a') }
  await expect(attempt(Array.from({ length: 21 }, () => small))).rejects.toMatchObject({ status: 400 })
  await expect(attempt([{ fa_no: 999_999 }])).rejects.toMatchObject({ status: 404 })
  const rows = await real.db.selectFrom('outbox').select('ob_no').where('ob_to', '=', 'never@example.com').execute()
  expect(rows).toEqual([])
})

test('a name is one line and no path', async () => {
  const ob_no = await write(demo, 'mina@example.com', [
    { name: '../자료\r\nBcc: all@example.com', mimetype: 'text/plain', body: Buffer.from('a') },
  ])
  await expect.poll(() => stateOf(demo, ob_no), { timeout: 20_000 }).toBe('sent')
  const { query } = await demo.call(outbox.list)
  expect(query[0]?.attachments).toEqual([{ name: '.._자료__Bcc: all@example.com', size: 1 }])
})
