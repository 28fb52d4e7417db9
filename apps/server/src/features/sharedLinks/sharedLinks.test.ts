import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileShareMessages } from '@crm/contract/features/fileShares/fileShares.rows'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../http/caller/actors.ts'
import { readPdf } from '../../testing/files/readPdf.ts'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'
import { type OpenLink, openLinkOf } from '../fileShares/fileShares.service.ts'
import { countOpening } from '../fileShares/guests.queries.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const gone = { status: 404, message: fileShareMessages.gone }
const lastCodeTo = async (email: string) => {
  const { rows } = await sql<{ ob_text: string }>`
    select ob_text from outbox where ob_to = ${email} order by ob_no desc limit 1`.execute(set.app.db)
  return rows[0]?.ob_text.match(/\b\d{6}\b/)?.[0] ?? ''
}
const sendCode = (id: string | null, email: string) =>
  set.app.call(sharedLinks.sendCode, { body: { id: id ?? '', email } })
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a link opens with a button: looking counts nothing, opening counts one, and the reader sees what lies inside', async () => {
  const { share, enter, app, box, deck, plan, secret, shareOf, eventsOf } = set
  const { sh_no, id } = await share(box)
  const gates = await app.call(sharedLinks.check, { body: { id: id ?? '' } })
  expect(gates.query).toEqual([
    { company: expect.any(String), needs_password: false, needs_email: false, needs_nda: false },
  ])
  expect((await shareOf(sh_no))?.opens).toBe(0)
  const guest = await enter(id)
  const shown = (await guest.call(sharedLinks.show, {})).query[0]
  expect(shown).toMatchObject({
    ft_no: box,
    name: 'IR',
    shared_by: '김미나',
    files: 2,
    may_download: true,
    reader: null,
  })
  const top = await guest.call(sharedLinks.list, { query: {} })
  expect(top.query.map(({ name }) => name)).toEqual(['안쪽', '덱.txt'])
  expect(top.path.map(({ name }) => name)).toEqual(['IR'])
  const inner = top.query[0]?.ft_no ?? 0
  const inside = await guest.call(sharedLinks.list, { query: { box_ft_no: inner } })
  expect([inside.query.map(({ ft_no }) => ft_no), inside.path.length]).toEqual([[plan], 2])
  const fetched = await set.fetchAs(guest.token, `/crm/v3/shared/download?ft_no=${deck}`)
  expect(await fetched.text()).toBe('덱의 내용')
  const outside = await set.fetchAs(guest.token, `/crm/v3/shared/download?ft_no=${secret}`)
  expect(outside.status).toBe(404)
  const packed = await set.follow(await set.zipAddress(guest.token))
  expect([packed.status, packed.headers.get('content-type')]).toEqual([200, 'application/zip'])
  await packed.arrayBuffer()
  expect(await eventsOf(sh_no)).toEqual(['created', 'opened', 'downloaded: 덱.txt', 'downloaded: 파일 2개를 한 번에'])
  expect((await shareOf(sh_no))?.opens).toBe(1)
})

