import { comments } from '@crm/contract/features/comments/comments'
import { history } from '@crm/contract/features/history/history'
import { {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나'{{testScope}} })
})

const draft = { {{p}}_title: '첫 번째', {{p}}_content: '내용이에요.', state: 1 } as const

const create = async (changes = {}) => {
  const { query } = await mina.call({{many}}.create, { body: { ...draft, ...changes } })
  return query[0] as (typeof query)[number]
}

test('what is created is listed, found by a part of its words, and read back', async () => {
  const { {{p}}_no } = await create({ {{p}}_title: '찾을 제목' })
  const { query, total } = await mina.call({{many}}.list, { query: { keyword: '찾을' } })
  expect(total).toBe(1)
  expect(query[0]).toMatchObject({ {{p}}_no, {{p}}_title: '찾을 제목', emp_name: '김미나' })
  const { query: read } = await mina.call({{many}}.detail, { params: { {{p}}_no } })
  expect(read[0]).toMatchObject({ {{p}}_content: '내용이에요.', rev: 1 })
})

test('a missing title is said at its field', async () => {
  await expect(create({ {{p}}_title: ' ' })).rejects.toMatchObject({
    status: 400,
    fields: { {{p}}_title: '제목을 입력해 주세요.' },
  })
})

test('whoever changes an older revision gets the newest one', async () => {
  const { {{p}}_no, rev } = await create()
  const update = (changes: object) =>
    mina.call({{many}}.update, { params: { {{p}}_no }, body: { ...draft, rev, ...changes } })
  await update({ {{p}}_title: '먼저' })
  await expect(update({ {{p}}_title: '나중' })).rejects.toMatchObject({
    status: 409,
    newest: { {{p}}_title: '먼저', rev: rev + 1 },
  })
})

test('it has comments and a history', async () => {
  const { {{p}}_no, rev } = await create()
  await mina.call({{many}}.update, { params: { {{p}}_no }, body: { ...draft, {{p}}_title: '새 제목', rev } })
  const to = { to_table: '{{table}}', to_no: {{p}}_no }
  await mina.call(comments.create, { body: { ...to, content: '<p>확인했어요.</p>' } })
  expect((await mina.call(comments.list, { query: to })).query).toHaveLength(1)
  const { query } = await mina.call(history.list, { query: { ...to, offset: 0, limit: 10 } })
  expect(query[0]?.changes).toEqual([{ field: '제목', before: '첫 번째', after: '새 제목' }])
})

test('what is removed is gone', async () => {
  const { {{p}}_no } = await create()
  await mina.call({{many}}.remove, { params: { {{p}}_no } })
  await expect(mina.call({{many}}.detail, { params: { {{p}}_no } })).rejects.toMatchObject({ status: 404 })
})
