import { comments } from '@crm/contract/features/comments/comments'
import { history } from '@crm/contract/features/history/history'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ScopeName } from '@crm/contract/scopes'
import { beforeAll, expect, test } from 'vitest'
import type { RecordCall } from '../record/recordDefinition.ts'
import { startTestApp, type TestApp } from './startTestApp.ts'

type Fields = Record<string, unknown>

interface TestedRecord {
  table: string
  /** The name of its number. */
  key: string
  /** What creates one. */
  draft: Fields
  /** Another text for one field that the list's keyword finds and the history shows. */
  changed: Readonly<Record<string, string>>
  /** That field's word in the history. */
  label: string
  /** The scope that the caller needs, if any. */
  emp_scope?: readonly ScopeName[]
  /** Starts the product, where it is not the ordinary one. */
  start?: () => Promise<TestApp>
}

/** What every ordinary record does; its own rules are tested beside this call. */
export const testRecord = (
  endpoints: Record<RecordCall, AnyEndpoint>,
  { table, key, draft, changed, label, emp_scope = [], start = startTestApp }: TestedRecord,
) => {
  let app: TestApp
  let staff: Awaited<ReturnType<TestApp['staff']>>
  beforeAll(async () => {
    app = await start()
    staff = await app.staff({ emp_scope })
  })
  const [field = '', text = ''] = Object.entries(changed)[0] ?? []
  const before = draft[field]

  const call = async (name: RecordCall, request: Fields) =>
    (await staff.call(endpoints[name], request as never)) as { query: Fields[]; total: number }
  const create = async () => {
    const [row] = (await call('create', { body: draft })).query
    return { params: { [key]: row?.[key] }, no: row?.[key] as number, rev: row?.rev as number }
  }

  test('what is created is read back, and a changed one is found by its new words', async () => {
    const { params, no, rev } = await create()
    expect((await call('detail', { params })).query[0]).toMatchObject({ ...draft, [key]: no })
    await call('update', { params, body: { ...draft, ...changed, rev } })
    const { query, total } = await call('list', { query: { keyword: text } })
    expect(total).toBe(1)
    expect(query[0]).toMatchObject({ [key]: no, ...changed })
  })

  test('whoever changes an older revision gets the newest one', async () => {
    const { params, rev } = await create()
    await call('update', { params, body: { ...draft, ...changed, rev } })
    await expect(call('update', { params, body: { ...draft, rev } })).rejects.toMatchObject({
      status: 409,
      newest: { ...changed, rev: rev + 1 },
    })
  })

  test('it has comments and a history', async () => {
    const { params, no, rev } = await create()
    await call('update', { params, body: { ...draft, ...changed, rev } })
    const to = { to_table: table, to_no: no }
    await staff.call(comments.create, { body: { ...to, content: '<p>확인했어요.</p>' } })
    expect((await staff.call(comments.list, { query: to })).query).toHaveLength(1)
    const { query } = await staff.call(history.list, { query: { ...to, offset: 0, limit: 10 } })
    expect(query[0]?.changes).toEqual([{ field: label, before, after: text }])
  })

  test('the Excel file has the rows of the list', async () => {
    await create()
    const headers = { authorization: `Bearer ${staff.token}` }
    const answer = await fetch(`${app.url}${endpoints.excel.path}`, { headers })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('what is removed is gone', async () => {
    const { params } = await create()
    await call('remove', { params })
    await expect(call('detail', { params })).rejects.toMatchObject({ status: 404 })
    await expect(call('remove', { params })).rejects.toMatchObject({ status: 404 })
  })
}
