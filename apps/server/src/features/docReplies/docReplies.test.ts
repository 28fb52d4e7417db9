import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type DocReplyFixture, docReplyFixture, type Reader } from '../../testing/fixtures/docReplyFixture.ts'

let at: DocReplyFixture
beforeAll(async () => {
  at = await docReplyFixture()
})

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: { status: number }) => status,
  )

test('threads carry their page and answers; comments of clients have a user_no, those of staff none', async () => {
  const ft_no = await at.document('댓글.pdf')
  await at.shareWithClient(ft_no)
  const { mina } = at
  const client = await at.app.client({ client_no: at.client_no, user_name: '박고객' })
  const [minas, clients] = [await at.open(mina, ft_no), await at.open(client, ft_no)]
  const question = await at.write(client, clients, '2쪽 수치가\n맞나요? <b>', null, 2)
  const reply = await at.write(mina, minas, '네, 맞아요.', question)
  await at.write(client, clients, '고맙습니다.', reply)

  const answer = await at.read(mina, minas)
  expect(answer).toMatchObject({ total: 3, may_write: true, is_seen_outside: true })
  expect(answer.query).toMatchObject([
    {
      docr_no: question,
      dv_no: minas,
      docr_content: '2쪽 수치가\n맞나요? <b>',
      docr_page: 2,
      parent: null,
      user_no: client.user_no,
      side: 'client',
      is_mine: false,
      reply: [
        { docr_no: reply, parent: question, side: 'emp', is_mine: true },
        { parent: question, user_no: client.user_no },
      ],
    },
  ])
  expect(answer.query[0]?.reply[0]).not.toHaveProperty('user_no')
  expect(await at.alarmTitles(mina)).toContain('박고객 님이 문서에 댓글을 남겼어요')
})

test('a comment says which version it is about, and how to open that one to whoever may', async () => {
  const ft_no = await at.document('버전.pdf')
  await at.shareWithClient(ft_no)
  const { mina, app } = at
  const client = await app.client({ client_no: at.client_no, user_name: '최고객' })
  await at.write(mina, await at.open(mina, ft_no), '첫 버전의 댓글')
  const { rows } = await sql<{ old_fv: number; new_fv: number }>`
    with added as (
      insert into file_versions (ft_no, ver, file_no, user_no, size, mimetype)
      select ft_no, 2, file_no, user_no, size, mimetype from file_versions where ft_no = ${ft_no} returning fv_no)
    update file_tree f set fv_no = added.fv_no from file_tree o, added
     where f.ft_no = ${ft_no} and o.ft_no = f.ft_no returning o.fv_no as old_fv, added.fv_no as new_fv`.execute(app.db)
  const [clients, minas] = [await at.open(client, ft_no), await at.open(mina, ft_no)]
  await at.write(client, clients, '새 버전의 댓글')

  const versionsFor = async (reader: Reader, dv_no: number) =>
    (await at.read(reader, dv_no)).query.map(({ ver, fv_no }) => [ver, fv_no])
  expect(await versionsFor(mina, minas)).toEqual([
    [1, rows[0]?.old_fv],
    [2, rows[0]?.new_fv],
  ])
  expect(await versionsFor(client, clients)).toEqual([
    [1, null],
    [2, rows[0]?.new_fv],
  ])
})

test('an empty comment is refused in the words of the form', async () => {
  const dv_no = await at.open(at.mina, await at.document('빈.pdf'))
  await expect(at.write(at.mina, dv_no, ' \n ')).rejects.toMatchObject({
    status: 400,
    message: '댓글을 입력해 주세요.',
  })
})

