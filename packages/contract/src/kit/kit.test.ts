import { expect, test } from 'vitest'
import * as z from 'zod'
import { either, staff } from '../access.ts'
import { listOf, pageOf } from './answer.ts'
import { ApiProblem, createClient, urlOf } from './client.ts'
import { endpoint } from './endpoint.ts'
import { csv, dateTime, flag, key, line, optionalLine, paging } from './fields.ts'
import { answerSchema } from './jsonSchema.ts'
import { labelled, labelledNumbers } from './labelled.ts'
import { openApi } from './openApi.ts'
import { fieldMessages, setKoreanMessages } from './wording.ts'

setKoreanMessages()

const things = {
  find: endpoint({
    method: 'GET',
    path: '/crm/v3/things/:no',
    summary: '찾기',
    access: staff('WorkList'),
    params: z.object({ no: key() }),
    query: z.object({ is_own: flag().optional(), mr_types: csv(z.coerce.number()).optional(), ...paging }),
    response: pageOf(z.object({ name: z.string().nullable() })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/crm/v3/things',
    summary: '추가',
    access: staff(),
    body: z.object({ name: z.string().min(1).max(5) }),
    response: listOf(z.object({ no: z.int() })),
  }),
}

const answering = (status: number, body: unknown, seen: Request[] = []) =>
  (async (url: string, init: RequestInit) => {
    seen.push(new Request(new URL(url, 'http://crm.test'), init))
    return new Response(JSON.stringify(body), { status })
  }) as typeof fetch

test('labelled gives schema, words and options in one', () => {
  const way = labelled({ visit: '방문', zoom: 'Zoom' })
  expect(way.schema.parse('zoom')).toBe('zoom')
  expect(way.schema.safeParse('boat').success).toBe(false)
  expect(way.label('visit')).toBe('방문')
  expect(way.label(null)).toBe('-')
  expect([way.labelOf('zoom'), way.labelOf('boat'), way.labelOf('constructor'), way.labelOf(undefined)]).toEqual([
    ...['Zoom', '-', '-', '-'],
  ])
  expect(way.options).toEqual([
    { value: 'visit', label: '방문' },
    { value: 'zoom', label: 'Zoom' },
  ])
  const state = labelledNumbers({ 1: '활성', 2: '대기' })
  expect(state.values).toEqual([1, 2])
  expect([state.labelOf(1), state.labelOf('2'), state.labelOf(null)]).toEqual(['활성', '대기', '-'])
  expect(state.schema.safeParse('1').success).toBe(false)
})

test('the client fills the path, leaves out what is not set, and sends a key with every POST', async () => {
  expect(urlOf(things.find, { params: { no: 7 }, query: { is_own: 1, keyword: '', mr_types: [1, 2] } })).toBe(
    '/crm/v3/things/7?is_own=1&mr_types=1%2C2',
  )
  const seen: Request[] = []
  const call = createClient({
    headers: () => ({ authorization: 'Bearer t' }),
    fetch: answering(200, { state: 1 }, seen),
  })
  await call(things.add, { body: { name: '가' } })
  await call(things.find, { params: { no: 1 } })
  expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer t')
  expect(seen[1]?.headers.get('idempotency-key')).toBeNull()
})

test('files go in a form: what is not set is left out, objects are strings, null is refused', async () => {
  const seen: Request[] = []
  const call = createClient({ fetch: answering(200, { state: 1 }, seen) })
  const send = (body: object) => call(things.add, { body: body as never })
  const files = [new File(['가'], 'a.txt'), new File(['나'], 'b.txt')]
  await send({ name: '가', none: undefined, list: [1, 2], files })
  const form = await seen[0]?.formData()
  expect([...(form?.keys() ?? [])]).toEqual(['name', 'list', 'files', 'files'])
  expect(form?.get('list')).toBe('[1,2]')
  await expect(send({ name: null, files })).rejects.toThrow(TypeError)
})

test('a refusal becomes an ApiProblem with the message to show; no answer at all is one too', async () => {
  const problem = { state: 0, code: 'conflict', message: '늦었어요', request_id: 'r', fields: { name: '중복' } }
  const told: boolean[] = []
  const call = createClient({
    fetch: answering(409, problem),
    onProblem: (_problem, sentToken) => told.push(sentToken),
  })
  const refusal = await call(things.add, { body: { name: '가' } }).catch((error) => error)
  expect(refusal).toBeInstanceOf(ApiProblem)
  expect(refusal).toMatchObject({ status: 409, code: 'conflict', message: '늦었어요', fields: { name: '중복' } })
  expect(told).toEqual([false])

  const unplugged = createClient({ fetch: () => Promise.reject(new TypeError('network')) })
  await expect(unplugged(things.add, { body: { name: '가' } })).rejects.toMatchObject({
    status: 0,
    code: 'unreachable',
  })
})

test('fields of query strings are read as what they mean', () => {
  const read = (query: Record<string, string>) => things.find.query?.parse(query)
  expect(read({ is_own: '1', mr_types: '1,3', limit: '50' })).toEqual({
    is_own: 1,
    mr_types: [1, 3],
    offset: 0,
    limit: 50,
  })
  expect(() => read({ is_own: '2' })).toThrow()
  expect(() => read({ limit: '1001' })).toThrow()
  expect(dateTime().safeParse('2026-11-15 09:30').success).toBe(true)
  for (const wrong of ['2026-13-01 09:30', '2026-11-15 24:00', '2026-11-15T09:30']) {
    expect(dateTime().safeParse(wrong).success).toBe(false)
  }
})

test('schemas speak Korean', () => {
  const said = (value: unknown) => fieldMessages(things.add.body?.safeParse(value).error as z.ZodError)
  expect(said({})).toEqual({ name: '필수 항목이에요.' })
  expect(said({ name: '' })).toEqual({ name: '필수 항목이에요.' })
  expect(said({ name: '여섯글자예요' })).toEqual({ name: '5자까지 입력할 수 있어요.' })
  expect(said({ name: 1 })).toEqual({ name: '입력 형식이 올바르지 않아요.' })
  // A number that was deleted from its field.
  expect(fieldMessages(z.object({ price: z.int() }).safeParse({ price: '' }).error as z.ZodError)).toEqual({
    price: '필수 항목이에요.',
  })
})

test('nullable answers stay one schema, so that the serialiser need not try both', () => {
  const schema = JSON.stringify(answerSchema(things.find.response))
  expect(schema).toContain('"nullable":true')
  expect(schema).not.toContain('anyOf')
})

test('access joins: whoever one of the two lets in', () => {
  expect(either(staff('WorkList'), staff('TeamBoardList'))).toEqual({
    who: 'members',
    emp: ['WorkList', 'TeamBoardList'],
  })
  expect(either(staff(), staff('WorkList'))).toEqual({ who: 'members', emp: true })
  expect(either(staff('WorkList'), { who: 'members', client: true })).toEqual({
    who: 'members',
    emp: ['WorkList'],
    client: true,
  })
})

test('a write whose answer is lost may have been done: everything is to be read again', async () => {
  const stale: (string[] | 'all')[] = []
  const unplugged = createClient({
    fetch: () => Promise.reject(new TypeError('network')),
    onStale: (calls) => stale.push(calls),
  })
  await expect(unplugged(things.find, { params: { no: 1 } })).rejects.toMatchObject({ status: 0 })
  expect(stale).toEqual([])
  await expect(unplugged(things.add, { body: { name: '하나' } })).rejects.toMatchObject({ status: 0 })
  expect(stale).toEqual(['all'])
})

test('the contract becomes OpenAPI 3.1', () => {
  const document = openApi({ things }, '제목', '1') as unknown as {
    paths: Record<
      string,
      Record<string, { description: string; parameters: { name: string; in: string; required: boolean }[] }>
    >
  }
  const find = document.paths['/crm/v3/things/{no}']?.get
  expect(find?.description).toContain('WorkList')
  expect(find?.parameters).toContainEqual(expect.objectContaining({ name: 'no', in: 'path', required: true }))
  expect(find?.parameters).toContainEqual(expect.objectContaining({ name: 'offset', in: 'query', required: false }))
})

test('what may come as a form is documented as one', () => {
  const form = endpoint({ ...things.add, path: '/crm/v3/forms', multipart: true, body: z.object({ file: z.file() }) })
  const { paths } = openApi({ things, forms: { form } }, '제목', '1')
  const bodyOf = (path: string) => paths[path]?.post as { requestBody: { content: object } }
  expect(bodyOf('/crm/v3/things').requestBody.content).not.toHaveProperty(['multipart/form-data'])
  expect(bodyOf('/crm/v3/forms').requestBody.content).toMatchObject({
    'multipart/form-data': { schema: { properties: { file: { type: 'string', format: 'binary' } } } },
  })
})

test('one line is one line', () => {
  for (const field of [line(50), optionalLine(50)]) {
    expect(field.parse(' 초록언덕, 2층\n')).toBe('초록언덕, 2층')
    for (const broken of ['가\n나', '가\r나', '가\u0000나', '가\u2028나'])
      expect(field.safeParse(broken).error?.issues[0]?.message).toBe('줄바꿈 없이 한 줄로 입력해 주세요.')
    for (const turned of ['가\u202e나', '\u2066가', '가\u200f'])
      expect(field.safeParse(turned).error?.issues[0]?.message).toBe('보이지 않는 방향 표시 문자를 지워 주세요.')
  }
})
