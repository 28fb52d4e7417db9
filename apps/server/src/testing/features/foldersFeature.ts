import { Readable } from 'node:stream'
import { everyMember } from '@crm/contract/access'
import { Attachment } from '@crm/contract/features/files/files'
import { done, listOf, nothing } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { key, no } from '@crm/contract/kit/fields'
import * as z from 'zod'
import type { FileOwner } from '../../context.ts'
import { feature } from '../../feature.ts'
import { countFilesOf, filesOf, filesOfMany, removeFileOf, removeFilesOf } from '../../features/files/files.service.ts'
import { storeFile } from '../../features/files/uploads.service.ts'
import { withoutTransaction } from '../../http/handlers.ts'

/** A feature for tests whose records have files: one folder for each client company, `to_no` is `client_no`. */

const path = '/crm/v3/folder/:client_no'
const params = z.object({ client_no: key() })
const Counted = z.object({ count: z.int(), together: z.int() })

export const folders = {
  show: endpoint({ method: 'GET', path, summary: '파일', access: everyMember, params, response: listOf(Attachment) }),
  count: endpoint({
    method: 'GET',
    path: `${path}/count`,
    summary: '파일 수',
    access: everyMember,
    params,
    response: listOf(Counted),
  }),
  dictate: endpoint({
    method: 'POST',
    path: `${path}/dictation`,
    summary: '서버가 만든 파일',
    access: everyMember,
    params,
    body: z.object({ words: z.string() }),
    response: listOf(Attachment),
  }),
  take: endpoint({
    method: 'PUT',
    path: `${path}/deleteFiles`,
    summary: '파일 하나 빼기',
    access: everyMember,
    params,
    body: z.object({ file_no: no() }),
    response: nothing(),
  }),
  empty: endpoint({ method: 'DELETE', path, summary: '비우기', access: everyMember, params, response: nothing() }),
}

/** Every call of the feature's `changed`, in order. */
export const changedFolders: number[] = []

/** Seen by staff and by the company itself; filled by staff with a scope and by the company. */
const ofCompanies: FileOwner = {
  canSee: async ({ actor }, client_no) => actor.user_type === 'emp' || actor.client_no === client_no,
  canAttach: async ({ actor }, client_no) => actor.emp_scope.has('WorkList') || actor.client_no === client_no,
  changed: async (_ctx, client_no) => {
    changedFolders.push(client_no)
  },
}

export const foldersFeature = feature(
  folders,
  {
    show: async (ctx, { params }) => ({ state: done, query: await filesOf(ctx, 'folder', params.client_no) }),
    count: async (ctx, { params }) => {
      const count = (await countFilesOf(ctx, 'folder', [params.client_no])).get(params.client_no) ?? 0
      const together = [...(await filesOfMany(ctx, 'folder', [params.client_no, 999_999])).values()].flat().length
      return { state: done, query: [{ count, together }] }
    },
    dictate: withoutTransaction(async (ctx, { params, body }) => {
      const bytes = Buffer.from(body.words)
      const file = { originalname: '받아쓰기.txt', size: bytes.length, mimetype: 'text/plain' }
      const target = { to_table: 'folder', to_no: params.client_no }
      return { state: done, query: [await storeFile(ctx, target, file, Readable.from([bytes]))] }
    }),
    take: async (ctx, { params, body }) => {
      await removeFileOf(ctx, { to_table: 'folder', to_no: params.client_no }, body.file_no)
      return { state: done, query: [] }
    },
    empty: async (ctx, { params }) => {
      await removeFilesOf(ctx, 'folder', params.client_no)
      return { state: done, query: [] }
    },
  },
  { fileOwners: { folder: ofCompanies } },
)
