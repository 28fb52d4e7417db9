import { alarms } from '@crm/contract/features/alarms/alarms'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileShareMessages } from '@crm/contract/features/fileShares/fileShares.rows'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const sees = async (by: Person, ft_no: number) =>
  by.call(fileTree.show, { params: { ft_no } }).then(
    () => true,
    ({ status }) => (status === 404 ? false : status),
  )

test('the project’s company sees what is shared with it and what lies inside, and nothing else', async () => {
  const { share, client, app, box, plan, secret, mina } = set
  const stranger = await app.client()
  expect(await sees(client, plan)).toBe(false)
  const { sh_no, id } = await share(box, { kind: 'client' })
  expect(id).toBeNull()
  expect([await sees(client, box), await sees(client, plan)]).toEqual([true, true])
  expect([await sees(client, secret), await sees(stranger, plan)]).toEqual([false, false])
  expect((await client.call(alarms.newList, { query: { limit: 10 } })).query).toMatchObject([
    { al_title: '자료가 공유되었어요: IR' },
  ])
  await mina.call(fileShares.revoke, { params: { sh_no } })
  expect(await sees(client, plan)).toBe(false)
})

test('chosen people see it, their colleagues do not; people of other companies cannot be chosen', async () => {
  const { share, client, app, deck, mina } = set
  const colleague = await app.client({ client_no: client.client_no })
  const stranger = await app.client()
  const share1 = await share(deck, { kind: 'client', user_nos: [client.user_no] })
  expect(share1.people).toMatchObject([{ user_no: client.user_no }])
  expect([await sees(client, deck), await sees(colleague, deck)]).toEqual([true, false])
  await expect(share(deck, { kind: 'client', user_nos: [stranger.user_no] })).rejects.toMatchObject({ status: 400 })
  const { query } = await mina.call(fileShares.update, {
    params: share1,
    body: { user_nos: [colleague.user_no], may_download: false },
  })
  expect(query[0]).toMatchObject({ may_download: false, people: [{ user_no: colleague.user_no }] })
  expect([await sees(client, deck), await sees(colleague, deck)]).toEqual([false, true])
  await mina.call(fileShares.revoke, { params: share1 })
})

test('people with whom something is shared get one mail beside the alarm, also when they are added later, unless they turned it off', async () => {
  const { share, app, fileIn, topBox, client, mina } = set
  const colleague = await app.client({ client_no: client.client_no, user_email: 'new@green.example' })
  const silent = await app.client({ client_no: client.client_no, user_email: 'silent@green.example' })
  const left = await app.client({ client_no: client.client_no, user_email: 'left@green.example' })
  await app.db.updateTable('client_members').set({ client_state: 2 }).where('user_no', '=', left.user_no).execute()
  const channels = { in_app: true, push: true, mail: false }
  await silent.call(alarms.saveSetting, { params: { kind: 'fileShares.shared' }, body: channels })
  const file = await fileIn(await topBox(), '메일로 알릴 것.txt')
  const mailsTo = async (to: string) =>
    (
      await sql<{ ob_text: string }>`
        select ob_text from outbox where ob_to = ${to} and ob_subject like '%메일로 알릴 것%' order by ob_no`.execute(
        app.db,
      )
    ).rows.map(({ ob_text }) => ob_text)

  const { sh_no, rev } = await share(file, { kind: 'client', user_nos: [client.user_no, silent.user_no] })
  const [mail = ''] = await mailsTo('han@green.example')
  expect(mail).toContain('자료가 공유되었어요: 메일로 알릴 것.txt')
  expect(mail).toContain('/client/company-data')
  expect(await mailsTo('new@green.example')).toEqual([])
  // For everybody from now on: whoever was told before is not told again.
  await mina.call(fileShares.update, { params: { sh_no }, body: { rev, for_all: true } })
  expect((await mailsTo('han@green.example')).length).toBe(1)
  expect((await mailsTo('new@green.example')).length).toBe(1)
  expect([await mailsTo('silent@green.example'), await mailsTo('left@green.example')]).toEqual([[], []])
  expect(
    (await colleague.call(alarms.newList, { query: { limit: 10 } })).query.map(({ al_title }) => al_title),
  ).toEqual(['자료가 공유되었어요: 메일로 알릴 것.txt'])
  await mina.call(fileShares.revoke, { params: { sh_no } })
})

