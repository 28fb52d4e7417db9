import { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import {
  alarmsAbout,
  type Draft,
  getTodo,
  listTodos,
  refusal,
  type Staff,
  type TodoFixture,
  todoFixture,
} from '../../testing/fixtures/todoFixture.ts'

let app: TodoFixture['app']
let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let sora: TodoFixture['sora']
let make: TodoFixture['make']
beforeAll(async () => {
  ;({ app, mina, jun, sora, make } = await todoFixture())
})

test('a todo is kept with its people and words, and the one it is for gets an alarm', async () => {
  const made = await make({ tl_tos: [jun.emp_no, sora.emp_no], tl_from: mina.emp_no })
  expect(made).toMatchObject({
    ...{ tl_title: 'IR 덱 검토', tl_todo: '<p>오늘 안에 봐 주세요.</p>', state: 2, due_dt: '2027-03-02 18:00' },
    ...{ from_emp_no: mina.emp_no, from_emp_name: '김미나', to_emp_no: jun.emp_no, to_emp_name: '정준' },
    ...{ reply_qtt: 0, file_qtt: 0, exist_issue: false, ttl2_tl_no: null, is_shared: false, is_read: true },
    tl_files: [],
  })
  expect(made.members.map(({ emp_name }) => emp_name)).toEqual(['정준', '윤소라'])
  expect(await alarmsAbout(jun, made.tl_no)).toMatchObject({
    al_title: '김미나 님이 할 일을 보냈어요',
    al_body: 'IR 덱 검토',
  })
  expect(await alarmsAbout(sora, made.tl_no)).toBeDefined()
  expect(await alarmsAbout(mina, made.tl_no)).toBeUndefined()
})

test('form fields do as well as JSON: numbers and lists are sent as strings', async () => {
  const form = new FormData()
  form.append('tl_title', '12')
  form.append('tl_todo', '<p>폼으로 보냄</p>')
  form.append('tl_tos', JSON.stringify([jun.emp_no]))
  form.append('tl_from', String(mina.emp_no))
  const headers = { authorization: `Bearer ${mina.token}` }
  const response = await fetch(`${app.url}${todos.create.path}`, { method: 'POST', headers, body: form })
  const { query } = (await response.json()) as { query: { tl_no: number; tl_title: string }[] }
  expect(query[0]?.tl_title).toBe('12')
  expect(await listTodos(jun, { view: 'received' })).toContain(query[0]?.tl_no)
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

test('words are changed by sender and addressee; a state that may not follow is refused with all of it', async () => {
  const { tl_no } = await make()
  const words = { tl_title: '새 제목', tl_todo: '<p>새 내용</p>', due_dt: null, state: 2 as const }
  const { query } = await mina.call(todos.update, { params: { tl_no }, body: { ...words, from: 'dashboard' } })
  expect(query[0]).toMatchObject({ tl_title: '새 제목', tl_todo: '<p>새 내용</p>', due_dt: null, state: 2 })
  await mina.call(todos.update, { params: { tl_no }, body: { state: 4 } })
  const wrong = mina.call(todos.update, { params: { tl_no }, body: { tl_title: '안 됨', state: 2, from: 'dashboard' } })
  expect(await refusal(wrong)).toMatchObject({ status: 409 })
  expect((await getTodo(jun, tl_no)).tl_title).toBe('새 제목')
  await jun.call(todos.update, { params: { tl_no }, body: { due_dt: '2027-05-01 09:00' } })
  expect((await getTodo(mina, tl_no)).due_dt).toBe('2027-05-01 09:00')
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
    newest: { tl_no, tl_title: '먼저 고침' },
  })
  expect(await getTodo(mina, tl_no)).toMatchObject({ tl_title: '먼저 고침', due_dt })
  // What the other one has not touched is changed all the same.
  await change(mina, { tl_todo: '<p>새 내용</p>', seen: { tl_todo } })
  expect(await getTodo(mina, tl_no)).toMatchObject({ tl_title: '먼저 고침', tl_todo: '<p>새 내용</p>' })
})
