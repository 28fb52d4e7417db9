import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { editor } from '@crm/contract/features/editor/editor'
import { files } from '@crm/contract/features/files/files'
import { todos } from '@crm/contract/features/todos/todos'
import type { Todo } from '@crm/contract/features/todos/todos.rows'
import { beforeAll, expect, test } from 'vitest'
import { download, upload } from '../../../testing/files/uploads.ts'
import { type Staff, statusOf, type TodoFixture, todoFixture } from '../../../testing/fixtures/todoFixture.ts'

let app: TodoFixture['app']
let mina: TodoFixture['mina']
let jun: TodoFixture['jun']
let make: TodoFixture['make']
beforeAll(async () => {
  ;({ app, mina, jun, make } = await todoFixture({ rateLimits: false }))
})

test('files: whoever sees the todo adds some, only the uploader takes one away', async () => {
  const { tl_no } = await make()
  const target = { to_table: 'todo_list', to_no: tl_no }
  expect((await jun.call(todos.uploadFiles, { params: { tl_no }, body: { file_qtt: 10 } })).query[0]?.tl_no).toBe(tl_no)
  const tooMany = jun.call(todos.uploadFiles, { params: { tl_no }, body: { file_qtt: 11 } })
  await expect(tooMany).rejects.toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  await mina.call(todos.read, { params: { tl_no } })
  const { file_no, fa_no } = await upload(app, jun, { originalname: '자료.txt', bytes: '자료' }, target)
  const { query } = await mina.call(todos.list, { query: { view: 'sent', limit: 100 } })
  expect(query.find((row) => row.tl_no === tl_no)).toMatchObject({ file_qtt: 1, is_read: false })
  expect((await mina.call(todos.detail, { params: { tl_no } })).query[0]?.tl_files).toMatchObject([{ file_no }])
  const stranger = await app.staff()
  expect((await download(app, stranger.token, fa_no)).status).toBe(404)
  expect((await download(app, mina.token, fa_no)).status).toBe(200)
  expect((await download(app, (await app.client()).token, fa_no)).status).toBe(404)
  const intruding = upload(app, stranger, { originalname: 'x.txt', bytes: 'x' }, target)
  expect(await statusOf(intruding)).toBe(404)
  const params = { tl_no }
  expect(await statusOf(mina.call(todos.deleteFiles, { params, body: { file_no } }))).toBe(403)
  expect((await jun.call(todos.deleteFiles, { params, body: { file_no } })).state).toBe(1)
  expect(await statusOf(jun.call(todos.deleteFiles, { params, body: { file_no } }))).toBe(404)
  const left = await upload(app, jun, { originalname: '남은 것.txt', bytes: 'z' }, target)
  await mina.call(todos.remove, { params })
  expect(await statusOf(upload(app, jun, { originalname: 'y.txt', bytes: 'y' }, target))).toBe(403)
  const { fa_no: kept } = left
  const rename = jun.call(files.rename, { params: { fa_no: kept }, body: { originalname: '다른 이름.txt' } })
  await expect(rename).rejects.toMatchObject({ status: 403, message: '삭제된 기록의 파일은 바꿀 수 없어요.' })
  expect(await statusOf(jun.call(files.remove, { params: { fa_no: kept } }))).toBe(403)
  await mina.call(todos.restore, { params })
  expect(await statusOf(jun.call(files.remove, { params: { fa_no: kept } }))).toBe(200)
})

test('files come with the form as well, whatever their field is called: ten at most, to what one sees', async () => {
  const { tl_no } = await make()
  const send = async (by: Staff, count: number, to = tl_no) => {
    const form = new FormData()
    form.append('file_qtt', String(Math.min(count, 10)))
    for (let index = 0; index < count; index += 1) {
      form.append(`file${index}`, new File([`내용 ${index}`], `자료 ${index}.txt`, { type: 'text/plain' }))
    }
    const path = todos.uploadFiles.path.replace(':tl_no', String(to))
    const headers = { authorization: `Bearer ${by.token}` }
    const answer = await fetch(app.url + path, { method: 'PUT', headers, body: form })
    return { status: answer.status, ...((await answer.json()) as { message?: string; query?: Todo[] }) }
  }
  const { query } = await send(jun, 2)
  expect(query?.[0]?.tl_files.map(({ file_info, user_name }) => [file_info.originalname, user_name])).toEqual([
    ['자료 1.txt', '정준'],
    ['자료 0.txt', '정준'],
  ])
  const [newest] = query?.[0]?.tl_files ?? []
  expect(await (await download(app, mina.token, newest?.fa_no ?? 0)).text()).toBe('내용 1')
  const large = new File([new Uint8Array(3 * 1024 ** 2).fill(7)], '큰 것.bin')
  const typed = await jun.call(todos.uploadFiles, { params: { tl_no }, body: { files: [large] } })
  expect(typed.query[0]?.tl_files[0]?.file_info).toMatchObject({ originalname: '큰 것.bin', size: 3 * 1024 ** 2 })

  expect(await send(jun, 11)).toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  expect(await send(jun, 15)).toMatchObject({ status: 400, message: '파일은 10개 이하로 업로드해주세요' })
  expect(await send(await app.staff(), 1)).toMatchObject({ status: 404 })
  await mina.call(todos.remove, { params: { tl_no } })
  expect(await send(jun, 1)).toMatchObject({ status: 409, message: '삭제된 할 일이에요.' })
  expect((await mina.call(todos.detail, { params: { tl_no } })).query[0]?.tl_files).toHaveLength(3)
  expect(await readdir(join(app.dataDir, 'forms'))).toEqual([])
})

test('an editor’s picture: stored, shown to whoever sees its todo, and refused when it is none or too large', async () => {
  const send = (file: Blob, name = '그림.png') => {
    const body = { file: new File([file], name, { type: file.type }) }
    return mina.call(editor.uploadImage, { body })
  }
  const bytes = new Uint8Array(2000).fill(7)
  const { query } = await send(new Blob([bytes], { type: 'image/png' }))
  expect(query).toEqual([{ size: 2000, filepath: expect.stringMatching(/^\/crm\/v3\/files\/download\?fa_no=\d+$/) }])
  const open = (token: string) =>
    fetch(`${app.url}${query[0]?.filepath}`, { headers: { authorization: `Bearer ${token}` } })
  // A picture is its uploader's until a todo contains it; writing its number into another todo does not share it.
  const sora = await app.staff()
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
  expect((await open((await app.client()).token)).status).toBe(404)
  expect(await statusOf(send(new Blob(['x'], { type: 'text/html' })))).toBe(400)
  expect(await statusOf(send(new Blob(['<svg/>'], { type: 'image/svg+xml' })))).toBe(400)
  expect(await statusOf(send(new Blob([], { type: 'image/png' })))).toBe(400)
  const huge = new Blob([new Uint8Array(10 * 1024 ** 2 + 1)], { type: 'image/png' })
  expect(await statusOf(send(huge))).toBe(400)
  const larger = new Blob([new Uint8Array(12 * 1024 ** 2)], { type: 'image/png' })
  expect(await statusOf(send(larger))).toBe(413)
})
