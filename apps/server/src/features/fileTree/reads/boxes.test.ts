import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../../testing/fixtures/fileTreeFixture.ts'

let t: FileTreeFixture
beforeAll(async () => {
  t = await fileTreeFixture()
})

test('the boxes of a box are listed alone and page by page, however much lies beside them', async () => {
  const box = (await t.createBox(t.mina, await t.top(t), '가득')).ft_no
  await t.fill(box, 250)
  await t.put(t.mina, box, '가.txt')
  const boxes = (offset: number) =>
    t.mina.call(fileTree.list, { query: { box_ft_no: box, kind: 'box', offset, limit: 100 } })
  const pages = [await boxes(0), await boxes(100), await boxes(200)]
  expect(pages.map(({ query, total }) => [query.length, total])).toEqual([
    [100, 250],
    [100, 250],
    [50, 250],
  ])
  const found = pages.flatMap(({ query }) => query)
  expect(new Set(found.map(({ ft_no }) => ft_no)).size).toBe(250)
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['box']))
  const files = await t.mina.call(fileTree.list, { query: { box_ft_no: box, kind: 'file' } })
  expect(files.query.map(({ name }) => name)).toEqual(['가.txt'])
  const tops = await t.mina.call(fileTree.list, { query: { proj_no: t.proj_no, kind: 'box' } })
  expect(tops.query).toHaveLength(4)
})

test('a client opens no box of the project that is not shared with them, boxes alone or not', async () => {
  const call = t.client.call(fileTree.list, { query: { box_ft_no: await t.top(t), kind: 'box' } })
  await expect(call).rejects.toMatchObject({ status: 404 })
})
