import { alarms } from '@crm/contract/features/alarms'
import { todos } from '@crm/contract/features/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { type House, house, type Person } from '../../testing/house.ts'
import { bookedAt } from '../../testing/meetingRoom.ts'

type Staff = Person & { emp_no: number }
type Draft = RequestOf<typeof todos.create>['body']

let at: House
let mina: Staff
let jun: Staff
let sora: Staff
let stranger: Staff
beforeAll(async () => {
  at = await house()
  mina = await at.staff({ user_name: '김미나' })
  jun = await at.staff({ user_name: '정준' })
  sora = await at.staff({ user_name: '윤소라' })
  stranger = await at.staff({ user_name: '남남' })
})

const draft = (changes: Partial<Draft> = {}): Draft => ({
  tl_title: 'IR 덱 검토',
  tl_todo: '<p>오늘 안에 봐 주세요.</p>',
  due_dt: '2027-03-02 18:00',
  tl_tos: [jun.emp_no],
  ...changes,
})

const make = async (changes: Partial<Draft> = {}, by = mina) => {
  const { query } = await by.call(todos.create, { body: draft(changes) })
  return query[0] as (typeof query)[number]
}
const project = async (...staff: Staff[]) => {
  const client_no = await at.company()
  const { proj_no } = await at.db
    .insertInto('projects')
    .values({ proj_name: '그린루프 투자유치', client_no })
    .returning('proj_no')
    .executeTakeFirstOrThrow()
  for (const { emp_no } of staff) {
    await at.db.insertInto('project_employees').values({ proj_no, emp_no, pe_type: 'participant' }).execute()
  }
  return proj_no
}
const read = async (by: Staff, tl_no: number) => {
  const { query } = await by.call(todos.detail, { params: { tl_no } })
  return query[0] as (typeof query)[number]
}
const setState = (by: Staff, tl_no: number, state: 2 | 3 | 4, from: 'dashboard' | 'detail' = 'detail') =>
  by.call(todos.update, { params: { tl_no }, body: { state, from } })
const listed = async (by: Staff, query: RequestOf<typeof todos.list>['query']) =>
  (await by.call(todos.list, { query: { limit: 500, ...query } })).query.map(({ tl_no }) => tl_no)
const countsOf = async (by: Staff) => (await by.call(todos.count)).query[0]
const toldOf = async (by: Staff, tl_no: number) => {
  const { query } = await by.call(alarms.newList, { query: { limit: 100 } })
  return query.find(({ al_link }) => al_link === `/employee/todo?tl_no=${tl_no}`)
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, message, fields }) => ({ status, message, fields }),
  )

test('a todo is kept with its people and words, and the one it is for hears of it', async () => {
  const made = await make({ tl_tos: [jun.emp_no, sora.emp_no], tl_from: mina.emp_no })
  expect(made).toMatchObject({
    ...{ tl_title: 'IR 덱 검토', tl_todo: '<p>오늘 안에 봐 주세요.</p>', state: 2, due_dt: '2027-03-02 18:00' },
    ...{ from_emp_no: mina.emp_no, from_emp_name: '김미나', to_emp_no: jun.emp_no, to_emp_name: '정준' },
    ...{ reply_qtt: 0, file_qtt: 0, exist_issue: false, ttl2_tl_no: null, is_shared: false, is_read: true },
    tl_files: [],
  })
  expect(made.members.map(({ emp_name }) => emp_name)).toEqual(['정준', '윤소라'])
  expect(await toldOf(jun, made.tl_no)).toMatchObject({
    al_title: '김미나님이 할 일을 보냈어요',
    al_body: 'IR 덱 검토',
  })
  expect(await toldOf(sora, made.tl_no)).toBeDefined()
  expect(await toldOf(mina, made.tl_no)).toBeUndefined()
})

test('form fields do as well as JSON: numbers and lists are sent as strings', async () => {
  const form = new FormData()
  form.append('tl_title', '12')
  form.append('tl_todo', '<p>폼으로 보냄</p>')
  form.append('tl_tos', JSON.stringify([jun.emp_no]))
  form.append('tl_from', String(mina.emp_no))
  const headers = { authorization: `Bearer ${mina.token}` }
  const response = await fetch(`${at.url}${todos.create.path}`, { method: 'POST', headers, body: form })
  const { query } = (await response.json()) as { query: { tl_no: number; tl_title: string }[] }
  expect(query[0]?.tl_title).toBe('12')
  expect(await listed(jun, { view: 'received' })).toContain(query[0]?.tl_no)
})

