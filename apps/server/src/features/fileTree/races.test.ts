import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../testing/fixtures/fileTreeFixture.ts'

let t: FileTreeFixture
let plan: number
beforeAll(async () => {
  t = await fileTreeFixture()
  plan = await t.top(t, 'ir')
})

const fifty = Array.from({ length: 50 }, (_, n) => n)

/** How many succeeded, and with which status the others were refused. */
const outcomes = async (calls: Promise<unknown>[]) => {
  const results = await Promise.allSettled(calls)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.status as number] : []))
  return { done: results.length - refused.length, refused: [...new Set(refused)] }
}

const isRight = async (ft_no: number) => {
  const counted = await t.counters(ft_no)
  expect(counted).toMatchObject({ entries: counted?.real_entries, bytes: counted?.real_bytes })
}

test('fifty make a box of the same name: one is made', async () => {
  const parent = (await t.createBox(t.mina, plan, '같은 이름')).ft_no
  const calls = fifty.map((n) => t.createBox(n % 2 ? t.mina : t.jun, parent, n % 2 ? 'Same' : 'same'))
  expect(await outcomes(calls)).toEqual({ done: 1, refused: [409] })
  expect((await t.list(t.mina, { box_ft_no: parent })).total).toBe(1)
})

test('fifty bring a file of the same name and keep both: fifty names', async () => {
  const parent = (await t.createBox(t.mina, plan, '둘 다')).ft_no
  const uploads = []
  for (const n of fifty) uploads.push(await t.send(t.mina, { originalname: 'a.txt', bytes: `${n}` }))
  const add = (file_no: number) =>
    t.mina.call(fileTree.addFile, { body: { parent, file_no, name: 'a.txt', folders: ['함께'], same: 'both' } })
  expect(await outcomes(uploads.map(add))).toEqual({ done: 50, refused: [] })
  const [box] = (await t.list(t.mina, { box_ft_no: parent })).query
  const names = await t.names(t.mina, box?.ft_no as number)
  expect(new Set(names)).toEqual(new Set(['a.txt', ...fifty.slice(1).map((n) => `a (${n + 1}).txt`)]))
  await isRight(parent)
})

test('fifty new versions at once are numbered without a gap; the same upload fifty times is one version', async () => {
  const file = await t.put(t.mina, plan, '버전.txt')
  const uploads = []
  for (const n of fifty) uploads.push(await t.send(t.mina, { originalname: 'a.txt', bytes: `${n}` }))
  const add = (file_no: number) =>
    t.mina.call(fileTree.addVersion, { params: { ft_no: file.ft_no }, body: { file_no } })
  expect(await outcomes(uploads.map(add))).toEqual({ done: 50, refused: [] })
  const versions = async () =>
    (await t.mina.call(fileTree.listVersions, { params: { ft_no: file.ft_no } })).query.map(({ ver }) => ver)
  expect(await versions()).toEqual(Array.from({ length: 51 }, (_, n) => 51 - n))

  const same = await t.send(t.mina, { originalname: 'a.txt', bytes: '같은 것' })
  expect(await outcomes(fifty.map(() => add(same)))).toEqual({ done: 50, refused: [] })
  expect((await versions())[0]).toBe(52)
  await isRight(plan)
})

test('boxes that are moved into each other: one move of the two, never a circle', async () => {
  const parent = (await t.createBox(t.mina, plan, '서로')).ft_no
  const [one, two] = [await t.createBox(t.mina, parent, '하나'), await t.createBox(t.mina, parent, '둘')]
  const calls = fifty.map((n) =>
    n % 2 ? t.move(t.mina, [one.ft_no], two.ft_no) : t.move(t.jun, [two.ft_no], one.ft_no),
  )
  const { done, refused } = await outcomes(calls)
  expect({ done, refused }).toEqual({ done: 25, refused: [409] })
  const [left] = (await t.list(t.mina, { box_ft_no: parent })).query
  expect((await t.list(t.mina, { box_ft_no: left?.ft_no as number })).total).toBe(1)
})

test('moving against deleting: nothing is lost and nothing lies in a box that is gone', async () => {
  const parent = (await t.createBox(t.mina, plan, '사라질 곳들')).ft_no
  const pairs = []
  for (const n of fifty.slice(0, 25)) {
    const target = await t.createBox(t.mina, parent, `상자 ${n}`)
    pairs.push({ target, moved: await t.createBox(t.mina, parent, `옮김 ${n}`) })
  }
  await outcomes(
    pairs.flatMap(({ target, moved }) => [
      t.move(t.mina, [moved.ft_no], target.ft_no),
      t.remove(t.mina, [target.ft_no]),
    ]),
  )
  for (const { target, moved } of pairs) {
    const rows = await t.app.db
      .selectFrom('file_tree')
      .select(['ft_no', 'state', 'parent', 'bin_root'])
      .where('ft_no', 'in', [target.ft_no, moved.ft_no])
      .orderBy('ft_no')
      .execute()
    const [box, entry] = rows
    expect(box).toMatchObject({ state: 0, bin_root: target.ft_no })
    // Moved first and deleted with the box, or still where it was.
    expect([
      { state: 0, parent: target.ft_no, bin_root: target.ft_no },
      { state: 1, parent, bin_root: null },
    ]).toContainEqual({ state: entry?.state, parent: entry?.parent, bin_root: entry?.bin_root })
  }
})

test('fifty restore the same entry: it comes back once', async () => {
  const file = await t.put(t.mina, plan, '되돌릴 것.txt')
  await t.remove(t.mina, [file.ft_no])
  const restored = await outcomes(fifty.map(() => t.mina.call(fileTree.restore, { body: { ft_nos: [file.ft_no] } })))
  expect(restored).toEqual({ done: 1, refused: [404] })
  expect((await t.names(t.mina, plan)).filter((name) => name.startsWith('되돌릴'))).toEqual(['되돌릴 것.txt'])
})
