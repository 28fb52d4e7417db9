import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type DocReplyFixture, docReplyFixture } from '../../testing/fixtures/docReplyFixture.ts'
import { runJobOf } from '../../testing/runJob.ts'
import { deliverReplyMail } from './docReplies.notify.ts'

let at: DocReplyFixture
beforeAll(async () => {
  at = await docReplyFixture()
})

test('staff who answer send one mail for each reader and document in ten minutes', async () => {
  const ft_no = await at.document('메일.pdf')
  await at.shareWithClient(ft_no)
  const client = await at.app.client({ client_no: at.client_no, user_email: 'reader@greenloop.co.kr' })
  const asked = await at.write(client, await at.open(client, ft_no), '질문')
  const dv_no = await at.open(at.mina, ft_no)
  await Promise.all([1, 2, 3].map((n) => at.write(at.mina, dv_no, `답 ${n}`, asked)))
  expect(await at.mailsTo('reader@greenloop.co.kr')).toBe(1)
  await sql`update doc_reply_mails set mail_dt = now() - interval '11 minutes' where ft_no = ${ft_no}`.execute(
    at.app.db,
  )
  await at.write(at.mina, dv_no, '나중에 한 답', asked)
  expect(await at.mailsTo('reader@greenloop.co.kr')).toBe(2)
})

/** Sends what waits for this address, as its job would. */
const deliver = async (address: string) => {
  const waiting = at.app.db.selectFrom('outbox').select('ob_no').where('ob_to', '=', address)
  const { ob_no } = await waiting.orderBy('ob_no', 'desc').executeTakeFirstOrThrow()
  const { cmt_no } = await at.app.db
    .selectFrom('comments')
    .select('cmt_no')
    .orderBy('cmt_no', 'desc')
    .executeTakeFirstOrThrow()
  await sql`update outbox set ob_state = 'waiting', ob_text = coalesce(ob_text, '글'), sent_dt = null where ob_no = ${ob_no}`.execute(
    at.app.db,
  )
  await runJobOf(at.app)(deliverReplyMail, { ob_no, cmt_no })
  const { ob_state } = await at.app.db
    .selectFrom('outbox')
    .select('ob_state')
    .where('ob_no', '=', ob_no)
    .executeTakeFirstOrThrow()
  return ob_state
}
const end = (ft_no: number, kind: 'client' | 'link') =>
  at.app.db
    .updateTable('file_shares')
    .set({ state: 'revoked', ended_dt: sql`now()` })
    .where('ft_no', '=', ft_no)
    .where('kind', '=', kind)
    .execute()

test('what staff say is mailed only to those who still see the document, when it is written and when the mail leaves', async () => {
  const ft_no = await at.document('끝난 공유.pdf')
  await at.shareWithClient(ft_no)
  const { app, mina } = at
  const client = await app.client({ client_no: at.client_no, user_email: 'still@greenloop.co.kr' })
  const leaver = await app.client({ client_no: at.client_no, user_email: 'leaver@greenloop.co.kr' })
  const guest = await at.guestOf(ft_no, { email: 'guest@investor.co.kr' })
  for (const reader of [client, leaver]) await at.open(reader, ft_no)
  const asked = await at.write(guest, await at.open(guest, ft_no), '질문')
  const dv_no = await at.open(mina, ft_no)
  const nextDay = () => sql`delete from doc_reply_mails where ft_no = ${ft_no}`.execute(app.db)

  await app.db.updateTable('client_members').set({ client_state: 2 }).where('user_no', '=', leaver.user_no).execute()
  const deleted = await at.write(mina, dv_no, '보이는 동안')
  expect([await at.mailsTo('still@greenloop.co.kr'), await at.mailsTo('leaver@greenloop.co.kr')]).toEqual([1, 0])
  expect(await deliver('still@greenloop.co.kr')).toBe('sent')
  await mina.call(docReplies.update, { params: { docr_no: deleted }, body: { state: 0 } })
  expect(await deliver('still@greenloop.co.kr')).toBe('failed')

  await nextDay()
  await at.write(mina, dv_no, '나가는 중에 끝나는')
  await end(ft_no, 'client')
  expect(await deliver('still@greenloop.co.kr')).toBe('failed')
  await nextDay()
  await at.write(mina, dv_no, '우리끼리 하는 말')
  expect(await at.mailsTo('still@greenloop.co.kr')).toBe(2)

  await at.write(mina, dv_no, '손님께 드리는 답', asked)
  expect(await at.mailsTo('guest@investor.co.kr')).toBe(1)
  const used = sql`update file_shares set most_opens = 1, opens = 1 where sh_no = ${guest.sh_no}`
  const ended = sql`update share_guests set expires_dt = now() where sh_no = ${guest.sh_no}`
  expect(await deliver('guest@investor.co.kr')).toBe('sent')
  await used.execute(app.db)
  expect(await deliver('guest@investor.co.kr')).toBe('sent')
  await ended.execute(app.db)
  expect(await deliver('guest@investor.co.kr')).toBe('failed')
  await sql`update file_shares set most_opens = null where sh_no = ${guest.sh_no}`.execute(app.db)
  expect(await deliver('guest@investor.co.kr')).toBe('sent')
  await end(ft_no, 'link')
  expect(await deliver('guest@investor.co.kr')).toBe('failed')
  await nextDay()
  await at.write(mina, dv_no, '더 드리는 답', asked)
  expect(await at.mailsTo('guest@investor.co.kr')).toBe(1)
})

test('the mail leads people of the company to the page; guests, whose link nobody knows, are told to use it', async () => {
  const ft_no = await at.document('주소.pdf')
  await at.shareWithClient(ft_no)
  const client = await at.app.client({ client_no: at.client_no, user_email: 'page@greenloop.co.kr' })
  const guest = await at.guestOf(ft_no, { email: 'page@investor.co.kr' })
  await at.open(client, ft_no)
  const asked = await at.write(guest, await at.open(guest, ft_no), '질문')
  const dv_no = await at.open(at.mina, ft_no)
  await at.write(at.mina, dv_no, '5쪽을 봐 주세요', null, 5)
  await at.write(at.mina, dv_no, '답', asked)
  const textTo = async (address: string) =>
    (await at.app.db.selectFrom('outbox').select('ob_text').where('ob_to', '=', address).executeTakeFirst())?.ob_text
  expect(await textTo('page@greenloop.co.kr')).toContain(`/client/company-data?view=${ft_no}&page=5`)
  expect(await textTo('page@investor.co.kr')).toContain('공유 링크를 다시 열면')
})