test('every rule of the form is said in its words', async () => {
  const said = async (changes: Partial<Draft>) => (await refusal(make(changes)))?.message
  expect(await said({ tl_title: '  ' })).toBe('제목을 입력해 주세요.')
  expect(await said({ tl_title: undefined })).toBe('제목을 입력해 주세요.')
  expect(await said({ tl_todo: undefined })).toBe('내용을 입력해 주세요.')
  expect(await said({ tl_title: '가'.repeat(51) })).toBe('제목은 최대 50자까지 입력할 수 있어요.')
  expect(await said({ tl_title: '가'.repeat(50) })).toBeUndefined()
  for (const tl_todo of ['', '<p></p>', '<p> &nbsp; </p><br>', '<script>alert(1)</script>']) {
    expect(await said({ tl_todo }), tl_todo).toBe('내용을 입력해 주세요.')
  }
  expect(await said({ tl_todo: '<img src="/crm/v3/files/download?fa_no=1">' })).toBeUndefined()
  expect(await refusal(make({ tl_tos: [999_999] }))).toMatchObject({
    status: 400,
    fields: { tl_tos: expect.any(String) },
  })
  expect(await refusal(make({ proj_no: 999_999 }))).toMatchObject({
    status: 400,
    fields: { proj_no: expect.any(String) },
  })
  expect(await refusal(make({ tl_from: jun.emp_no }))).toMatchObject({ status: 403 })
})

test('what is written is cleaned: nothing runs, nothing reaches elsewhere', async () => {
  const dirty = [
    '<p onclick="x()">안녕 <b>굵게</b><script>alert(1)</script></p>',
    '<img src="https://spy.example/x.png"><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">가</a><a href="https://ok.example">나</a>',
    '<iframe src="https://evil.example"></iframe><span style="position:fixed">다</span>',
    '<img src="/crm/v3/files/download?fa_no=7" alt="그림">',
  ].join('')
  const { tl_todo } = await make({ tl_todo: dirty })
  expect(tl_todo).not.toMatch(/script|onerror|onclick|spy|iframe|evil|style/)
  expect(tl_todo).toContain('<b>굵게</b>')
  expect(tl_todo).toContain('<img src="/crm/v3/files/download?fa_no=7" alt="그림" />')
  expect(tl_todo).toContain('href="https://ok.example" target="_blank" rel="noopener noreferrer nofollow"')
})

test('blanks around the words are not kept; what cleaning makes too long is said to be too long', async () => {
  const kept = async (tl_todo: string) => (await make({ tl_todo })).tl_todo
  expect(await kept('<p></p><p>&nbsp; 안녕 <b>하세요 </b></p><p><br></p><p> </p>')).toBe('<p>안녕 <b>하세요</b></p>')
  expect(await kept('<ul><li><p> 하나 </p></li><li><p></p></li></ul>')).toBe('<ul><li><p>하나</p></li></ul>')
  expect(await kept('<p>위</p><p></p><p>아래</p>')).toBe('<p>위</p><p></p><p>아래</p>')
  expect(await kept('<pre>  들여쓰기</pre>')).toBe('<pre>  들여쓰기</pre>')
  const tooLong = '200,000자까지 입력할 수 있어요. 서식과 링크도 글자 수에 들어가요.'
  expect(await refusal(make({ tl_todo: '&'.repeat(150_000) }))).toEqual({
    ...{ status: 400, message: tooLong, fields: { tl_todo: tooLong } },
  })
})

test('a picture keeps its address first, wherever it was written', async () => {
  const { tl_todo } = await make({ tl_todo: '<img alt="그림" src="/crm/v3/files/download?fa_no=7">' })
  expect(tl_todo).toBe('<img src="/crm/v3/files/download?fa_no=7" alt="그림" />')
})

