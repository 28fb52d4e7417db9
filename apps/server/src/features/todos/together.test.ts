import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { alarms } from '@crm/contract/features/alarms'
import { files } from '@crm/contract/features/files'
import { todos } from '@crm/contract/features/todos'
import type { Todo } from '@crm/contract/todo'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { type House, house, type Person } from '../../testing/house.ts'
import { download, upload } from '../../testing/uploads.ts'
import { remindJob } from './reminders.service.ts'

type Staff = Person & { emp_no: number }

let at: House
let mina: Staff
let jun: Staff
beforeAll(async () => {
  at = await house({ rateLimits: false })
  mina = await at.staff({ user_name: '김미나' })
  jun = await at.staff({ user_name: '정준' })
})

const make = async (tl_tos: number[], changes: { tl_todo?: string; due_dt?: string; tl_title?: string } = {}) => {
  const body = { tl_title: '함께 할 일', tl_todo: '<p>같이 봐요.</p>', tl_tos, ...changes }
  const { query } = await mina.call(todos.create, { body })
  return query[0] as (typeof query)[number]
}
const mention = ({ emp_no }: Staff, name = '누구') =>
  `<p><span data-type="mention" data-id="${emp_no}" data-label="${name}">@${name}</span> 봐 주세요</p>`
const alarmsOf = async (by: Staff) => (await by.call(alarms.newList, { query: { limit: 100 } })).query
const toldOf = async (by: Staff, tl_no: number) =>
  (await alarmsOf(by)).find(({ al_link }) => al_link === `/employee/todo?tl_no=${tl_no}`)
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }) => status,
  )
const sharesOf = async (tl_no: number) => (await mina.call(todos.shares, { query: { tl_no } })).query

test('replies are read in order, changed and deleted by their author only', async () => {
  const { tl_no } = await make([jun.emp_no])
  const { query } = await jun.call(todos.addReply, {
    body: { tl_no, emp_no: jun.emp_no, tlr_content: '<p></p>  <p> 확인했어요. </p><p><br></p>' },
  })
  const reply = query[0] as (typeof query)[number]
  expect(reply).toMatchObject({
    tl_no,
    emp_no: jun.emp_no,
    emp_name: '정준',
    tlr_content: '<p>확인했어요.</p>',
    state: 1,
  })
  expect(await toldOf(mina, tl_no)).toMatchObject({
    ...{ al_title: '정준님이 댓글을 남겼어요', al_body: '함께 할 일: 확인했어요.' },
  })
  for (const tlr_content of ['', '   ', '<p></p>', '<script>x</script>']) {
    const call = jun.call(todos.addReply, { body: { tl_no, tlr_content } })
    await expect(call).rejects.toMatchObject({ status: 400, message: '댓글을 입력해 주세요.' })
  }
  const missing = jun.call(todos.addReply, { body: { tl_no } as never })
  await expect(missing).rejects.toMatchObject({ status: 400, message: '댓글을 입력해 주세요.' })
  const grown = jun.call(todos.addReply, { body: { tl_no, tlr_content: '&'.repeat(4000) } })
  await expect(grown).rejects.toMatchObject({ status: 400, message: expect.stringContaining('5,000자까지') })
  const byOther = jun.call(todos.addReply, { body: { tl_no, emp_no: mina.emp_no, tlr_content: '사칭' } })
  expect(await statusOf(byOther)).toBe(403)

  const params = { tlr_no: reply.tlr_no }
  expect(await statusOf(mina.call(todos.changeReply, { params, body: { tlr_content: '남의 것' } }))).toBe(403)
  expect(await statusOf(mina.call(todos.changeReply, { params, body: { state: 0 } }))).toBe(403)
  expect(await statusOf(jun.call(todos.changeReply, { params, body: { tlr_content: ' ' } }))).toBe(400)
  expect(await statusOf(jun.call(todos.changeReply, { params, body: {} }))).toBe(400)
  await jun.call(todos.changeReply, { params, body: { tlr_content: '고쳤어요' } })
  await mina.call(todos.addReply, { body: { tl_no, tlr_content: '네' } })
  await jun.call(todos.changeReply, { params, body: { state: 0 } })
  expect(await statusOf(jun.call(todos.changeReply, { params, body: { tlr_content: '다시' } }))).toBe(409)
  const { query: all } = await mina.call(todos.replies, { query: { tl_no } })
  expect(all.map(({ state, tlr_content }) => [state, tlr_content])).toEqual([
    [0, ''],
    [1, '네'],
  ])
  const [seen] = (await mina.call(todos.list, { query: { view: 'sent' } })).query.filter((row) => row.tl_no === tl_no)
  // Correcting what was said is nothing new.
  expect(seen).toMatchObject({ is_read: true })
  const stranger = await at.staff()
  expect(await statusOf(stranger.call(todos.changeReply, { params, body: { state: 0 } }))).toBe(404)
  expect((await mina.call(todos.detail, { params: { tl_no } })).query[0]?.reply_qtt).toBe(1)
})

