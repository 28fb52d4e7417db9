import { everyMember } from '@crm/contract/access'
import { pageOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { key, line, paging } from '@crm/contract/kit/fields'
import { openApi } from '@crm/contract/kit/openApi'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { byFeature, callsOf, findCalls, type OpenApiDocument } from './openApiDocument.ts'

const todos = {
  rename: endpoint({
    method: 'PUT',
    path: '/crm/v3/todo_list/:tl_no',
    summary: '할 일 이름 바꾸기',
    access: everyMember,
    params: z.object({ tl_no: key() }),
    query: z.object({ ...paging }),
    body: z.object({ tl_title: line(200), tl_note: z.string().nullable().optional() }),
    response: pageOf(z.object({ tl_no: z.int(), state: z.literal([1, 2]) })),
  }),
}
/** A test has whole endpoints; only the build takes parts of them away. */
const whole = { todos } as unknown as Parameters<typeof openApi>[0]
const calls = callsOf(openApi(whole, 'test', '1') as unknown as OpenApiDocument)

test('a call is told in words', () => {
  const [call] = calls
  expect(call).toMatchObject({ method: 'PUT', path: '/crm/v3/todo_list/{tl_no}', summary: '할 일 이름 바꾸기' })
  expect(call?.parameters[0]).toMatchObject({ name: 'tl_no', type: '정수', required: true, notes: '주소 · 1 이상' })
  expect(call?.parameters.find(({ name }) => name === 'limit')?.notes).toContain('기본값 10')
  expect(call?.body).toMatchObject([
    { name: 'tl_title', type: '문자', required: true, notes: '1자 이상 · 200자까지' },
    { name: 'tl_note', type: '문자 또는 없음', required: false },
  ])
})

test('fields inside a list are told one step further in', () => {
  const answer = calls[0]?.answer.map(({ name, depth }) => [name, depth])
  expect(answer).toEqual([
    ['state', 0],
    ['query', 0],
    ['tl_no', 1],
    ['state', 1],
    ['total', 0],
  ])
})

test('calls are found by any of their words, all of them, and grouped by feature', () => {
  expect(findCalls(calls, 'put 이름')).toHaveLength(1)
  expect(findCalls(calls, 'put 삭제')).toHaveLength(0)
  expect(byFeature(calls).map(([feature]) => feature)).toEqual(['todos'])
})
