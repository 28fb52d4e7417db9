import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const statusOf = async (url: string) => {
  const answer = await set.follow(url)
  await answer.arrayBuffer()
  return answer.status
}

test('a browser follows the address of a guest’s zip by itself: all of the share, or what was chosen', async () => {
  const { share, enter, zipAddress, follow, box, plan, eventsOf } = set
  const { sh_no, id } = await share(box)
  const { token } = await enter(id)
  const url = await zipAddress(token)
  const all = await follow(url)
  expect(all.headers.get('content-disposition')).toContain(encodeURIComponent('IR.zip'))
  const packed = unzipSync(new Uint8Array(await all.arrayBuffer()))
  expect(Object.keys(packed)).toEqual(['IR/', 'IR/덱.txt', 'IR/안쪽/', 'IR/안쪽/계획.txt'])
  const one = await follow(await zipAddress(token, [plan, plan]))
  expect(Object.keys(unzipSync(new Uint8Array(await one.arrayBuffer())))).toEqual(['계획.txt'])
  // An app that asks once more for what a page has begun takes it once.
  expect(await statusOf(url)).toBe(200)
  expect(await eventsOf(sh_no)).toEqual([
    'created',
    'opened',
    'downloaded: 파일 2개를 한 번에',
    'downloaded: 파일 1개를 한 번에',
  ])
})

test('the address ends with the link, with its rules, with the guest’s session, and after ten minutes', async () => {
  const { app, mina, share, enter, zipAddress, box } = set
  const made = async () => {
    const { sh_no, id } = await share(box)
    const { token } = await enter(id)
    return { sh_no, token, url: await zipAddress(token) }
  }
  const [revoked, changed, renewed, expired, left, old] = [
    await made(),
    await made(),
    await made(),
    await made(),
    await made(),
    await made(),
  ]
  await mina.call(fileShares.revoke, { params: revoked })
  // Rules that are made stricter send everybody through the door again.
  await mina.call(fileShares.update, { params: changed, body: { needs_nda: true } })
  await mina.call(fileShares.renew, { params: renewed })
  await sql`update file_shares set expires_dt = now() - interval '1 second' where sh_no = ${expired.sh_no}`.execute(
    app.db,
  )
  await sql`update share_guests set expires_dt = now() where sh_no = ${left.sh_no}`.execute(app.db)
  await sql`update zip_tickets z set expires_dt = now() - interval '1 second'
              from share_guests g where g.sg_no = z.sg_no and g.sh_no = ${old.sh_no}`.execute(app.db)
  for (const { url } of [revoked, changed, renewed, expired, left, old]) expect(await statusOf(url)).toBe(404)
  for (const { token } of [revoked, changed, renewed, expired, left])
    await expect(zipAddress(token)).rejects.toMatchObject({ status: 404 })
})

test('an address packs only what lies in the share and may be taken when it is followed', async () => {
  const { app, mina, share, enter, zipAddress, boxIn, fileIn, topBox, secret } = set
  const box = await boxIn(await topBox(), '나눌 것')
  const [stays, goes] = [await fileIn(box, '남는 것.txt'), await fileIn(box, '나가는 것.txt')]
  const { sh_no, id } = await share(box)
  const { token } = await enter(id)
  await expect(zipAddress(token, [stays, secret])).rejects.toMatchObject({ status: 404 })
  const both = await zipAddress(token, [stays, goes])
  await mina.call(fileTree.move, { body: { ft_nos: [goes], parent: await topBox() } })
  expect(await statusOf(both)).toBe(404)
  const one = await zipAddress(token, [stays])
  expect(await statusOf(one)).toBe(200)
  await sql`update file_shares set may_download = false where sh_no = ${sh_no}`.execute(app.db)
  expect(await statusOf(one)).toBe(403)
})

test('the address of a guest opens by no other call, nor that of a member of staff by this one', async () => {
  const { mina, share, enter, zipAddress, box } = set
  const { token } = await enter((await share(box)).id)
  const [guests, staffs] = [
    await zipAddress(token),
    (await mina.call(fileTree.prepareZip, { body: { ft_nos: [box] } })).query[0]?.url ?? '',
  ]
  const ticketOf = (url: string) => url.split('/').at(-1) ?? ''
  expect(await statusOf(`/crm/v3/file_tree/zips/${ticketOf(guests)}`)).toBe(404)
  expect(await statusOf(`/crm/v3/shared/zips/${ticketOf(staffs)}`)).toBe(404)
  expect(await statusOf(`/crm/v3/shared/zips/${'A'.repeat(22)}`)).toBe(404)
})
