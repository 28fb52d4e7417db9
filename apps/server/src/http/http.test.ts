import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '@crm/contract/kit/answer'
import { randomKey } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { features } from '../features.ts'
import { createNotes, measuredBytes, notes, notesFeature, noteTitles } from '../testing/features/notesFeature.ts'
import { startTestApp, type TestApp } from '../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, notes: notesFeature } })
  await createNotes(app.db)
  mina = await app.staff({ emp_scope: ['WorkList'] })
})

const raw = (path: string, init: RequestInit & { token?: string } = {}) =>
  fetch(app.url + path, {
    ...init,
    headers: {
      ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      ...init.headers,
    },
  })

const problemOf = async (response: Response) => {
  const problem = (await response.json()) as Problem
  return { status: response.status, ...problem }
}

test('columns that the contract does not declare stay inside', async () => {
  const { query } = await mina.call(notes.add, { body: { title: '첫 메모' } })
  expect(Object.keys(query[0] ?? {}).sort()).toEqual(['made', 'note_no', 'owner', 'title'])
  expect(query[0]?.made).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
})

test('times are Korea time, whatever the zone of the server', async () => {
  await sql`insert into notes (title, made) values ('정오', '2026-07-01T03:00:00Z')`.execute(app.db)
  const { query } = await mina.call(notes.list, { query: { keyword: '정오' } })
  expect(query[0]?.made).toBe('2026-07-01 12:00')
})

test('a refused write leaves nothing behind: no row, no job', async () => {
  await expect(mina.call(notes.add, { body: { title: '되돌림', fail: true } })).rejects.toMatchObject({
    status: 409,
  })
  expect(await noteTitles(app.db, '되돌림%')).toEqual([])
})

test('fifty calls with one key do the work once and all get its answer', async () => {
  const idempotencyKey = randomKey()
  const calls = Array.from({ length: 50 }, () =>
    mina.call(notes.add, { body: { title: '한 번만' } }, { idempotencyKey }),
  )
  const answers = await Promise.all(calls)
  expect(new Set(answers.map((answer) => answer.query[0]?.note_no)).size).toBe(1)
  expect(await noteTitles(app.db, '한 번만')).toHaveLength(1)
})

test('a key is its owner’s: another person with the same key does their own work', async () => {
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  const idempotencyKey = randomKey()
  await mina.call(notes.add, { body: { title: '열쇠' } }, { idempotencyKey })
  await jun.call(notes.add, { body: { title: '열쇠' } }, { idempotencyKey })
  expect(await noteTitles(app.db, '열쇠')).toHaveLength(2)
})

test('a key used again for something else is refused; a failed call frees it', async () => {
  const idempotencyKey = randomKey()
  await expect(mina.call(notes.add, { body: { title: '실패', fail: true } }, { idempotencyKey })).rejects.toMatchObject(
    { status: 409 },
  )
  await mina.call(notes.add, { body: { title: '성공' } }, { idempotencyKey })
  await expect(mina.call(notes.add, { body: { title: '다른 것' } }, { idempotencyKey })).rejects.toMatchObject({
    status: 422,
    code: 'key_reused',
  })
})

test('every change leaves an audit row with who, from where and what; secrets are left out', async () => {
  const { query } = await mina.call(notes.add, { body: { title: '처음' } })
  const note_no = query[0]?.note_no as number
  await mina.call(notes.rename, { params: { note_no }, body: { title: '나중' } })
  const trail = await app.db
    .selectFrom('audit_log')
    .select(['action', 'user_no', 'ip', 'before', 'after', 'request_id'])
    .where('table_name', '=', 'notes')
    .where('row_key', '=', String(note_no))
    .orderBy('audit_no')
    .execute()
  expect(trail).toMatchObject([
    { action: 'insert', user_no: mina.user_no, ip: '127.0.0.1', before: null },
    { action: 'update', user_no: mina.user_no, before: { title: '처음' }, after: { title: '나중' } },
  ])
  expect(trail[0]?.request_id).toMatch(/^[\da-f-]{36}$/)
  expect(JSON.stringify(trail)).not.toContain('never leaves')
  await expect(sql`update audit_log set user_no = 1`.execute(app.db)).rejects.toThrow(/never changed/)
  await expect(sql`delete from audit_log`.execute(app.db)).rejects.toThrow(/never changed/)
  await expect(sql`truncate audit_log`.execute(app.db)).rejects.toThrow(/never changed/)
})

test('without a token 401, waiting for approval 403, without the scope 403, in another area 403', async () => {
  const waiting = await app.staff({ emp_state: 2, emp_scope: ['WorkList'] })
  const unscoped = await app.staff()
  const client = await app.client()
  const body = { title: '안 됨' }
  await expect(app.call(notes.add, { body })).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  await expect(waiting.call(notes.add, { body })).rejects.toMatchObject({ status: 403, code: 'not_active' })
  await expect(unscoped.call(notes.add, { body })).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  await expect(client.call(notes.add, { body })).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
})

test('a scope taken away is gone with the next call', async () => {
  const person = await app.staff({ emp_scope: ['WorkList'] })
  await person.call(notes.add, { body: { title: '아직 됨' } })
  await app.db.updateTable('employees').set({ emp_scope: [] }).where('emp_no', '=', person.emp_no).execute()
  const again = () =>
    person.call(notes.add, { body: { title: '또' } }).then(
      () => 200,
      (error) => error.status,
    )
  await expect.poll(again).toBe(403)
})