test('who is mentioned is told, once, and can open what they were told of', async () => {
  const [sora, later] = [await at.staff(), await at.staff()]
  const { tl_no } = await make([jun.emp_no], { tl_todo: mention(sora) + mention(mina) })
  expect(await toldOf(sora, tl_no)).toMatchObject({
    ...{ al_title: '김미나님이 회원님을 언급했어요', al_count: 1 },
    al_body: expect.stringContaining('함께 할 일: @누구 봐 주세요'),
  })
  expect((await sora.call(todos.detail, { params: { tl_no } })).query[0]).toMatchObject({ is_shared: true })
  expect(await sharesOf(tl_no)).toMatchObject([
    { tl_to: jun.emp_no, is_recipient: true },
    { tl_to: sora.emp_no, is_recipient: false },
  ])
  await mina.call(todos.update, { params: { tl_no }, body: { tl_todo: `${mention(sora)}<p>더</p>` } })
  expect((await toldOf(sora, tl_no))?.al_count).toBe(1)
  await jun.call(todos.addReply, { body: { tl_no, tlr_content: mention(later) } })
  expect(await toldOf(later, tl_no)).toMatchObject({ al_title: '정준님이 회원님을 언급했어요' })
  expect(await statusOf(later.call(todos.detail, { params: { tl_no } }))).toBe(200)
  // A reply does not take the place of what was said to them.
  await mina.call(todos.addReply, { body: { tl_no, tlr_content: '네' } })
  const told = (await alarmsOf(later)).map(({ al_title, al_count }) => [al_title, al_count])
  expect(told).toEqual([
    ['김미나님이 댓글을 남겼어요', 1],
    ['정준님이 회원님을 언급했어요', 1],
  ])
  const nobody = { emp_no: 999_999 } as Staff
  expect(await statusOf(jun.call(todos.addReply, { body: { tl_no, tlr_content: mention(nobody) } }))).toBe(200)
})

test('what one person sends in a burst is one alarm that leads to the list; another sender’s is another', async () => {
  const busy = await at.staff()
  const { tl_no } = await make([busy.emp_no], { tl_title: '첫째' })
  expect(await alarmsOf(busy)).toMatchObject([{ al_link: `/employee/todo?tl_no=${tl_no}`, al_count: 1 }])
  for (const tl_title of ['둘째', '셋째']) await make([busy.emp_no], { tl_title })
  const body = { tl_title: '남의 것', tl_todo: '<p>네</p>', tl_tos: [busy.emp_no] }
  const other = (await jun.call(todos.create, { body })).query[0]?.tl_no
  expect(await alarmsOf(busy)).toMatchObject([
    { al_title: '정준님이 할 일을 보냈어요', al_count: 1, al_link: `/employee/todo?tl_no=${other}` },
    { al_title: '김미나님이 할 일을 보냈어요', al_body: '셋째', al_count: 3, al_link: '/employee/todo' },
  ])
})