test('chosen people are never everybody by themselves: not when they leave, nor when the last one is taken out of the list', async () => {
  const { share, client, app, fileIn, topBox, mina } = set
  const leaver = await app.client({ client_no: client.client_no })
  const colleague = await app.client({ client_no: client.client_no })
  const file = await fileIn(await topBox(), '고른 사람에게.txt')
  const { sh_no } = await share(file, { kind: 'client', user_nos: [client.user_no, leaver.user_no] })
  const change = (body: object) => mina.call(fileShares.update, { params: { sh_no }, body })
  await app.db.updateTable('client_members').set({ client_state: 2 }).where('user_no', '=', leaver.user_no).execute()
  // A form sends whom it was given, those who have left as well.
  const saved = (await change({ title: '새 제목', user_nos: [client.user_no, leaver.user_no] })).query[0]
  expect(saved?.people.map(({ user_no }) => user_no)).toEqual([client.user_no])
  await app.db.updateTable('client_members').set({ client_state: 2 }).where('user_no', '=', client.user_no).execute()
  const missing = { status: 400, fields: { user_nos: fileShareMessages.peopleMissing } }
  await expect(change({ user_nos: [client.user_no] })).rejects.toMatchObject(missing)
  await expect(change({ user_nos: [] })).rejects.toMatchObject(missing)
  expect((await change({ title: '제목만' })).query[0]).toMatchObject({ people: [{ user_no: client.user_no }] })
  expect(await sees(colleague, file)).toBe(false)
  expect((await change({ for_all: true })).query[0]).toMatchObject({ people: [] })
  expect(await sees(colleague, file)).toBe(true)
  await app.db.updateTable('client_members').set({ client_state: 1 }).where('user_no', '=', client.user_no).execute()
  await expect(share(file, { kind: 'client', for_all: false })).rejects.toMatchObject(missing)
})

test('twenty shares made while their file is deleted: none of them is left on what lies in the bin', async () => {
  const { share, mina, app, fileIn, topBox } = set
  for (const round of [1, 2, 3]) {
    const file = await fileIn(await topBox(), `지워질 것 ${round}.txt`)
    const sharing = Array.from({ length: 20 }, () => share(file))
    const deleting = mina.call(fileTree.remove, { body: { ft_nos: [file], release_shares: true } })
    await Promise.all([Promise.allSettled(sharing), deleting])
    const left = await app.db
      .selectFrom('file_shares')
      .select('sh_no')
      .where('ft_no', '=', file)
      .where('state', '=', 'active')
      .execute()
    expect(left).toEqual([])
  }
})

test('what happened to a share is never rewritten and never deleted', async () => {
  const { app, share, deck } = set
  const { sh_no } = await share(deck)
  const attempts = [
    sql`update share_events set reader = '다른 사람' where sh_no = ${sh_no}`,
    sql`delete from share_events where sh_no = ${sh_no}`,
    sql`truncate share_events`,
  ]
  for (const attempt of attempts) await expect(attempt.execute(app.db)).rejects.toThrow('never changed')
  expect(await set.eventsOf(sh_no)).toEqual(['created'])
})

test('another company’s project neither lists nor changes nor reveals', async () => {
  const { share, app, box, proj_no, client } = set
  const { sh_no } = await share(box)
  const outsider = await app.staff({ emp_scope: [] })
  const calls = [
    outsider.call(fileShares.list, { query: { proj_no } }),
    outsider.call(fileShares.create, { body: { ft_no: box, kind: 'link' } }),
    outsider.call(fileShares.update, { params: { sh_no }, body: {} }),
    outsider.call(fileShares.revoke, { params: { sh_no } }),
    outsider.call(fileShares.renew, { params: { sh_no } }),
    outsider.call(fileShares.listEvents, { params: { sh_no }, query: {} }),
    outsider.call(fileShares.listPeople, { query: { proj_no } }),
    outsider.call(fileShares.findLive, { body: { ft_nos: [box] } }),
  ]
  const answers = await Promise.allSettled(calls)
  expect(answers).toEqual(calls.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 404 }) })))
  await expect(client.call(fileShares.list, { query: { proj_no } })).rejects.toMatchObject({ status: 403 })
})