test('who sees a todo: sender, addressee, participants, its project’s staff; nobody else knows that it exists', async () => {
  const proj_no = await project(sora)
  const { tl_no } = await make({ proj_no })
  for (const person of [mina, jun, sora]) expect((await read(person, tl_no)).tl_no).toBe(tl_no)
  for (const call of [
    () => stranger.call(todos.detail, { params: { tl_no } }),
    () => stranger.call(todos.replies, { query: { tl_no } }),
    () => stranger.call(todos.shares, { query: { tl_no } }),
    () => stranger.call(todos.addReply, { body: { tl_no, tlr_content: '저도요' } }),
    () => stranger.call(todos.invite, { body: { tl_no, tl_tos: [stranger.emp_no] } }),
    () => stranger.call(todos.uninvite, { body: { tl_no, tl_to: jun.emp_no } }),
    () => stranger.call(todos.remove, { params: { tl_no } }),
    () => setState(stranger, tl_no, 3),
    () => stranger.call(todos.uploadFiles, { params: { tl_no }, body: {} }),
  ]) {
    expect(await refusal(call())).toMatchObject({ status: 404 })
  }
  const everybodys = await make({ tl_tos: [] })
  expect((await read(stranger, everybodys.tl_no)).may_change_state).toBe(true)
  expect(await listed(stranger, { view: 'all' })).not.toContain(everybodys.tl_no)
})

test('state: addressee, participants and project staff move it; the sender alone does not', async () => {
  const proj_no = await project(sora)
  const { tl_no } = await make({ proj_no })
  expect(await refusal(setState(mina, tl_no, 3))).toMatchObject({ status: 403 })
  expect((await read(mina, tl_no)).may_change_state).toBe(false)
  await setState(jun, tl_no, 3)
  await setState(sora, tl_no, 2)
  await jun.call(todos.invite, { body: { tl_no, tl_tos: [stranger.emp_no] } })
  await setState(stranger, tl_no, 4)
  expect(await read(mina, tl_no)).toMatchObject({ state: 4, done_dt: expect.any(String) })
  expect(await toldOf(mina, tl_no)).toMatchObject({ al_title: '남남님이 할 일을 완료했어요' })

  const everybodys = await make({ tl_tos: [] })
  await setState(stranger, everybodys.tl_no, 3)
  expect((await read(mina, everybodys.tl_no)).state).toBe(3)
})

test('a note of one’s own is finished by its writer, whatever project it is about; other senders wait', async () => {
  const proj_no = await project(sora)
  const note = await make({ proj_no, tl_tos: [] })
  expect(note.may_change_state).toBe(true)
  await setState(mina, note.tl_no, 4)
  expect((await read(sora, note.tl_no)).state).toBe(4)
  expect((await make({ proj_no })).may_change_state).toBe(false)
})

test('on the dashboard what is done stays done; in the detail any state follows any other; the same one does nothing', async () => {
  const { tl_no } = await make()
  await setState(jun, tl_no, 4, 'dashboard')
  for (const state of [2, 3] as const) {
    expect(await refusal(setState(jun, tl_no, state, 'dashboard'))).toMatchObject({ status: 409 })
  }
  const { done_dt } = await read(jun, tl_no)
  await setState(jun, tl_no, 4, 'dashboard')
  expect((await read(jun, tl_no)).done_dt).toBe(done_dt)
  await read(mina, tl_no)
  await setState(jun, tl_no, 4)
  expect((await mina.call(todos.list, { query: { view: 'done' } })).query[0]).toMatchObject({ tl_no, is_read: true })
  for (const state of [2, 4, 3, 2] as const) {
    await setState(jun, tl_no, state)
    expect(await read(jun, tl_no)).toMatchObject({ state, done_dt: state === 4 ? expect.any(String) : null })
  }
})

test('words are changed by sender and addressee; a state the sender may not set is refused with all of it', async () => {
  const { tl_no } = await make()
  const words = { tl_title: '새 제목', tl_todo: '<p>새 내용</p>', due_dt: null, state: 2 as const }
  const { query } = await mina.call(todos.update, { params: { tl_no }, body: { ...words, from: 'dashboard' } })
  expect(query[0]).toMatchObject({ tl_title: '새 제목', tl_todo: '<p>새 내용</p>', due_dt: null, state: 2 })
  const wrong = mina.call(todos.update, { params: { tl_no }, body: { tl_title: '안 됨', state: 4 } })
  expect(await refusal(wrong)).toMatchObject({ status: 403 })
  expect((await read(jun, tl_no)).tl_title).toBe('새 제목')
  await jun.call(todos.update, { params: { tl_no }, body: { due_dt: '2027-05-01 09:00' } })
  expect((await read(mina, tl_no)).due_dt).toBe('2027-05-01 09:00')
})

