import { clientView } from '@crm/contract/features/clientView/clientView'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { type FileTarget, files, uploadLimits } from '@crm/contract/features/files/files'
import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { createClient } from '@crm/contract/kit/client'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../testing/fixtures/fileTreeFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let t: FileTreeFixture
let plan: number
beforeAll(async () => {
  t = await fileTreeFixture()
  plan = await t.top(t, 'ir')
})

/** For how many seconds a link still works. */
const secondsOf = (link: string | undefined) =>
  Number(new URL(link ?? '', t.app.url).searchParams.get('until')) - Date.now() / 1000

test('the link of a file that is only shared ends within a minute, by every way; that of one’s own tree lasts', async () => {
  const file = await t.put(t.mina, plan, '큰 파일.bin')
  const { file_no } = await t.app.db
    .selectFrom('file_versions')
    .select('file_no')
    .where('fv_no', '=', file.fv_no)
    .executeTakeFirstOrThrow()
  const size = uploadLimits.directDownloadFrom
  await t.app.db.updateTable('files').set({ size }).where('file_no', '=', file_no).execute()
  await t.app.db.updateTable('file_versions').set({ size }).where('fv_no', '=', file.fv_no).execute()
  const target: FileTarget = { to_table: 'file_versions', to_no: file.fv_no ?? 0 }
  const linksOf = async (person: Person) => {
    const { query: direct } = await person.call(files.download, { query: { fa_no: file.fa_no ?? 0 } })
    const { query: listed } = await person.call(files.list, { query: target })
    return [direct[0]?.presignedUrl, listed[0]?.file_info.presignedUrl].map(secondsOf)
  }
  await t.share(file.ft_no)
  for (const seconds of await linksOf(t.mina)) expect(seconds).toBeGreaterThan(3000)
  for (const seconds of await linksOf(t.client)) {
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }

  const { query: made } = await t.mina.call(fileShares.create, { body: { ft_no: file.ft_no, kind: 'link' } })
  const { query: opened } = await t.app.call(sharedLinks.open, { body: { id: made[0]?.id ?? '' } })
  const guest = createClient({ baseUrl: t.app.url, headers: () => ({ 'share-session': opened[0]?.token ?? '' }) })
  const { query: direct } = await guest(sharedLinks.download, { query: { ft_no: file.ft_no } })
  expect(secondsOf(direct[0]?.presignedUrl)).toBeLessThanOrEqual(60)
})

test('whoever looks on as a client downloads what the client may, and leaves no trace', async () => {
  const file = await t.put(t.mina, plan, '고객이 볼 것.txt', { bytes: '내용' })
  await t.share(file.ft_no)
  const viewer = await t.app.staff({ emp_scope: ['ClientVcList'] })
  const { client_no, user_no } = t.client
  const { query } = await viewer.call(clientView.start, { params: { client_no }, body: { user_no } })
  const token = query[0]?.token ?? ''
  const get = (path: string) => fetch(`${t.app.url}${path}`, { headers: { authorization: `Bearer ${token}` } })

  const answer = await get(`/crm/v3/files/download?fa_no=${file.fa_no}`)
  expect([answer.status, await answer.text()]).toEqual([200, '내용'])
  expect((await get(`/crm/v3/file_tree/zip?ft_nos=${file.ft_no}`)).status).toBe(200)
  const { access_dt } = await t.app.db
    .selectFrom('file_attachments')
    .select('access_dt')
    .where('fa_no', '=', file.fa_no)
    .executeTakeFirstOrThrow()
  expect(access_dt).toBeNull()
  const opens = t.app.db.selectFrom('file_opens').select('user_no').where('ft_no', '=', file.ft_no)
  expect(await opens.execute()).toEqual([])
})