test('wrong, revoked, expired, used-up and binned links and previews by programs all look alike', async () => {
  const { share, open, enter, app, box, topBox, fileIn, mina } = set
  const revoked = await share(box)
  await mina.call(fileShares.revoke, { params: revoked })
  const expired = await share(box)
  await sql`update file_shares set expires_dt = now() - interval '1 minute' where sh_no = ${expired.sh_no}`.execute(
    app.db,
  )
  const usedUp = await share(box, { most_opens: 1 })
  await enter(usedUp.id)
  const binned = await share(await fileIn(await topBox(), '버릴 것.txt'))
  await mina.call(fileTree.remove, { body: { ft_nos: [binned.ft_no], release_shares: true } })
  for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', revoked.id, expired.id, usedUp.id, binned.id]) {
    await expect(app.call(sharedLinks.check, { body: { id: id ?? '' } })).rejects.toMatchObject(gone)
    await expect(open(id)).rejects.toMatchObject(gone)
  }
  const live = await share(box)
  const preview = await fetch(`${app.url}/crm/v3/shared/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' },
    body: JSON.stringify({ id: live.id }),
  })
  expect([preview.status, await preview.json()]).toEqual([404, expect.objectContaining({ message: gone.message })])
  expect((await set.shareOf(live.sh_no))?.opens).toBe(0)
})

test('a guest’s session ends with the share, and belongs to that share alone', async () => {
  const { share, enter, deck, plan, mina } = set
  const { sh_no, id } = await share(deck)
  const guest = await enter(id)
  expect((await guest.call(sharedLinks.list, { query: {} })).query.map(({ ft_no }) => ft_no)).toEqual([deck])
  await expect(guest.call(sharedLinks.list, { query: { box_ft_no: plan } })).rejects.toMatchObject({ status: 404 })
  await mina.call(fileShares.revoke, { params: { sh_no } })
  await expect(guest.call(sharedLinks.show, {})).rejects.toMatchObject(gone)
  await expect(set.app.call(sharedLinks.show, {})).rejects.toMatchObject(gone)
})

test('a password has five tries for each address, also of fifty at once', async () => {
  const { share, open, box, eventsOf } = set
  const { sh_no, id } = await share(box, { password: 'right-one' })
  await expect(open(id)).rejects.toMatchObject({ status: 400, fields: { password: fileShareMessages.passwordMissing } })
  await open(id, { password: 'right-one' })
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => open(id, { password: 'wrong' })))
  const statuses = tries.map((done) => (done.status === 'rejected' ? done.reason.status : 200))
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(45)
  await expect(open(id, { password: 'right-one' })).rejects.toMatchObject({ status: 429 })
  expect((await eventsOf(sh_no)).filter((event) => event === 'refused: 비밀번호가 틀림')).toHaveLength(5)
  const stored = await set.app.db
    .selectFrom('file_shares')
    .select(['password_hash', 'token_hash'])
    .where('sh_no', '=', sh_no)
    .executeTakeFirstOrThrow()
  expect(stored.password_hash).toMatch(/^\$argon2id\$/)
  expect(stored.token_hash?.toString('base64url')).not.toBe(id)
})

test('an address is proved by a code that works once; others than the allowed get the same answer and no mail', async () => {
  const { share, open, enter, box, eventsOf } = set
  const { sh_no, id } = await share(box, { needs_email: true, allowed: ['lee@one.example', '@vc.example'] })
  const answers = [await sendCode(id, 'Kim@VC.example'), await sendCode(id, 'someone@else.example')]
  expect(answers[0]).toEqual(answers[1])
  expect(await lastCodeTo('someone@else.example')).toBe('')
  await expect(sendCode(id, 'someone@else.example')).rejects.toMatchObject({ status: 429 })
  const code = await lastCodeTo('kim@vc.example')
  expect(code).toMatch(/^\d{6}$/)
  const email = 'kim@vc.example'
  await expect(open(id, { email, code: otherCode(code) })).rejects.toMatchObject({ status: 400 })
  await expect(open(id, { email: 'lee@one.example', code })).rejects.toMatchObject({ status: 410 })
  const guest = await enter(id, { email, code })
  expect((await guest.call(sharedLinks.show, {})).query[0]?.reader).toBe(email)
  await expect(open(id, { email, code })).rejects.toMatchObject({ status: 410 })
  expect(await eventsOf(sh_no)).toEqual([
    'created',
    'refused: 허용되지 않은 주소',
    'refused: 인증번호가 틀림',
    'opened',
    'proved',
  ])
  expect((await set.shareOf(sh_no))?.last_reader).toBe(email)
})

test('strangers who ask for codes do not shut the invited reader out; one asker gets ten a day', async () => {
  const { share, open, box, app } = set
  const { sh_no, id } = await share(box, { needs_email: true, allowed: ['invited@one.example'] })
  const email = 'invited@one.example'
  const cameBefore = (ip: string, minutesAgo: number) =>
    sql`
    insert into share_codes (sh_no, email, ip, code_hash, expires_dt, reg_dt)
    select ${sh_no}, ${email}, ${ip}, decode('00', 'hex'), now(), now() - ${minutesAgo} * interval '1 minute'
      from generate_series(1, 10)`.execute(app.db)
  await cameBefore('203.0.113.9', 11)
  await sendCode(id, email)
  // Beyond ten a day one each ten minutes, whoever asks; the one that was sent lets its reader in.
  await expect(sendCode(id, email)).rejects.toMatchObject({ status: 429, message: expect.stringContaining('10분') })
  await open(id, { email, code: await lastCodeTo(email) })
  await sql`update share_codes set ip = c.ip from (select ip from share_codes where sh_no = ${sh_no} order by sc_no desc limit 1) c
             where sh_no = ${sh_no}`.execute(app.db)
  await expect(sendCode(id, email)).rejects.toMatchObject({ status: 429, message: expect.stringContaining('내일') })
})

test('five wrong codes end the code', async () => {
  const { share, open, box } = set
  const { id } = await share(box, { needs_email: true })
  await sendCode(id, 'park@one.example')
  const code = await lastCodeTo('park@one.example')
  const guesses = Array.from({ length: 20 }, () => open(id, { email: 'park@one.example', code: otherCode(code) }))
  await Promise.allSettled(guesses)
  await expect(open(id, { email: 'park@one.example', code })).rejects.toMatchObject({ status: 410 })
})

test('confidentiality is accepted first, in its present version, and kept as a PDF for both sides', async () => {
  const { share, open, enter, box, mina, app } = set
  const { sh_no, id } = await share(box, { needs_nda: true, title: '투자 자료' })
  await expect(open(id)).rejects.toMatchObject({ status: 400, fields: { nda: fileShareMessages.ndaMissing } })
  await expect(open(id, { nda: { name: '박투자', version: '2020-01' } })).rejects.toMatchObject({ status: 400 })
  const guest = await enter(id, { nda: { name: '박투자', version: '2026-11' } })
  expect((await guest.call(sharedLinks.show, {})).query[0]).toMatchObject({ has_accepted: true, reader: '박투자' })
  const { query: events } = await mina.call(fileShares.listEvents, { params: { sh_no }, query: {} })
  const accepted = events.find(({ kind }) => kind === 'accepted')
  expect(accepted).toMatchObject({ who: '박투자', detail: '2026-11 · 박투자', ip: expect.any(String) })
  const own = await set.fetchAs(guest.token, '/crm/v3/shared/acceptance')
  const { text } = await readPdf(new Uint8Array(await own.arrayBuffer()))
  expect(text).toContain('박투자')
  expect(text).toContain('투자 자료')
  const ofStaff = await fetch(`${app.url}/crm/v3/file_shares/${sh_no}/acceptances/${accepted?.sa_no}/pdf`, {
    headers: { authorization: `Bearer ${mina.token}` },
  })
  expect(ofStaff.headers.get('content-type')).toBe('application/pdf')
  const rewriting = sql`update share_acceptances set name = '다른 사람'`.execute(app.db)
  await expect(rewriting).rejects.toThrow('never changed')
})

test('what was signed can be had as PDF for ever, also when the file was deleted for good', async () => {
  const { share, enter, topBox, fileIn, mina, app, proj_no, eventsOf } = set
  const { sh_no, id, ft_no } = await share(await fileIn(await topBox(), '사라질 덱.txt'), { needs_nda: true })
  await enter(id, { nda: { name: '최투자', version: '2026-11' } })
  await mina.call(fileTree.remove, { body: { ft_nos: [ft_no], release_shares: true } })
  await sql`delete from file_tree where ft_no = ${ft_no}`.execute(app.db)
  expect(await eventsOf(sh_no)).toContain('accepted: 2026-11 · 최투자')
  await expect(mina.call(fileShares.listEvents, { params: { sh_no }, query: {} })).rejects.toMatchObject({
    status: 404,
  })
  const list = async (who: Pick<typeof mina, 'call'>) =>
    (await who.call(fileShares.listAcceptances, { query: { proj_no } })).query.find((row) => row.sh_no === sh_no)
  const accepted = await list(mina)
  expect(accepted).toMatchObject({ title: '사라질 덱.txt', name: '최투자', email: null, version: '2026-11' })
  const pdf = (token: string) =>
    fetch(`${app.url}/crm/v3/file_shares/${sh_no}/acceptances/${accepted?.sa_no}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const { text } = await readPdf(new Uint8Array(await (await pdf(mina.token)).arrayBuffer()))
  expect(text).toContain('사라질 덱.txt')
  const stranger = await app.staff()
  expect((await pdf(stranger.token)).status).toBe(404)
  await expect(list(stranger)).rejects.toMatchObject({ status: 404 })
})