test('nobody writes over words that somebody else has changed since they were read', async () => {
  const { tl_no, tl_title, tl_todo, due_dt } = await make()
  const change = (by: Staff, body: RequestOf<typeof todos.update>['body']) =>
    by.call(todos.update, { params: { tl_no }, body })
  await change(jun, { tl_title: '먼저 고침', seen: { tl_title } })
  const late = await refusal(change(mina, { tl_title: '나중에 고침', due_dt: null, seen: { tl_title, due_dt } }))
  expect(late).toMatchObject({
    status: 409,
    message: '그 사이 다른 사람이 고쳤어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.',
  })
  expect(await read(mina, tl_no)).toMatchObject({ tl_title: '먼저 고침', due_dt })
  // What the other one has not touched is changed all the same.
  await change(mina, { tl_todo: '<p>새 내용</p>', seen: { tl_todo } })
  expect(await read(mina, tl_no)).toMatchObject({ tl_title: '먼저 고침', tl_todo: '<p>새 내용</p>' })
})

test('only the sender deletes and restores; meanwhile nothing else happens to it', async () => {
  const { tl_no } = await make()
  await setState(jun, tl_no, 4)
  expect(await refusal(jun.call(todos.remove, { params: { tl_no } }))).toMatchObject({ status: 403 })
  expect(await refusal(mina.call(todos.restore, { params: { tl_no } }))).toMatchObject({ status: 409 })
  expect((await mina.call(todos.remove, { params: { tl_no } })).query[0]).toMatchObject({ state: 0 })
  expect(await refusal(mina.call(todos.remove, { params: { tl_no } }))).toMatchObject({ status: 409 })
  expect(await refusal(jun.call(todos.restore, { params: { tl_no } }))).toMatchObject({ status: 403 })
  expect(await refusal(setState(jun, tl_no, 2))).toMatchObject({ status: 409 })
  expect(await refusal(jun.call(todos.addReply, { body: { tl_no, tlr_content: '네' } }))).toMatchObject({ status: 409 })
  expect(await listed(jun, { view: 'done' })).not.toContain(tl_no)
  expect(await listed(mina, { view: 'deleted' })).toContain(tl_no)
  expect((await mina.call(todos.restore, { params: { tl_no } })).query[0]).toMatchObject({ state: 4 })
  expect(await listed(jun, { view: 'done' })).toContain(tl_no)
})

test('each view holds what it says, filtered and sorted', async () => {
  const [one, two, three] = [await at.staff(), await at.staff(), await at.staff()]
  const proj_no = await project()
  const by = (due_dt: string | null, changes: Partial<Draft> = {}) =>
    make({ due_dt, tl_tos: [two.emp_no], ...changes }, one)
  const late = await by('2027-01-05 10:00', { tl_title: '투자계약서 검토' })
  const soon = await by('2026-12-01 10:00', { proj_no })
  const some = await by(null)
  await two.call(todos.invite, { body: { tl_no: some.tl_no, tl_tos: [three.emp_no] } })
  const own = await make({ tl_tos: [] }, two)

  expect(await listed(two, { view: 'received' })).toEqual([soon.tl_no, late.tl_no, own.tl_no, some.tl_no])
  expect(await listed(two, { view: 'received', sort: 'new' })).toEqual([
    ...[own.tl_no, some.tl_no, soon.tl_no, late.tl_no],
  ])
  expect(await countsOf(two)).toMatchObject({ received_qtt: 4, new_qtt: 3, sent_qtt: 1, shared_qtt: 0 })
  expect(await listed(one, { view: 'sent' })).toHaveLength(3)
  expect(await listed(two, { view: 'sent' })).toEqual([own.tl_no])
  expect(await listed(three, { view: 'shared' })).toEqual([some.tl_no])
  expect(await listed(three, { view: 'received' })).toEqual([])
  expect(await listed(two, { type: 'dashboard' })).toHaveLength(4)
  expect(await listed(two, { view: 'all' })).toHaveLength(4)
  expect(await listed(two, { view: 'received', proj_no })).toEqual([soon.tl_no])
  for (const keyword of ['투자계약', 'ㅌㅈㄱㅇㅅ', '오늘 안에']) {
    expect(await listed(two, { view: 'received', keyword }), keyword).toContain(late.tl_no)
  }
  expect(await listed(two, { start_dt: '2026-12-01', end_dt: '2026-12-31' })).toEqual([soon.tl_no])
  await setState(two, late.tl_no, 3)
  expect(await listed(two, { states: '3' as never })).toEqual([late.tl_no])
  await setState(two, late.tl_no, 4)
  expect(await listed(one, { view: 'done' })).toEqual([late.tl_no])
  const { query, total } = await two.call(todos.list, { query: { view: 'all', limit: 1, offset: 3 } })
  expect([query.length, total]).toEqual([1, 4])
  expect((await two.call(todos.list, { query: { view: 'all', offset: 50 } })).total).toBe(4)
})

