import { docViews } from '@crm/contract/features/docViews/docViews'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../../testing/files/documents.ts'
import { countForms, readPdf } from '../../testing/files/readPdf.ts'
import { download } from '../../testing/files/uploads.ts'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
let pdf: number
beforeAll(async () => {
  set = await sharesFixture()
  pdf = await set.fileIn(set.box, '투자 제안서.pdf', await pdfOf(['One', 'Two']))
})

const open = async (reader: { call: typeof set.client.call }, ft_no: number) => {
  const [view] = (await reader.call(docViews.open, { body: { ft_no } })).query
  if (!view) throw new Error('no view')
  return view
}
const fetchMarked = (dv_no: number, headers: Record<string, string>) =>
  fetch(`${set.app.url}/crm/v3/doc_views/${dv_no}/download`, { headers })

/** Both pages are there, and both draw the mark. */
const expectMarked = async (answer: Response) => {
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect((await readPdf(bytes)).pages.map((page) => page.trim())).toEqual(['One', 'Two'])
  expect((await countForms(bytes)).map((count) => count > 1)).toEqual([true, true])
}

test('a company takes what is shared with a watermark as a stamped PDF, and by no other way', async () => {
  const { share, client, mina, box, deck, app, eventsOf } = set
  const fa_no = (await open(mina, pdf)).fa_no ?? 0
  const { sh_no } = await share(box, { kind: 'client', has_watermark: true })
  const view = await open(client, pdf)
  expect(view).toMatchObject({ may_download: true, download_way: 'marked', fa_no: null })
  await expectMarked(await fetchMarked(view.dv_no, { authorization: `Bearer ${client.token}` }))
  expect(await eventsOf(sh_no)).toContain('downloaded: 투자 제안서.pdf')

  expect((await download(app, client.token, fa_no)).status).toBe(404)
  await expect(client.call(fileTree.prepareZip, { body: { ft_nos: [pdf] } })).rejects.toMatchObject({ status: 403 })
  expect((await fetchMarked(view.dv_no, { authorization: `Bearer ${mina.token}` })).status).toBe(404)
  expect(await open(client, deck)).toMatchObject({ may_download: true, download_way: null, fa_no: null })
  // Another share without a watermark allows more.
  await share(pdf, { kind: 'client' })
  expect(await open(client, pdf)).toMatchObject({ download_way: 'file', fa_no })
  expect((await download(app, client.token, fa_no)).status).toBe(200)
})

test('a guest of a link with a watermark takes stamped PDFs one by one; other kinds and the zip are refused in words', async () => {
  const { share, enter, fetchAs, zipAddress, box, deck, eventsOf } = set
  const { sh_no, id } = await share(box, { has_watermark: true })
  const guest = await enter(id)
  await expectMarked(await fetchAs(guest.token, `/crm/v3/shared/download?ft_no=${pdf}`))
  const view = await open(guest, pdf)
  expect(view.download_way).toBe('marked')
  // It lies inside what was shared, and is read there.
  expect((await fetchAs(guest.token, `/crm/v3/doc_views/${view.dv_no}/file`)).status).toBe(200)
  await expectMarked(await fetchMarked(view.dv_no, { 'share-session': guest.token }))
  const other = await fetchAs(guest.token, `/crm/v3/shared/download?ft_no=${deck}`)
  expect([other.status, await other.json()]).toEqual([
    403,
    expect.objectContaining({ message: '워터마크를 넣을 수 없는 파일이라 받을 수 없어요. 화면에서 봐 주세요.' }),
  ])
  await expect(zipAddress(guest.token)).rejects.toMatchObject({ status: 403 })
  expect((await eventsOf(sh_no)).filter((event) => event.startsWith('downloaded'))).toHaveLength(2)
})

test('a PDF that cannot be stamped does not leave without its watermark', async () => {
  const { share, enter, fetchAs, fileIn, box, eventsOf } = set
  const broken = await fileIn(box, '깨진 파일.pdf', '%PDF-1.7 nothing more')
  const locked = await fileIn(box, '암호.pdf', await pdfOf(['Secret'], 'word'))
  const { sh_no, id } = await share(box, { has_watermark: true })
  const guest = await enter(id)
  for (const ft_no of [broken, locked])
    expect((await fetchAs(guest.token, `/crm/v3/shared/download?ft_no=${ft_no}`)).status).toBe(403)
  expect(await eventsOf(sh_no)).toEqual(['created', 'opened'])
})
