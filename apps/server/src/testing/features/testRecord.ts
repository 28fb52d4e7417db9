import { comments } from '@crm/contract/features/comments/comments'
import { history } from '@crm/contract/features/history/history'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ScopeName } from '@crm/contract/scopes'
import { beforeAll, expect, test } from 'vitest'
import type { RecordCall } from '../../record/recordDefinition.ts'
import { type Person, startTestApp, type TestApp } from '../startTestApp.ts'

type Fields = Record<string, unknown>

interface TestedRecord {
  table: string
  /** The name of its number. */
  key: string
  /** What creates one; a call where something else has to be there before. */
  draft: Fields | ((staff: Person) => Promise<Fields>)
  /** Fields of the draft that are only for creating and are never answered. */
  notAnswered?: readonly string[]
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
  { table, key, draft: given, notAnswered = [], changed, label, emp_scope = [], start = startTestApp }: TestedRecord,
) => {
  let app: TestApp
  let staff: Awaited<ReturnType<TestApp['staff']>>
  let common: Fields
  let serial = 0
  beforeAll(async () => {
    app = await start()
    staff = await app.staff({ emp_scope })
    common = typeof given === 'function' ? await given(staff) : given
  })
  const [field = '', text = ''] = Object.entries(changed)[0] ?? []

  const call = async (name: RecordCall, request: Fields) =>
    (await staff.call(endpoints[name], request as never)) as { query: Fields[]; total: number }
  /** Each with a text of its own: names may be there only once. */
  const create = async () => {
    const number = ++serial
    const draft: Fields = { ...common, [field]: `${common[field]} ${number}` }
    const [row] = (await call('create', { body: draft })).query
    const changes = { [field]: `${text} ${number}` }
    return { params: { [key]: row?.[key] }, no: row?.[key] as number, rev: row?.rev as number, draft, changes }
  }

  test('what is created is read back, and a changed one is found by its new words', async () => {
    const { params, no, rev, draft, changes } = await create()
    const answered = Object.entries(draft).filter(([name]) => !notAnswered.includes(name))
    const [found] = (await call('detail', { params })).query
    expect(found).toMatchObject({ ...Object.fromEntries(answered), [key]: no })
    await call('update', { params, body: { ...draft, ...changes, rev } })
    const { query, total } = await call('list', { query: { keyword: changes[field] } })
    expect(total).toBe(1)
    expect(query[0]).toMatchObject({ [key]: no, ...changes })
  })

  test('whoever changes an older revision gets the newest one', async () => {
    const { params, rev, draft, changes } = await create()
    await call('update', { params, body: { ...draft, ...changes, rev } })
    await expect(call('update', { params, body: { ...draft, rev } })).rejects.toMatchObject({
      status: 409,
      newest: { ...changes, rev: rev + 1 },
    })
  })

  test('it has comments and a history', async () => {
    const { params, no, rev, draft, changes } = await create()
    await call('update', { params, body: { ...draft, ...changes, rev } })
    const to = { to_table: table, to_no: no }
    await staff.call(comments.create, { body: { ...to, content: '<p>확인했어요.</p>' } })
    expect((await staff.call(comments.list, { query: to })).query).toHaveLength(1)
    const { query } = await staff.call(history.list, { query: { ...to, offset: 0, limit: 10 } })
    expect(query[0]?.changes).toEqual([{ field: label, before: draft[field], after: changes[field] }])
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