test('rules that are changed while somebody opens hold for them', async () => {
  const { share, box, mina, app } = set
  const { sh_no, id } = await share(box)
  const link = (await openLinkOf(app, id ?? '')) as OpenLink
  const opening = { id: hashToken(id ?? ''), link }
  await mina.call(fileShares.update, { params: { sh_no }, body: { needs_nda: true } })
  expect(await countOpening(app.db, opening.link, opening.id)).toBeUndefined()
  const now = (await openLinkOf(app, id ?? '')) as OpenLink
  expect(await countOpening(app.db, now, opening.id)).toEqual({ opens: 1 })
  // Another's opening changes no rule.
  expect(await countOpening(app.db, now, opening.id)).toEqual({ opens: 2 })
})

test('what people of a company download is written down with the share that lets them', async () => {
  const { share, boxIn, fileIn, topBox, client, mina, app, eventsOf } = set
  const shared = await boxIn(await topBox(), '받을 것')
  const one = await fileIn(shared, '하나.txt')
  await fileIn(shared, '둘.txt')
  const { sh_no } = await share(shared, { kind: 'client' })
  const get = async (who: { token: string }, path: string) => {
    const answer = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } })
    await answer.arrayBuffer()
    return answer.status
  }
  const { query } = await client.call(fileTree.show, { params: { ft_no: one } })
  const path = `/crm/v3/files/download?fa_no=${query[0]?.fa_no}`
  // A download in many parts is one.
  expect([await get(client, path), await get(client, path), await get(mina, path)]).toEqual([200, 200, 200])
  expect(await get(client, `/crm/v3/file_tree/zip?ft_nos=${shared}`)).toBe(200)
  expect(await eventsOf(sh_no)).toEqual(['created', 'downloaded: 하나.txt', 'downloaded: 파일 2개를 한 번에'])
  const told = (await mina.call(fileShares.listEvents, { params: { sh_no }, query: {} })).query
  expect(told[0]?.who).toBe('한지민')
})

