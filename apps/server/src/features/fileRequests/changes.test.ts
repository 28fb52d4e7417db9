import { alarms } from '@crm/contract/features/alarms/alarms'
import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileRequestMessages } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { postUpload, requestUpload } from '../../testing/files/uploads.ts'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { remindOfRequests } from './fileRequests.service.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const ask = async (changes: object = {}, by = set.mina) => {
  const body = { ft_no: set.box, lines: [{ name: '재무제표' }], ...changes }
  const { query } = await by.call(fileRequests.create, { body })
  return query[0] as (typeof query)[number]
}
const fulfil = async (by: Person, frl_no: number | undefined, name: string, more = false) => {
  const sample = { originalname: name, bytes: name }
  const address = await requestUpload(by, sample)
  await postUpload(set.app, address, sample)
  const body = { file_no: address.file_no, name, more }
  const { query } = await by.call(fileRequests.fulfil, { params: { frl_no: frl_no ?? 0 }, body })
  return query[0] as (typeof query)[number]
}
const requestOf = async (fr_no: number) => {
  const { query } = await set.mina.call(fileRequests.list, { query: { proj_no: set.proj_no, limit: 100 } })
  return query.find((request) => request.fr_no === fr_no)
}
const entryNamed = async (name: string) => {
  const { query } = await set.mina.call(fileTree.list, { query: { box_ft_no: set.box, limit: 100 } })
  return query.find((entry) => entry.name === name)
}
const lastAlarmOf = async (person: Person) =>
  (await person.call(alarms.newList, { query: { limit: 1 } })).query[0]?.al_title
const closed = { status: 409, message: fileRequestMessages.closed }

test('a line takes several files: it is ticked with the last of them, and the company sees what it sent', async () => {
  const { client } = set
  const { fr_no, lines } = await ask()
  const frl_no = lines[0]?.frl_no
  const first = await fulfil(client, frl_no, '2024.pdf', true)
  expect(first).toMatchObject({ state: 'open', lines: [{ done_dt: null, files: [{ name: '2024.pdf', ft_no: null }] }] })
  const second = await fulfil(client, frl_no, '2025.pdf')
  expect(second.state).toBe('closed')
  const sent = (await client.call(fileRequests.mine, { query: { state: 'closed' } })).query
  expect(sent.find((request) => request.fr_no === fr_no)?.lines[0]).toMatchObject({
    done_by: '한지민',
    files: [
      { name: '2024.pdf', done_by: '한지민', ft_no: null },
      { name: '2025.pdf', done_by: '한지민', ft_no: null },
    ],
  })
  expect((await requestOf(fr_no))?.lines[0]?.files.map(({ ft_no }) => ft_no)).toEqual([
    (await entryNamed('2024.pdf'))?.ft_no,
    (await entryNamed('2025.pdf'))?.ft_no,
  ])
  await expect(fulfil(client, frl_no, '늦은 것.pdf')).rejects.toMatchObject(closed)
  // What is closed is still not there for anybody else.
  await expect(fulfil(await set.app.client(), frl_no, '남의 것.pdf')).rejects.toMatchObject({ status: 404 })
})