test('a project’s todos: its staff see all of them, others what concerns them', async () => {
  const member = await at.staff()
  const proj_no = await project(member)
  const { tl_no } = await make({ proj_no })
  expect(await listed(member, { view: 'project', proj_no })).toEqual([tl_no])
  expect(await listed(jun, { view: 'project', proj_no })).toEqual([tl_no])
  expect(await listed(stranger, { view: 'project', proj_no })).toEqual([])
})

test('counts are the caller’s; reading, and what moves afterwards, is known for each person', async () => {
  const reader = await at.staff()
  const before = await countsOf(reader)
  expect(before).toMatchObject({ total_qtt: 0, not_read_qtt: 0, new_qtt: 0, sent_qtt: 0 })
  const { tl_no } = await make({ tl_tos: [reader.emp_no] })
  await make({ tl_tos: [reader.emp_no] })
  expect(await countsOf(reader)).toMatchObject({ total_qtt: 2, not_read_qtt: 2, new_qtt: 2, received_qtt: 2 })
  await read(reader, tl_no)
  expect(await countsOf(reader)).toMatchObject({ total_qtt: 2, not_read_qtt: 1 })
  expect(await listed(reader, { is_unread: 1 })).not.toContain(tl_no)
  await reader.call(todos.addReply, { body: { tl_no, tlr_content: '제가 쓴 것은 읽은 것' } })
  expect((await countsOf(reader))?.not_read_qtt).toBe(1)
  await mina.call(todos.addReply, { body: { tl_no, tlr_content: '남이 쓴 것은 안 읽은 것' } })
  expect((await countsOf(reader))?.not_read_qtt).toBe(2)
  await at.db.updateTable('todo_list').set({ reg_dt: '2026-01-01 09:00' }).where('tl_no', '=', tl_no).execute()
  expect((await countsOf(reader))?.new_qtt).toBe(1)
  await setState(reader, tl_no, 4)
  expect((await countsOf(reader))?.total_qtt).toBe(1)
})

test('an issue is raised on a project: those in charge of it hear of it', async () => {
  const proj_no = await project(sora)
  await at.db.insertInto('project_employees').values({ proj_no, emp_no: jun.emp_no, pe_type: 'manager' }).execute()
  const raised = await make({ tl_title: '자료가 안 와요', proj_no, is_issue: 1, tl_tos: [] })
  expect(raised).toMatchObject({ is_issue: true, proj_no, to_emp_no: jun.emp_no, tl_ref_no: null, ms_no: null })
  expect(await toldOf(jun, raised.tl_no)).toMatchObject({ al_title: '김미나님이 이슈를 등록했어요' })
  expect((await sora.call(todos.issue, { params: { tl_no: raised.tl_no } })).query[0]?.tl_no).toBe(raised.tl_no)
  const task = await make({ proj_no, tl_tos: [] })
  expect(task.is_issue).toBe(false)
  expect(await listed(sora, { view: 'project', proj_no, is_issue: 1 })).toEqual([raised.tl_no])
  expect(await listed(sora, { view: 'project', proj_no })).toContain(task.tl_no)
  expect(await refusal(make({ is_issue: 1 }))).toMatchObject({
    ...{ status: 400, message: '어느 프로젝트의 이슈인지 선택해 주세요.' },
    fields: { proj_no: '어느 프로젝트의 이슈인지 선택해 주세요.' },
  })
  expect(await refusal(make({ tl_ref_no: raised.tl_no }))).toMatchObject({ status: 409 })
})