test('where downloading is not allowed there is no download, no zip', async () => {
  const { share, enter, box, deck } = set
  const { id } = await share(box, { may_download: false })
  const { token } = await enter(id)
  expect((await set.fetchAs(token, `/crm/v3/shared/download?ft_no=${deck}`)).status).toBe(403)
  await expect(set.zipAddress(token)).rejects.toMatchObject({ status: 403 })
})

test('of fifty at once exactly as many get in as the link allows', async () => {
  const { share, open, box, shareOf, eventsOf } = set
  const { sh_no, id } = await share(box, { most_opens: 7 })
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => open(id)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(await shareOf(sh_no)).toMatchObject({ opens: 7, state: 'used_up' })
  expect((await eventsOf(sh_no)).filter((event) => event === 'opened')).toHaveLength(7)
})

test('a revocation against fifty openings: whoever got in is out again', async () => {
  const { share, open, box, mina, asGuest } = set
  const { sh_no, id } = await share(box)
  const openings = Array.from({ length: 50 }, () => open(id))
  const [opened] = await Promise.all([
    Promise.allSettled(openings),
    mina.call(fileShares.revoke, { params: { sh_no } }),
  ])
  for (const done of opened) {
    if (done.status === 'rejected') expect(done.reason).toMatchObject(gone)
    else await expect(asGuest(done.value.query[0]?.token ?? '')(sharedLinks.show, {})).rejects.toMatchObject(gone)
  }
})