test('what a client brought is deleted by who takes part in the project or asked for it, with a box around it, and the line waits again', async () => {
  const { app, mina, client, boxIn, topBox, proj_no } = set
  const around = await boxIn(await topBox(), '받은 것')
  const { lines, fr_no, id } = await ask({ ft_no: around, with_link: true })
  const frl_no = lines[0]?.frl_no ?? 0
  await fulfil(client, frl_no, '틀린 파일.pdf')
  const [wrong] = (await mina.call(fileTree.list, { query: { box_ft_no: around } })).query
  const other = await app.staff({ emp_scope: ['WorkList'] })
  const seenBy = async (person: Person) =>
    (await person.call(fileTree.show, { params: { ft_no: wrong?.ft_no ?? 0 } })).query[0]?.may_delete
  expect([await seenBy(mina), await seenBy(other)]).toEqual([true, false])
  await expect(other.call(fileTree.remove, { body: { ft_nos: [wrong?.ft_no ?? 0] } })).rejects.toMatchObject({
    status: 403,
  })
  await app.db.insertInto('project_employees').values({ proj_no, emp_no: other.emp_no, pe_type: 'manager' }).execute()
  expect(await seenBy(other)).toBe(true)
  expect((await mina.call(fileTree.show, { params: { ft_no: around } })).query[0]?.may_delete).toBe(true)

  const reopened = (await mina.call(fileRequests.reopenLine, { params: { frl_no } })).query[0]
  expect(reopened).toMatchObject({
    state: 'open',
    has_link: false,
    lines: [{ done_dt: null, files: [{ name: '틀린 파일.pdf' }] }],
  })
  expect(await lastAlarmOf(client)).toBe('다시 올려 주세요: 재무제표')
  await expect(app.call(fileRequests.checkLink, { body: { id: id ?? '' } })).rejects.toMatchObject({ status: 404 })
  await other.call(fileTree.remove, { body: { ft_nos: [wrong?.ft_no ?? 0] } })
  expect((await requestOf(fr_no))?.lines[0]?.files).toMatchObject([{ name: '틀린 파일.pdf', ft_no: null }])
  expect((await fulfil(client, frl_no, '맞는 파일.pdf')).state).toBe('closed')

  await mina.call(fileTree.remove, { body: { ft_nos: [around] } })
  await expect(mina.call(fileRequests.reopenLine, { params: { frl_no } })).rejects.toMatchObject({
    status: 409,
    message: fileRequestMessages.boxGone,
  })
})

test('what a colleague who has left brought is deleted by who takes part in the project', async () => {
  const { app, fileIn, box, proj_no } = set
  const [leaver, taker] = [await app.staff({ emp_scope: ['WorkList'] }), await app.staff({ emp_scope: ['WorkList'] })]
  await app.db.insertInto('project_employees').values({ proj_no, emp_no: taker.emp_no, pe_type: 'manager' }).execute()
  const ft_no = await fileIn(box, '떠난 사람의 것.txt', '내용', leaver)
  const remove = () => taker.call(fileTree.remove, { body: { ft_nos: [ft_no] } })
  await expect(remove()).rejects.toMatchObject({ status: 403 })
  await app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', leaver.user_no).execute()
  await remove()
})

test('deleting a box with open requests is refused until their end is agreed to, then closes them; nobody is reminded any more', async () => {
  const { app, mina, client, boxIn, topBox } = set
  const outer = await boxIn(await topBox(), '받을 폴더')
  const inner = await boxIn(outer, '안쪽 폴더')
  const { fr_no, lines } = await ask({ ft_no: inner, title: '결산 자료' })
  const elsewhere = await ask()
  await sql`update file_requests set due_dt = current_date + 1 where fr_no = ${fr_no}`.execute(app.db)
  expect((await mina.call(fileRequests.findInBoxes, { body: { ft_nos: [outer] } })).query).toMatchObject([
    { fr_no, title: '결산 자료', box_name: '안쪽 폴더', emp_name: '김미나' },
  ])
  const remove = (release_shares: boolean) => mina.call(fileTree.remove, { body: { ft_nos: [outer], release_shares } })
  await expect(remove(false)).rejects.toMatchObject({
    status: 409,
    fields: { release_shares: expect.stringContaining('결산 자료') },
  })
  expect((await requestOf(fr_no))?.state).toBe('open')
  await remove(true)
  expect([(await requestOf(fr_no))?.state, (await requestOf(elsewhere.fr_no))?.state]).toEqual(['closed', 'open'])
  await expect(fulfil(client, lines[0]?.frl_no, '늦은 것.pdf')).rejects.toMatchObject(closed)
  const queued: unknown[] = []
  const enqueue = async (_job: unknown, data: unknown) => void queued.push(data)
  const config = { publicUrl: 'http://crm.example', company: { name: '빌더' } }
  await remindOfRequests({ db: app.db, config, enqueue } as never)
  expect(queued).toEqual([])
})