test('changing what a link asks for sends its guests through the door again; the address can only be made anew', async () => {
  const { share, enter, open, mina, deck, eventsOf, shareOf } = set
  const made = await share(deck)
  const guest = await enter(made.id)
  await mina.call(fileShares.update, { params: made, body: { title: '새 제목' } })
  await guest.call(sharedLinks.show, {})
  await mina.call(fileShares.update, { params: made, body: { title: '새 제목', password: 'secret12' } })
  await expect(guest.call(sharedLinks.show, {})).rejects.toMatchObject({ status: 404 })
  const renewed = (await mina.call(fileShares.renew, { params: made })).query[0]
  await expect(open(made.id, { password: 'secret12' })).rejects.toMatchObject({ status: 404 })
  await enter(renewed?.id ?? null, { password: 'secret12' })
  expect(await eventsOf(made.sh_no)).toEqual([
    'created',
    'opened',
    'changed: 제목',
    'changed: 비밀번호',
    'renewed',
    'opened',
  ])
  const now = await shareOf(made.sh_no)
  expect(now).toMatchObject({ has_password: true, opens: 2 })
  const outdated = mina.call(fileShares.update, { params: made, body: { title: '더 새 제목', rev: 1 } })
  await expect(outdated).rejects.toMatchObject({ status: 409, newest: { title: '새 제목' } })
  const tooFew = mina.call(fileShares.update, { params: made, body: { most_opens: 1 } })
  await expect(tooFew).rejects.toMatchObject({ fields: { most_opens: fileShareMessages.opensBelow } })
})

test('moving and deleting what is shared asks first, then releases all shares inside, in one step', async () => {
  const { share, mina, boxIn, fileIn, topBox, app, open } = set
  const top = await topBox()
  const outer = await boxIn(top, '옮길 폴더')
  const inner = await fileIn(outer, '안의 파일.txt')
  const target = await boxIn(top, '받을 폴더')
  const [ofBox, ofFile] = [await share(outer, { title: '폴더 링크' }), await share(inner)]
  const live = (await mina.call(fileShares.findLive, { body: { ft_nos: [outer] } })).query
  expect(live.map(({ sh_no, title, name }) => [sh_no, title, name])).toEqual([
    [ofBox.sh_no, '폴더 링크', '옮길 폴더'],
    [ofFile.sh_no, null, '안의 파일.txt'],
  ])
  const move = (release_shares: boolean) =>
    mina.call(fileTree.move, { body: { ft_nos: [outer], parent: target, release_shares } })
  await expect(move(false)).rejects.toMatchObject({ status: 409 })
  await open(ofFile.id)
  await move(true)
  await expect(open(ofFile.id)).rejects.toMatchObject({ status: 404 })
  const { rows } = await sql<{ state: string; kind: string }>`
    select s.state, v.kind from file_shares s join share_events v using (sh_no)
     where s.sh_no = any (${[ofBox.sh_no, ofFile.sh_no]}::int[]) and v.kind = 'released'`.execute(app.db)
  expect(rows).toEqual([
    { state: 'released', kind: 'released' },
    { state: 'released', kind: 'released' },
  ])
})

test('a company’s own tree is shared by link alone', async () => {
  const { client, mina, share } = set
  const { query } = await mina.call(fileTree.list, { query: { client_no: client.client_no } })
  const ft_no = query[0]?.ft_no ?? 0
  await expect(share(ft_no, { kind: 'client' })).rejects.toMatchObject({ message: fileShareMessages.clientOnlyProject })
  await share(ft_no)
})

test('lists filter by what became of the shares', async () => {
  const { app, mina, share, client } = set
  const proj_no = await projectOf(app, client.client_no, '다른 프로젝트')
  const top = await set.topBox(proj_no)
  const [one, two] = [await share(top, { title: '첫 링크' }), await share(top, { kind: 'client' })]
  await mina.call(fileShares.revoke, { params: one })
  const list = async (query: { state?: 'active' | 'revoked'; kind?: 'link'; keyword?: string }) =>
    (await mina.call(fileShares.list, { query: { proj_no, ...query } })).query.map(({ sh_no }) => sh_no)
  expect(await list({})).toEqual([two.sh_no, one.sh_no])
  expect(await list({ state: 'active' })).toEqual([two.sh_no])
  expect(await list({ state: 'revoked', kind: 'link', keyword: '첫' })).toEqual([one.sh_no])
})

test('rules that make no sense are refused at their field', async () => {
  const { share, deck } = set
  await expect(share(deck, { allowed: ['@a.com'] })).rejects.toMatchObject({ fields: { allowed: expect.any(String) } })
  const wrong = share(deck, { needs_email: true, allowed: ['not an address'] })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
  const past = share(deck, { expires_dt: '2020-01-01 09:00' })
  await expect(past).rejects.toMatchObject({ fields: { expires_dt: fileShareMessages.expiryPast } })
})
