import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

/** A document of the data room with the numbers of everything by which its bytes or words could be reached. */
const entryOf = async (ft_no: number) => {
  const { mina, proj_no } = set
  const [entry] = (await mina.call(fileTree.show, { params: { ft_no } })).query
  const [version] = (await mina.call(fileTree.listVersions, { params: { ft_no } })).query
  const [view] = (await mina.call(docViews.open, { body: { ft_no } })).query
  return { ft_no, proj_no, fa_no: entry?.fa_no, fv_no: version?.fv_no, box: entry?.parent, dv_no: view?.dv_no }
}

/** Every address by which a guest could try to get at a document. */
const waysTo = (entry: Awaited<ReturnType<typeof entryOf>>) => [
  `/crm/v3/shared/download?ft_no=${entry.ft_no}`,
  `/crm/v3/shared/entries?box_ft_no=${entry.ft_no}`,
  `/crm/v3/files/download?fa_no=${entry.fa_no}`,
  `/crm/v3/file_tree/${entry.ft_no}`,
  `/crm/v3/file_tree/${entry.ft_no}/versions`,
  `/crm/v3/file_tree?box_ft_no=${entry.box}`,
  `/crm/v3/file_tree/search?proj_no=${entry.proj_no}&keyword=txt`,
  `/crm/v3/file_tree/bin?proj_no=${entry.proj_no}`,
  `/crm/v3/file_tree/zip?ft_nos=${entry.ft_no}`,
  `/crm/v3/doc_views/${entry.dv_no}/file`,
  `/crm/v3/doc_views/${entry.dv_no}/download`,
  `/crm/v3/doc_views/look?ft_no=${entry.ft_no}`,
  `/crm/v3/doc_views/look/file?ft_no=${entry.ft_no}`,
  `/crm/v3/doc_views/report?ft_no=${entry.ft_no}`,
  `/crm/v3/doc_reply?dv_no=${entry.dv_no}`,
]

const opened = async (token: string, entry: Awaited<ReturnType<typeof entryOf>>) => {
  const found: string[] = []
  for (const way of waysTo(entry)) {
    const answer = await set.fetchAs(token, way)
    await answer.arrayBuffer()
    expect(answer.status, way).toBeLessThan(500)
    if (answer.ok) found.push(way.replace(/\?.*/, ''))
  }
  const url = await set.zipAddress(token, [entry.ft_no]).catch(() => '')
  if (url && (await set.follow(url)).ok) found.push('/crm/v3/shared/zips')
  return found
}

test('by no way does a guest reach what the link does not share, and once it is revoked nothing at all', async () => {
  const { share, enter, mina, box, deck, secret } = set
  const { sh_no, id } = await share(box)
  const guest = await enter(id)
  const [inside, outside] = [await entryOf(deck), await entryOf(secret)]
  expect(await opened(guest.token, inside)).toEqual([
    '/crm/v3/shared/download',
    '/crm/v3/shared/entries',
    '/crm/v3/shared/zips',
  ])
  expect(await opened(guest.token, outside)).toEqual([])
  const view = (await guest.call(docViews.open, { body: { ft_no: deck } })).query[0]
  const own = { ...inside, dv_no: view?.dv_no }
  expect(await opened(guest.token, own)).toContain(`/crm/v3/doc_views/${own.dv_no}/file`)
  for (const fv_no of [outside.fv_no, inside.fv_no]) {
    const call = guest.call(docViews.open, { body: { ft_no: secret, fv_no } })
    await expect(call).rejects.toMatchObject({ status: 404 })
  }

  const zip = await set.zipAddress(guest.token)
  expect((await set.follow(zip)).status).toBe(200)
  await mina.call(fileShares.revoke, { params: { sh_no } })
  expect(await opened(guest.token, own)).toEqual([])
  expect((await set.follow(zip)).status).toBe(404)
  const writes = [
    guest.call(docViews.open, { body: { ft_no: deck } }),
    guest.call(docViews.saveTime, { params: { dv_no: own.dv_no ?? 0 }, body: { viewing_time: [] } }),
    guest.call(docReplies.create, { body: { dv_no: own.dv_no ?? 0, docr_content: '늦은 말', docr_page: 1 } }),
  ]
  for (const result of await Promise.allSettled(writes))
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } })
})