test.each([
  ['broken JSON', '{"title":', undefined, 400, 'malformed_request'],
  ['a body of another type', 'title=x', 'application/x-www-form-urlencoded', 415, 'wrong_media'],
  ['more than a megabyte', JSON.stringify({ title: 'x'.repeat(1_100_000) }), undefined, 413, 'too_large'],
  ['a NUL byte', JSON.stringify({ title: 'a\0b' }), undefined, 400, 'invalid_input'],
  ['half a surrogate pair', '{"title":"\\ud800"}', undefined, 400, 'invalid_input'],
  ['a bottomless list', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, undefined, 400, 'invalid_input'],
  ['no body', undefined, undefined, 400, 'invalid_input'],
  ['a list for a body', '[]', undefined, 400, 'invalid_input'],
])('%s is refused in Korean', async (_name, body, type, status, code) => {
  const response = await raw('/crm/v3/notes', {
    method: 'POST',
    token: mina.token,
    ...(body === undefined ? {} : { body }),
    ...(type ? { headers: { 'content-type': type } } : {}),
  })
  const problem = await problemOf(response)
  expect(problem).toMatchObject({ status, state: 0, code })
  expect(problem.message).toMatch(/[가-힣]/)
  expect(problem.request_id).toBe(response.headers.get('x-request-id'))
})

test('unknown addresses and records are 404 in the same shape', async () => {
  expect(await problemOf(await raw('/crm/v3/nothing', { token: mina.token }))).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  await expect(
    mina.call(notes.rename, { params: { note_no: 999_999 }, body: { title: '없음' } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await problemOf(await raw('/crm/v3/%E0%A4%A'))).toMatchObject({ status: 400, code: 'malformed_request' })
})

test('pages run our scripts only and are never framed', async () => {
  const { headers } = await raw('/healthz')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test('WebAssembly runs in the scripts of workers and nowhere else', async () => {
  const policyOf = async (path: string) => (await raw(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/hwp.worker-abc123.js')).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  )
  for (const path of ['/assets/index-abc123.js', '/login?worker.js', '/assets/worker.js/..%2f', '/crm/v3/worker.js'])
    expect(await policyOf(path)).not.toContain('wasm')
})

test('answers carry the security headers and are not cached', async () => {
  const { headers } = await raw('/crm/v3/notes', { token: mina.token })
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('health, readiness and metrics answer', async () => {
  expect((await raw('/healthz')).status).toBe(200)
  expect((await raw('/readyz')).status).toBe(200)
  const metrics = await (await raw('/metrics')).text()
  expect(metrics).toContain('crm_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}')
  expect(metrics).toMatch(/crm_pool_connections\{state="total"\} \d/)
  expect(metrics).toMatch(/crm_sockets 0/)
})

test('OpenAPI tells of every endpoint; outside demo mode only to staff', async () => {
  expect((await raw('/docs/json')).status).toBe(401)
  const client = await app.client()
  expect((await raw('/docs/json', { token: client.token })).status).toBe(403)
  const document = JSON.parse(await (await raw('/docs/json', { token: mina.token })).text())
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/crm/v3/auth/login'].post).toMatchObject({ operationId: 'auth.login', security: [] })
})

test('form fields are taken where the endpoint says so, objects sent as strings; files and other endpoints are not', async () => {
  const { query } = await mina.call(notes.add, { body: { title: '양식' } })
  const form = (extra: Record<string, string | Blob>) => {
    const data = new FormData()
    data.set('title', '12345')
    for (const [name, value] of Object.entries(extra)) data.set(name, value)
    return data
  }
  const put = (data: FormData) =>
    raw(`/crm/v3/notes/${query[0]?.note_no}`, { method: 'PUT', token: mina.token, body: data, headers: {} })
  expect((await put(form({ tags: '["가","나"]' }))).status).toBe(200)
  expect(await noteTitles(app.db, '12345')).toHaveLength(1)
  expect(await problemOf(await put(form({ tags: 'not a list' })))).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(await problemOf(await put(form({ file: new Blob(['x']) })))).toMatchObject({
    status: 415,
    code: 'wrong_media',
  })
  // What may be null is left empty; the word null is refused, wherever it stands.
  expect((await put(form({ page: '' }))).status).toBe(200)
  expect((await put(form({ page: '7' }))).status).toBe(200)
  for (const extra of [{ page: 'null' }, { title: 'null' }, { tags: '' }] as Record<string, string>[]) {
    expect(await problemOf(await put(form(extra)))).toMatchObject({ status: 400, code: 'invalid_input' })
  }
  expect((await problemOf(await put(form({ page: 'null' })))).message).toBe('값이 없으면 null 대신 비워서 보내 주세요.')
  // All fields together are as long as a body may be, not each of them.
  const third = 'x'.repeat(400_000)
  expect(await problemOf(await put(form({ a: third, b: third, c: third })))).toMatchObject({ status: 413 })
  const elsewhere = await raw('/crm/v3/notes', { method: 'POST', token: mina.token, body: form({}) })
  expect(await problemOf(elsewhere)).toMatchObject({ status: 415 })
})

test('files of a form are taken off the line as far as the endpoint takes them; what is too much is refused in its words', async () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], '자료.bin')
  const measure = (...bytes: number[]) => mina.call(notes.measure, { body: { files: bytes.map(file) } })
  const half = measuredBytes / 2
  expect((await measure(half, half)).query).toEqual([
    { name: '자료.bin', size: half, read: half },
    { name: '자료.bin', size: half, read: half },
  ])
  expect((await measure(0)).query).toEqual([{ name: '자료.bin', size: 0, read: 0 }])
  await expect(measure(1, 1, 1)).rejects.toMatchObject({ status: 400, message: '둘까지예요.' })
  await expect(measure(half, half + 1)).rejects.toMatchObject({ status: 400, message: '너무 커요.' })
  await expect(measure(5 * measuredBytes)).rejects.toMatchObject({ message: expect.stringMatching(/너무 커요|연결/) })
  expect(await readdir(join(app.dataDir, 'forms'))).toEqual([])
})
