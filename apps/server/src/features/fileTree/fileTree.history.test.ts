import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { history } from '@crm/contract/features/history/history'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../testing/fixtures/fileTreeFixture.ts'

let t: FileTreeFixture
beforeAll(async () => {
  t = await fileTreeFixture()
})

test('staff see what happened to an entry in words, people of the company do not', async () => {
  const [plan, finance] = [await t.top(t, 'ir'), await t.top(t, 'finance')]
  const { ft_no } = await t.put(t.mina, plan, '계획서.pdf')
  await t.mina.call(fileTree.update, { params: { ft_no }, body: { name: '최종.pdf' } })
  await t.mina.call(fileTree.move, { body: { ft_nos: [ft_no], parent: finance } })
  await t.mina.call(fileTree.remove, { body: { ft_nos: [ft_no] } })

  const query = { to_table: 'file_tree', to_no: ft_no }
  const { query: entries } = await t.mina.call(history.list, { query })
  const changes = entries.flatMap((entry) => entry.changes)
  expect(changes).toContainEqual({ field: '이름', before: '계획서.pdf', after: '최종.pdf' })
  expect(changes).toContainEqual({ field: '폴더', before: '사업계획서·IR', after: '재무' })
  expect(changes).toContainEqual({ field: '상태', before: '자료실', after: '휴지통' })
  expect(changes).toContainEqual({ field: '현재 버전', before: null, after: '버전 1' })
  await expect(t.client.call(history.list, { query })).rejects.toMatchObject({ status: 403 })
})