test('only its author changes or deletes a comment; a deleted one stays where it was answered', async () => {
  const ft_no = await at.document('작성자.pdf')
  await at.shareWithClient(ft_no)
  const { mina, app } = at
  const [jun, client] = [await app.staff({ emp_scope: ['WorkList'] }), await app.client({ client_no: at.client_no })]
  const [dv_no] = [await at.open(mina, ft_no), await at.open(jun, ft_no), await at.open(client, ft_no)]
  const docr_no = await at.write(mina, dv_no, '처음')
  const change = (who: Reader, body: { docr_content?: string; state?: 0 }) =>
    statusOf(who.call(docReplies.update, { params: { docr_no }, body }))
  expect(await change(jun, { docr_content: '남이' })).toBe(403)
  expect(await change(client, { state: 0 })).toBe(403)
  expect(await change(mina, { docr_content: '고침' })).toBe(200)
  expect((await at.read(mina, dv_no)).query).toMatchObject([{ docr_content: '고침' }])
  await at.write(jun, await at.open(jun, ft_no), '답글', docr_no)
  expect(await change(mina, { state: 0 })).toBe(200)
  expect(await change(mina, { docr_content: '다시' })).toBe(409)
  expect(await at.read(mina, dv_no)).toMatchObject({ total: 1, query: [{ state: 0, docr_content: '', reply: [{}] }] })
})

test('its author takes a deletion back: the same text, not called edited', async () => {
  const ft_no = await at.document('되살리기.pdf')
  const { mina, app } = at
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  const [dv_no] = [await at.open(mina, ft_no), await at.open(jun, ft_no)]
  const docr_no = await at.write(mina, dv_no, '지웠다가 되살려요.')
  const set = (who: Reader, state: 0 | 1) =>
    statusOf(who.call(docReplies.update, { params: { docr_no }, body: { state } }))
  expect(await set(mina, 0)).toBe(200)
  expect(await at.read(mina, dv_no)).toMatchObject({ total: 0, query: [] })
  expect(await set(jun, 1)).toBe(403)
  expect(await set(mina, 1)).toBe(200)
  const [back] = (await at.read(mina, dv_no)).query
  expect(back).toMatchObject({ docr_content: '지웠다가 되살려요.', state: 1, update_dt: null })
})

test('another company, an outsider and somebody else’s view find nothing', async () => {
  const ft_no = await at.document('남의.pdf')
  await at.shareWithClient(ft_no)
  const { mina, app } = at
  const stranger = await app.client({ client_no: await app.company('다른 회사') })
  const dv_no = await at.open(mina, ft_no)
  const docr_no = await at.write(mina, dv_no, '우리끼리')
  for (const who of [stranger, await app.staff(), await app.vc()]) {
    expect(await statusOf(at.open(who, ft_no))).toBe(404)
    expect(await statusOf(at.read(who, dv_no))).toBe(404)
    expect(await statusOf(at.write(who, dv_no, '끼어들기'))).toBe(404)
    expect(await statusOf(who.call(docReplies.update, { params: { docr_no }, body: { is_resolved: true } }))).toBe(404)
  }
  expect(await statusOf(app.call(docReplies.list, { query: { dv_no } }))).toBe(401)
  await app.db
    .updateTable('file_shares')
    .set({ state: 'revoked', ended_dt: sql`now()` })
    .where('ft_no', '=', ft_no)
    .execute()
  const client = await app.client({ client_no: at.client_no })
  expect(await statusOf(at.open(client, ft_no))).toBe(404)
})

