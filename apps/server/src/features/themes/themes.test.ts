import { reference } from '@crm/contract/features/reference/reference'
import { type ThemeDraft, type ThemeRow, themeMessages, themes } from '@crm/contract/features/themes/themes'
import { beforeAll, expect, test } from 'vitest'
import { projectFixture } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
let admin: Person
beforeAll(async () => {
  fixture = await projectFixture()
  admin = await fixture.app.staff({ user_name: '윤관리', emp_scope: ['AdminTheme'] })
})

const first = ({ query: [row] }: { query: ThemeRow[] }) => row as ThemeRow
const create = async (thm_name: string, changes: Partial<ThemeDraft> = {}) =>
  first(await admin.call(themes.create, { body: { thm_name, thm_keywords: [], state: 1, ...changes } }))
const rows = async () => (await admin.call(themes.list)).query
const rowOf = async (thm_no: number) => (await rows()).find((row) => row.thm_no === thm_no)
const offered = async () => (await fixture.mina.call(reference.themes, { query: { limit: 1000 } })).query
const offeredNames = async () => (await offered()).map(({ thm_name }) => thm_name)
const db = () => fixture.app.db
const writeTheme = (proj_no: number, thm_no: number) =>
  db().updateTable('projects').set({ thm_no }).where('proj_no', '=', proj_no).execute()
const merge = (thm_no: number, into_no: number) => admin.call(themes.merge, { params: { thm_no }, body: { into_no } })

test('a new theme stands at the end of the list that everybody picks from, and leaves it when it is switched off', async () => {
  const made = await create('우주 항공', { thm_keywords: ['위성', '발사체', '위성'] })
  expect(made).toMatchObject({ thm_keywords: ['위성', '발사체'], client_count: 0, project_count: 0 })
  await expect.poll(async () => (await offeredNames()).at(-1)).toBe('우주 항공')
  const body = { thm_name: '우주', thm_keywords: [], state: 0 as const, rev: made.rev }
  const { thm_no } = made
  await admin.call(themes.update, { params: { thm_no }, body })
  await expect.poll(offeredNames).not.toContain('우주 항공')
  expect(await offeredNames()).not.toContain('우주')
  expect(await rowOf(thm_no)).toMatchObject({ thm_name: '우주', state: 0 })
  await expect(admin.call(themes.update, { params: { thm_no }, body })).rejects.toMatchObject({ status: 409 })
})

test('a name is there once, whatever its case', async () => {
  await create('Bio Tech')
  await expect(create('bio tech')).rejects.toMatchObject({
    status: 409,
    fields: { thm_name: themeMessages.nameTaken },
  })
  await expect(create('  ')).rejects.toMatchObject({ status: 400, fields: { thm_name: themeMessages.nameMissing } })
})

test('themes are offered in the order that staff give them', async () => {
  const [one, two] = [await create('차례 하나'), await create('차례 둘')]
  await admin.call(themes.move, { params: { thm_no: two.thm_no }, body: { before: one.thm_no } })
  await expect.poll(async () => (await offeredNames()).slice(-2)).toEqual(['차례 둘', '차례 하나'])
  // Moving is no new revision: what somebody is writing meanwhile is not lost.
  expect(await rowOf(two.thm_no)).toMatchObject({ rev: two.rev })
})

test('merging moves every use at once, and later writes follow', async () => {
  const { register, show } = fixture
  const [old, kept] = [await create('옛 테마'), await create('남는 테마')]
  await expect.poll(offeredNames).toContain('옛 테마')
  const made = await register({ thm_no: old.thm_no })
  expect(await rowOf(old.thm_no)).toMatchObject({ project_count: 1 })
  const affected = await db().updateTable('clients').set({ thm_no: old.thm_no }).returning('client_no').execute()

  expect(first(await merge(old.thm_no, kept.thm_no))).toMatchObject({
    thm_no: kept.thm_no,
    project_count: 1,
    client_count: affected.length,
  })
  expect(await show(made.proj_no)).toMatchObject({ thm_no: kept.thm_no })
  expect(await rowOf(old.thm_no)).toBeUndefined()
  // A form that was opened before may still send the old one.
  await writeTheme(made.proj_no, old.thm_no)
  expect(await show(made.proj_no)).toMatchObject({ thm_no: kept.thm_no })
  // Its name is free again, and what went into it goes on when that one is merged, too.
  await create('옛 테마')
  const last = await create('마지막 테마')
  await merge(kept.thm_no, last.thm_no)
  await writeTheme(made.proj_no, old.thm_no)
  expect(await show(made.proj_no)).toMatchObject({ thm_no: last.thm_no })
})

test('a theme goes into another one that is in use, never into itself', async () => {
  const [one, off] = [await create('합칠 테마'), await create('꺼 둔 테마', { state: 0 })]
  for (const into_no of [one.thm_no, off.thm_no, 999_999])
    await expect(merge(one.thm_no, into_no)).rejects.toMatchObject({
      status: 400,
      fields: { into_no: expect.any(String) },
    })
  await expect(merge(999_999, one.thm_no)).rejects.toMatchObject({ status: 404 })
})

test('of two merges at once that go into each other one is refused', async () => {
  const [one, two] = [await create('서로 하나'), await create('서로 둘')]
  const ends = await Promise.allSettled([merge(one.thm_no, two.thm_no), merge(two.thm_no, one.thm_no)])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await rows()).filter(({ thm_no }) => [one.thm_no, two.thm_no].includes(thm_no))).toHaveLength(1)
})