test('inviting and removing: -2 for those who take part, -1 for the last one, and the next becomes the addressee', async () => {
  const sora = await at.staff()
  const { tl_no } = await make([jun.emp_no])
  const empty = mina.call(todos.invite, { body: { tl_no, tl_tos: [] } })
  await expect(empty).rejects.toMatchObject({ status: 400, message: '초대할 사람을 선택해 주세요.' })
  const missing = mina.call(todos.invite, { body: { tl_no } as never })
  await expect(missing).rejects.toMatchObject({ status: 400, message: '초대할 사람을 선택해 주세요.' })
  expect(await mina.call(todos.invite, { body: { tl_no, tl_tos: [jun.emp_no] } })).toMatchObject({
    state: -2,
    query: [],
  })
  expect(await mina.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } })).toMatchObject({
    state: -1,
    query: [],
  })
  const { state, query } = await jun.call(todos.invite, { body: { tl_no, tl_tos: [jun.emp_no, sora.emp_no] } })
  expect([state, query.length]).toEqual([1, 2])
  expect(await toldOf(sora, tl_no)).toMatchObject({ al_title: '정준님이 할 일에 초대했어요' })
  expect(await statusOf(jun.call(todos.invite, { body: { tl_no, tl_tos: [999_999] } }))).toBe(400)
  expect(await statusOf(jun.call(todos.uninvite, { body: { tl_no, tl_to: mina.emp_no } }))).toBe(404)

  expect((await jun.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } })).state).toBe(1)
  expect(await statusOf(jun.call(todos.detail, { params: { tl_no } }))).toBe(404)
  expect((await sora.call(todos.detail, { params: { tl_no } })).query[0]).toMatchObject({ to_emp_no: sora.emp_no })
  expect((await sora.call(todos.uninvite, { body: { tl_no, tl_to: sora.emp_no } })).state).toBe(-1)
})

test('files: whoever sees the todo adds some, only the uploader takes one away', async () => {
  const { tl_no } = await make([jun.emp_no])
  const target = { to_table: 'todo_list', to_no: tl_no }
  expect((await jun.call(todos.uploadFiles, { params: { tl_no }, body: { file_qtt: 10 } })).query[0]?.tl_no).toBe(tl_no)
  const tooMany = jun.call(todos.uploadFiles, { params: { tl_no }, body: { file_qtt: 11 } })
  await expect(tooMany).rejects.toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  await mina.call(todos.detail, { params: { tl_no } })
  const { file_no, fa_no } = await upload(at, jun, { originalname: '자료.txt', bytes: '자료' }, target)
  const { query } = await mina.call(todos.list, { query: { view: 'sent', limit: 100 } })
  expect(query.find((row) => row.tl_no === tl_no)).toMatchObject({ file_qtt: 1, is_read: false })
  expect((await mina.call(todos.detail, { params: { tl_no } })).query[0]?.tl_files).toMatchObject([{ file_no }])
  const stranger = await at.staff()
  expect((await download(at, stranger.token, fa_no)).status).toBe(404)
  expect((await download(at, mina.token, fa_no)).status).toBe(200)
  expect((await download(at, (await at.client()).token, fa_no)).status).toBe(404)
  const intruding = upload(at, stranger, { originalname: 'x.txt', bytes: 'x' }, target)
  expect(await statusOf(intruding)).toBe(404)
  const params = { tl_no }
  expect(await statusOf(mina.call(todos.deleteFiles, { params, body: { file_no } }))).toBe(403)
  expect((await jun.call(todos.deleteFiles, { params, body: { file_no } })).state).toBe(1)
  expect(await statusOf(jun.call(todos.deleteFiles, { params, body: { file_no } }))).toBe(404)
  const left = await upload(at, jun, { originalname: '남은 것.txt', bytes: 'z' }, target)
  await mina.call(todos.remove, { params })
  expect(await statusOf(upload(at, jun, { originalname: 'y.txt', bytes: 'y' }, target))).toBe(403)
  const { fa_no: kept } = left
  const rename = jun.call(files.rename, { params: { fa_no: kept }, body: { originalname: '다른 이름.txt' } })
  await expect(rename).rejects.toMatchObject({ status: 403, message: '삭제된 기록의 파일은 바꿀 수 없어요.' })
  expect(await statusOf(jun.call(files.remove, { params: { fa_no: kept } }))).toBe(403)
  await mina.call(todos.restore, { params })
  expect(await statusOf(jun.call(files.remove, { params: { fa_no: kept } }))).toBe(200)
})

