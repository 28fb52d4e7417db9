import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileRequestMessages } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const ask = (ft_no: number) => set.mina.call(fileRequests.create, { body: { ft_no, lines: [{ name: '재무제표' }] } })

test('any box of the project’s tree takes what is asked for; staff read its path, the company its name alone', async () => {
  const { mina, client, proj_no, box, boxIn } = set
  const inner = await boxIn(await boxIn(box, '2026'), '결산')
  const asked = (await ask(inner)).query[0]
  expect(asked).toMatchObject({ proj_no, box_name: '결산', box_path: ['사업계획서·IR', 'IR', '2026', '결산'] })
  const listed = (await mina.call(fileRequests.list, { query: { proj_no } })).query[0]
  expect(listed?.box_path).toEqual(asked?.box_path)
  const mine = (await client.call(fileRequests.mine, { query: {} })).query.find(({ fr_no }) => fr_no === asked?.fr_no)
  expect(mine).toMatchObject({ box_name: '결산', box_path: [] })
})

test('a file, a box in the bin and a box of the company’s own tree take nothing', async () => {
  const { mina, client, deck, box, boxIn } = set
  const { query: own } = await mina.call(fileTree.list, { query: { client_no: client.client_no as number } })
  const gone = await boxIn(box, '버릴 것')
  await mina.call(fileTree.remove, { body: { ft_nos: [gone] } })
  for (const ft_no of [deck, own[0]?.ft_no ?? 0])
    await expect(ask(ft_no)).rejects.toMatchObject({ status: 400, message: fileRequestMessages.notABox })
  await expect(ask(gone)).rejects.toMatchObject({ status: 404 })
})
