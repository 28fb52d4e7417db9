import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { createClient } from '@crm/contract/kit/client'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { projectOf } from './meetingFixture.ts'
import { type Person, startTestApp } from './startTestApp.ts'
import { postUpload, requestUpload, type Sample } from './uploads.ts'

type Rules = Partial<RequestOf<typeof fileShares.create>['body']>
type Opening = Partial<RequestOf<typeof sharedLinks.open>['body']>

/** A test app with somebody who shares, a company with a person, and its project with a box of two files. */
export const sharesFixture = async () => {
  const app = await startTestApp({ rateLimits: false })
  const mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  const client = await app.client({ user_name: '한지민', user_email: 'han@green.example' })
  const proj_no = await projectOf(app, client.client_no, 'IR 준비')

  const topBox = async (of = proj_no) =>
    (await mina.call(fileTree.list, { query: { proj_no: of } })).query[0]?.ft_no ?? 0
  const boxIn = async (parent: number, name: string) =>
    (await mina.call(fileTree.createBox, { body: { parent, name } })).query[0]?.ft_no ?? 0
  const fileIn = async (parent: number, name: string, bytes: Sample['bytes'] = 'hello', by: Person = mina) => {
    const mimetype = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain'
    const sample = { originalname: name, mimetype, bytes }
    const address = await requestUpload(by, sample)
    await postUpload(app, address, sample)
    const { query } = await by.call(fileTree.addFile, { body: { parent, file_no: address.file_no, name } })
    return query[0]?.ft_no ?? 0
  }
  const box = await boxIn(await topBox(), 'IR')
  const deck = await fileIn(box, '덱.txt', '덱의 내용')
  const plan = await fileIn(await boxIn(box, '안쪽'), '계획.txt', '계획의 내용')
  const secret = await fileIn(await topBox(), '비공개.txt', '비공개')

  const share = async (ft_no: number, rules: Rules = {}) => {
    const { query } = await mina.call(fileShares.create, { body: { ft_no, kind: 'link', ...rules } })
    return query[0] as (typeof query)[number]
  }
  const open = (id: string | null, passing: Opening = {}) =>
    app.call(sharedLinks.open, { body: { id: id ?? '', ...passing } })
  const asGuest = (token: string) => createClient({ baseUrl: app.url, headers: () => ({ 'share-session': token }) })
  const enter = async (id: string | null, passing: Opening = {}) => {
    const token = (await open(id, passing)).query[0]?.token ?? ''
    return { token, call: asGuest(token) }
  }
  const fetchAs = (token: string, path: string) => fetch(`${app.url}${path}`, { headers: { 'share-session': token } })
  /** The address of a zip, as a browser follows it: without a token. */
  const zipAddress = async (token: string, ft_nos?: number[]) =>
    (await asGuest(token)(sharedLinks.prepareZip, { body: { ft_nos } })).query[0]?.url ?? ''
  const follow = (url: string) => fetch(`${app.url}${url}`)
  const eventsOf = async (sh_no: number) =>
    (
      await app.db
        .selectFrom('share_events')
        .select(['kind', 'detail', 'reader'])
        .where('sh_no', '=', sh_no)
        .orderBy('se_no')
        .execute()
    ).map(({ kind, detail }) => (detail ? `${kind}: ${detail}` : kind))
  const shareOf = async (sh_no: number) =>
    (await mina.call(fileShares.list, { query: { proj_no, limit: 100 } })).query.find((row) => row.sh_no === sh_no)

  return {
    ...{ app, mina, client, proj_no, topBox, boxIn, fileIn, box, deck, plan, secret },
    ...{ share, open, asGuest, enter, fetchAs, zipAddress, follow, eventsOf, shareOf },
  }
}