test('twenty requests made while their box is deleted: none of them stays open', async () => {
  const { app, mina, boxIn, topBox } = set
  const box = await boxIn(await topBox(), '곧 지울 폴더')
  const asking = Array.from({ length: 20 }, () => ask({ ft_no: box }))
  const removing = mina.call(fileTree.remove, { body: { ft_nos: [box], release_shares: true } })
  await Promise.all([Promise.allSettled(asking), removing])
  const open = app.db.selectFrom('file_requests').select('fr_no').where('ft_no', '=', box).where('state', '=', 'open')
  expect(await open.execute()).toEqual([])
})

test('day, box and lines are changed after sending; what has arrived stays, and a new day is reminded of anew', async () => {
  const { app, mina, client, boxIn, box } = set
  const sent = await ask({
    title: '자료',
    with_link: true,
    lines: [{ name: '재무제표' }, { name: '정관' }, { name: '주주명부' }],
  })
  const [first, second, third] = sent.lines
  await fulfil(client, first?.frl_no, '재무.pdf')
  await sql`update file_requests set soon_dt = current_date, overdue_dt = current_date where fr_no = ${sent.fr_no}`.execute(
    app.db,
  )
  const change = (body: object, fr_no = sent.fr_no) =>
    mina.call(fileRequests.update, { params: { fr_no }, body: { ft_no: box, title: '자료', lines: [], ...body } })
  const kept = { frl_no: first?.frl_no, name: '재무제표' }
  await expect(change({ lines: [{ frl_no: second?.frl_no, name: '정관' }] })).rejects.toMatchObject({
    fields: { lines: fileRequestMessages.arrivedStays },
  })
  const foreign = await set.topBox(await projectOf(app, client.client_no, '다른 프로젝트'))
  await expect(change({ ft_no: foreign, lines: [kept] })).rejects.toMatchObject({
    fields: { ft_no: fileRequestMessages.otherProject },
  })
  const inner = await boxIn(box, '새 폴더')
  const due_dt = '2031-05-01'
  const lines = [kept, { frl_no: third?.frl_no, name: '주주명부', note: '최근 것' }, { name: '등기부등본' }]
  const changed = (await change({ ft_no: inner, title: '결산 자료', due_dt, lines })).query[0]
  expect(changed).toMatchObject({ title: '결산 자료', due_dt, ft_no: inner, box_name: '새 폴더' })
  expect(changed?.link_expires_dt).toMatch(/^2031-05-31/)
  expect(changed?.lines.map(({ name, note, done_by }) => [name, note, done_by])).toEqual([
    ['재무제표', null, '한지민'],
    ['주주명부', '최근 것', null],
    ['등기부등본', null, null],
  ])
  expect(await lastAlarmOf(client)).toBe('자료 요청이 바뀌었어요: 결산 자료')
  const reminded = app.db.selectFrom('file_requests').select(['soon_dt', 'overdue_dt']).where('fr_no', '=', sent.fr_no)
  expect(await reminded.executeTakeFirst()).toEqual({ soon_dt: null, overdue_dt: null })
  await expect(change({ lines: [kept], rev: sent.rev })).rejects.toMatchObject({ status: 409 })
  // Lines of other requests are not drawn in.
  const other = await ask()
  await change({ lines: [kept, { name: '또 하나' }, { frl_no: other.lines[0]?.frl_no, name: '훔친 줄' }] })
  expect((await requestOf(other.fr_no))?.lines.map(({ name }) => name)).toEqual(['재무제표'])
  // With everything that is left there, nothing is waited for.
  expect((await change({ lines: [kept] })).query[0]?.state).toBe('closed')
  await expect(change({ lines: [kept] })).rejects.toMatchObject(closed)
})