test('files come with the form as well, whatever their field is called: ten at most, to what one sees', async () => {
  const { tl_no } = await make([jun.emp_no])
  const send = async (by: Staff, count: number, to = tl_no) => {
    const form = new FormData()
    form.append('file_qtt', String(Math.min(count, 10)))
    for (let index = 0; index < count; index += 1) {
      form.append(`file${index}`, new File([`내용 ${index}`], `자료 ${index}.txt`, { type: 'text/plain' }))
    }
    const path = todos.uploadFiles.path.replace(':tl_no', String(to))
    const headers = { authorization: `Bearer ${by.token}` }
    const answer = await fetch(at.url + path, { method: 'PUT', headers, body: form })
    return { status: answer.status, ...((await answer.json()) as { message?: string; query?: Todo[] }) }
  }
  const { query } = await send(jun, 2)
  expect(query?.[0]?.tl_files.map(({ file_info, user_name }) => [file_info.originalname, user_name])).toEqual([
    ['자료 1.txt', '정준'],
    ['자료 0.txt', '정준'],
  ])
  const [newest] = query?.[0]?.tl_files ?? []
  expect(await (await download(at, mina.token, newest?.fa_no ?? 0)).text()).toBe('내용 1')
  const large = new File([new Uint8Array(3 * 1024 ** 2).fill(7)], '큰 것.bin')
  const typed = await jun.call(todos.uploadFiles, { params: { tl_no }, body: { files: [large] } })
  expect(typed.query[0]?.tl_files[0]?.file_info).toMatchObject({ originalname: '큰 것.bin', size: 3 * 1024 ** 2 })

  expect(await send(jun, 11)).toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  expect(await send(jun, 15)).toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  expect(await send(await at.staff(), 1)).toMatchObject({ status: 404 })
  await mina.call(todos.remove, { params: { tl_no } })
  expect(await send(jun, 1)).toMatchObject({ status: 409, message: '삭제된 할 일이에요.' })
  expect((await mina.call(todos.detail, { params: { tl_no } })).query[0]?.tl_files).toHaveLength(3)
  expect(await readdir(join(at.dataDir, 'forms'))).toEqual([])
})

test('an editor’s picture: stored, shown to whoever sees its todo, and refused when it is none or too large', async () => {
  const send = (file: Blob, name = '그림.png') => {
    const body = { file: new File([file], name, { type: file.type }) }
    return mina.call(todos.editorImage, { body })
  }
  const bytes = new Uint8Array(2000).fill(7)
  const { query } = await send(new Blob([bytes], { type: 'image/png' }))
  expect(query).toEqual([{ size: 2000, filepath: expect.stringMatching(/^\/crm\/v3\/files\/download\?fa_no=\d+$/) }])
  const open = (token: string) =>
    fetch(`${at.url}${query[0]?.filepath}`, { headers: { authorization: `Bearer ${token}` } })
  // Until it stands in a todo it is one's own; writing its number into another does not open it.
  const sora = await at.staff()
  const picture = `<p>그림</p><img src="${query[0]?.filepath}">`
  const take = { tl_title: '내 것', tl_todo: picture, due_dt: null, proj_no: null, tl_tos: [] }
  await sora.call(todos.create, { body: { ...take, tl_tos: [sora.emp_no] } })
  expect([(await open(mina.token)).status, (await open(jun.token)).status]).toEqual([200, 404])
  const { query: made } = await mina.call(todos.create, { body: { ...take, tl_tos: [jun.emp_no] } })
  const shown = await open(jun.token)
  expect((await open(sora.token)).status).toBe(404)
  const invite = { tl_no: made[0]?.tl_no ?? 0, tl_tos: [sora.emp_no] }
  await jun.call(todos.invite, { body: invite })
  expect((await open(sora.token)).status).toBe(200)
  const listed = (person: typeof mina) =>
    statusOf(person.call(files.list, { query: { to_table: 'editor', to_no: mina.user_no, offset: 0, limit: 10 } }))
  expect([await listed(mina), await listed(jun)]).toEqual([200, 404])
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await shown.arrayBuffer()).byteLength).toBe(2000)
  expect((await open((await at.client()).token)).status).toBe(404)
  expect(await statusOf(send(new Blob(['x'], { type: 'text/html' })))).toBe(400)
  expect(await statusOf(send(new Blob(['<svg/>'], { type: 'image/svg+xml' })))).toBe(400)
  expect(await statusOf(send(new Blob([], { type: 'image/png' })))).toBe(400)
  const huge = new Blob([new Uint8Array(10 * 1024 ** 2 + 1)], { type: 'image/png' })
  expect(await statusOf(send(huge))).toBe(400)
  const larger = new Blob([new Uint8Array(12 * 1024 ** 2)], { type: 'image/png' })
  expect(await statusOf(send(larger))).toBe(413)
})