test('an issue comes up at a meeting: the others who held it hear of it, and it outlives the meeting', async () => {
  const proj_no = await project(sora)
  const ms_no = await bookedAt(at, { inHours: 24, by: [mina.emp_no, jun.emp_no], proj_no })
  const raised = await make({ tl_title: '견적이 다르대요', ms_no, tl_tos: [] })
  expect(raised).toMatchObject({
    ...{ is_issue: true, ms_no, proj_no, to_emp_no: jun.emp_no },
    meeting: { ms_no, start_dt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d/) },
  })
  expect(await toldOf(jun, raised.tl_no)).toMatchObject({ al_title: '김미나님이 이슈를 등록했어요' })
  for (const someone of [mina, jun, sora]) {
    expect(await listed(someone, { view: 'meeting', ms_no })).toEqual([raised.tl_no])
  }
  expect(await listed(stranger, { view: 'meeting', ms_no })).toEqual([])
  expect(await refusal(make({ ms_no: 987_654 }))).toMatchObject({ status: 404 })
  expect(await refusal(make({ ms_no, tl_ref_no: raised.tl_no }))).toMatchObject({ status: 400 })

  await at.db.deleteFrom('mr_schedules').where('ms_no', '=', ms_no).execute()
  expect(await read(jun, raised.tl_no)).toMatchObject({ is_issue: true, ms_no: null, meeting: null })

  const alone = await bookedAt(at, { inHours: 24, by: [mina.emp_no] })
  const nobodys = await make({ ms_no: alone, tl_tos: [] })
  expect(nobodys).toMatchObject({ to_emp_no: null, proj_no: null })
  expect(await listed(stranger, { view: 'meeting', ms_no: alone })).toEqual([nobodys.tl_no])
  expect(await read(stranger, nobodys.tl_no)).toMatchObject({ tl_no: nobodys.tl_no })
})

test('an issue and its todo know each other; there is one at a time, and it concerns the others of the todo', async () => {
  const todo = await make()
  expect(await refusal(jun.call(todos.issue, { params: { tl_no: todo.tl_no } }))).toMatchObject({ status: 404 })
  const raised = await make({ tl_title: '자료가 없어요', tl_ref_no: todo.tl_no, tl_tos: [] }, jun)
  expect(raised).toMatchObject({
    ...{ tl_ref_no: todo.tl_no, to_emp_no: mina.emp_no },
    about: { tl_no: todo.tl_no, tl_title: todo.tl_title },
  })
  expect(await read(mina, todo.tl_no)).toMatchObject({
    ...{ exist_issue: true, ttl2_tl_no: raised.tl_no },
    issue: { tl_no: raised.tl_no, tl_title: '자료가 없어요' },
  })
  expect(await toldOf(mina, raised.tl_no)).toMatchObject({ al_title: '정준님이 이슈를 등록했어요' })
  for (const tl_no of [todo.tl_no, raised.tl_no]) {
    expect((await mina.call(todos.issue, { params: { tl_no } })).query[0]?.tl_no).toBe(raised.tl_no)
  }
  expect(await refusal(make({ tl_ref_no: todo.tl_no }))).toMatchObject({
    status: 409,
    message: '이미 등록된 이슈가 있어요.',
  })
  expect(await refusal(make({ tl_ref_no: raised.tl_no }))).toMatchObject({ status: 409 })
  expect(await refusal(make({ tl_ref_no: todo.tl_no }, stranger))).toMatchObject({ status: 404 })
  await jun.call(todos.remove, { params: { tl_no: raised.tl_no } })
  const second = await make({ tl_ref_no: todo.tl_no })
  expect(second.tl_ref_no).toBe(todo.tl_no)
  expect(await refusal(jun.call(todos.restore, { params: { tl_no: raised.tl_no } }))).toMatchObject({ status: 409 })
})

test('neither end of a link tells of the other to somebody who may not see it', async () => {
  const todo = await make()
  const raised = await make({ tl_title: '둘만의 이슈', tl_ref_no: todo.tl_no, tl_tos: [sora.emp_no] }, jun)
  await jun.call(todos.invite, { body: { tl_no: todo.tl_no, tl_tos: [stranger.emp_no] } })
  expect(await read(stranger, todo.tl_no)).toMatchObject({ exist_issue: false, ttl2_tl_no: null, issue: null })
  const rowOf = async (by: Staff, tl_no: number) =>
    (await by.call(todos.list, { query: { type: 'dashboard', limit: 500 } })).query.find((row) => row.tl_no === tl_no)
  expect(await rowOf(stranger, todo.tl_no)).toMatchObject({ exist_issue: false, ttl2_tl_no: null })
  expect(await rowOf(jun, todo.tl_no)).toMatchObject({ exist_issue: true, ttl2_tl_no: raised.tl_no })

  expect(await read(sora, raised.tl_no)).toMatchObject({ is_issue: true, tl_ref_no: null, about: null })
  expect(await read(jun, raised.tl_no)).toMatchObject({ tl_ref_no: todo.tl_no, about: { tl_no: todo.tl_no } })
  await jun.call(todos.invite, { body: { tl_no: raised.tl_no, tl_tos: [stranger.emp_no] } })
  expect(await read(stranger, todo.tl_no)).toMatchObject({ exist_issue: true, issue: { tl_title: '둘만의 이슈' } })
})