test('a guest writes where the link allows it, under a proved address, and sees their own threads only', async () => {
  const ft_no = await at.document('링크.pdf')
  await at.shareWithClient(ft_no)
  const { mina, app } = at
  const minas = await at.open(mina, ft_no)
  const internal = await at.write(mina, minas, '고객과의 이야기')
  const lee = await at.guestOf(ft_no, {})
  const han = await at.guestOf(ft_no, { email: 'han@investor.co.kr' }, lee.sh_no)
  const silent = await at.guestOf(ft_no, { may_comment: false })
  const nameless = await at.guestOf(ft_no, { email: null })
  for (const guest of [silent, nameless]) {
    const dv_no = await at.open(guest, ft_no)
    expect(await at.read(guest, dv_no)).toMatchObject({ may_write: false, query: [] })
    expect(await statusOf(at.write(guest, dv_no, '쓸 수 없음'))).toBe(403)
  }
  const lees = await at.open(lee, ft_no)
  const asked = await at.write(lee, lees, '투자 조건이 궁금해요')
  expect(await statusOf(at.write(lee, lees, '답', internal))).toBe(400)
  expect((await at.read(lee, lees)).query).toMatchObject([{ docr_no: asked, side: 'guest', is_mine: true }])
  expect((await at.read(han, await at.open(han, ft_no))).query).toEqual([])
  const client = await app.client({ client_no: at.client_no })
  expect((await at.read(client, await at.open(client, ft_no))).query).toMatchObject([{ docr_no: internal }])
  expect((await at.read(mina, minas)).query).toMatchObject([{ docr_no: internal }, { user_name: 'lee@investor.co.kr' }])
  expect(await statusOf(han.call(docReplies.update, { params: { docr_no: asked }, body: { state: 0 } }))).toBe(404)
  await at.write(mina, minas, '메일로 보내 드릴게요', asked)
  expect(await at.mailsTo('lee@investor.co.kr')).toBe(1)
  expect(await at.mailsTo('han@investor.co.kr')).toBe(0)
  // The same person with a new session is known by the address.
  const again = await at.guestOf(ft_no, {}, lee.sh_no)
  const view = await at.open(again, ft_no)
  expect((await at.read(again, view)).query).toMatchObject([
    { docr_no: asked, is_mine: true, reply: [{ side: 'emp' }] },
  ])
})

test('whoever shares is told how many comments of staff the company will read', async () => {
  const ft_no = await at.document('공유 전.pdf')
  const count = async (who: Reader) =>
    (await who.call(docReplies.countOfStaff, { query: { ft_no } })).query[0]?.comments
  expect(await count(at.mina)).toBe(0)
  const dv_no = await at.open(at.mina, ft_no)
  const first = await at.write(at.mina, dv_no, '값을 올릴까요?')
  await at.write(at.mina, dv_no, '네', first)
  const gone = await at.write(at.mina, dv_no, '지울 것')
  await at.mina.call(docReplies.update, { params: { docr_no: gone }, body: { state: 0 } })
  const guest = await at.guestOf(ft_no, {})
  const asked = await at.write(guest, await at.open(guest, ft_no), '질문')
  await at.write(at.mina, dv_no, '손님께만', asked)
  expect(await count(at.mina)).toBe(2)
  await at.shareWithClient(ft_no)
  const client = await at.app.client({ client_no: at.client_no })
  expect((await at.read(client, await at.open(client, ft_no))).total).toBe(2)
  await expect(count(await at.app.staff())).rejects.toMatchObject({ status: 404 })
})

test('a thread is folded by staff or by who began it', async () => {
  const ft_no = await at.document('해결.pdf')
  await at.shareWithClient(ft_no)
  const [client, other] = [
    await at.app.client({ client_no: at.client_no }),
    await at.app.client({ client_no: at.client_no }),
  ]
  const clients = await at.open(client, ft_no)
  await at.open(other, ft_no)
  const docr_no = await at.write(client, clients, '고쳐 주세요')
  const resolve = (who: Reader, is_resolved: boolean) =>
    statusOf(who.call(docReplies.update, { params: { docr_no }, body: { is_resolved } }))
  expect(await resolve(other, true)).toBe(403)
  await at.open(at.mina, ft_no)
  expect(await resolve(at.mina, true)).toBe(200)
  expect((await at.read(client, clients)).query[0]?.resolved_dt).not.toBeNull()
  expect(await resolve(client, false)).toBe(200)
  expect((await at.read(client, clients)).query[0]?.resolved_dt).toBeNull()
})

test('comments go with a document that is deleted for good', async () => {
  const ft_no = await at.document('사라질.pdf')
  const dv_no = await at.open(at.mina, ft_no)
  const first = await at.write(at.mina, dv_no, '하나')
  await at.write(at.mina, dv_no, '둘', first)
  await sql`delete from file_tree where ft_no = ${ft_no}`.execute(at.app.db)
  const { rows } = await sql`select from comments where to_table = 'file_tree' and to_no = ${ft_no}`.execute(at.app.db)
  expect(rows).toEqual([])
})