test('fifty at once: one person joins once, every reply is there, and one always remains', async () => {
  const sora = await at.staff()
  const { tl_no } = await make([jun.emp_no])
  const fifty = Array.from({ length: 50 }, (_, index) => index)
  const invited = await Promise.all(
    fifty.map((index) => (index % 2 ? mina : jun).call(todos.invite, { body: { tl_no, tl_tos: [sora.emp_no] } })),
  )
  expect(invited.filter(({ state }) => state === 1)).toHaveLength(1)
  expect(invited.filter(({ state }) => state === -2)).toHaveLength(49)
  expect(await toldOf(sora, tl_no)).toMatchObject({ al_count: 1 })

  await Promise.all(
    fifty.map((index) =>
      (index % 2 ? sora : jun).call(todos.addReply, { body: { tl_no, tlr_content: `댓글 ${index}` } }),
    ),
  )
  const { query } = await mina.call(todos.replies, { query: { tl_no } })
  expect(new Set(query.map(({ tlr_content }) => tlr_content)).size).toBe(50)
  // A burst is one alarm.
  expect(await toldOf(mina, tl_no)).toMatchObject({ al_count: 50 })

  const left = await Promise.all(
    fifty.map((index) =>
      mina
        .call(todos.uninvite, { body: { tl_no, tl_to: (index % 2 ? sora : jun).emp_no } })
        .catch(() => ({ state: 404 })),
    ),
  )
  expect(left.filter(({ state }) => state === 1)).toHaveLength(1)
  expect(await sharesOf(tl_no)).toHaveLength(1)
}, 60_000)

test('in the morning each person hears once of what falls due tomorrow and what is overdue', async () => {
  const [busy, single, calm] = [await at.staff(), await at.staff(), await at.staff()]
  const dayAfter = async (days: number) => {
    const { rows } = await sql<{ day: string }>`select (current_date + ${days}::int)::text as day`.execute(at.db)
    return `${rows[0]?.day} 18:00`
  }
  const [yesterday, tomorrow, later] = [await dayAfter(-1), await dayAfter(1), await dayAfter(2)]
  await make([busy.emp_no], { due_dt: yesterday, tl_title: '지난 일' })
  await make([busy.emp_no, single.emp_no], { due_dt: tomorrow, tl_title: '내일 일' })
  const done = await make([busy.emp_no], { due_dt: yesterday })
  await busy.call(todos.update, { params: done, body: { state: 4 } })
  await make([calm.emp_no], { due_dt: later })
  for (const person of [busy, single, calm]) await person.call(alarms.checkAll, { body: { state: 2 } })

  const boss = new PgBoss({ connectionString: at.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.send(remindJob.name, {})
  await expect.poll(async () => (await alarmsOf(busy)).length, { timeout: 20_000 }).toBe(1)
  await boss.stop()
  expect((await alarmsOf(busy))[0]).toMatchObject({
    ...{
      al_title: '내일 마감 1건, 마감 지난 할 일 1건',
      al_body: '지난 일 외 1건',
      al_link: '/employee/todo?sort=due',
    },
  })
  expect(await alarmsOf(single)).toMatchObject([{ al_title: '내일 마감 1건', al_body: '내일 일' }])
  expect(await alarmsOf(calm)).toEqual([])
}, 40_000)
