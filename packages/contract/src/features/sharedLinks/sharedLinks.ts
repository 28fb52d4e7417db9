import * as z from 'zod'
import { anyone } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, line, no, paging } from '../../kit/fields.ts'
import { fileShareMessages } from '../fileShares/fileShares.rows.ts'
import { DirectLinks } from '../files/files.ts'
import { BoxOnPath, entryKind, treeLimits, ZipAddress, ZipTicket } from '../fileTree/fileTree.rows.ts'
import { Email } from '../join/join.ts'

/** The last part of a link's address: 128 random bits. */
const LinkId = z.string().max(100)

/** What a link asks before it opens. Nothing of what is shared is told yet. */
export const LinkGates = z.object({
  company: z.string(),
  needs_password: z.boolean(),
  needs_email: z.boolean(),
  needs_nda: z.boolean(),
})
export type LinkGates = z.output<typeof LinkGates>

export const SharedEntry = z.object({
  ft_no: no(),
  kind: entryKind.schema,
  name: z.string(),
  size: z.int().nullable(),
  mimetype: z.string().nullable(),
  entries: z.int().nullable(),
  /** It is a PDF, or there is one made of it: what a share with a watermark gives away. */
  has_pdf: z.boolean(),
  update_dt: dateTime(),
})
export type SharedEntry = z.output<typeof SharedEntry>

/** What a guest is told of the share that they opened. */
export const OpenedShare = z.object({
  ft_no: no(),
  kind: entryKind.schema,
  name: z.string(),
  title: z.string().nullable(),
  company: z.string(),
  shared_by: z.string(),
  may_download: z.boolean(),
  may_comment: z.boolean(),
  has_watermark: z.boolean(),
  /** What this reader is known by, for the watermark. */
  reader: z.string().nullable(),
  /** When this session ends. */
  expires_dt: dateTime(),
  /** Files inside, and their bytes, for the download page. */
  files: z.int(),
  bytes: z.int(),
  has_accepted: z.boolean(),
})
export type OpenedShare = z.output<typeof OpenedShare>

const id = LinkId
const password = z.string().max(100).optional()

/** Calls of people who came by a link. After `open` they carry their token in the header `share-session`. */
export const sharedLinks = {
  check: endpoint({
    method: 'POST',
    path: '/crm/v3/shared/check',
    summary: '링크가 무엇을 묻는지. 아무것도 세지 않는다. 열 수 없는 링크는 모두 같은 답',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({ id }),
    response: listOf(LinkGates),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/crm/v3/shared/code',
    summary: '이메일로 인증번호 받기. 허용되지 않은 주소에도 같은 답을 하고 메일은 보내지 않는다',
    access: anyone,
    limit: { points: 10, seconds: 60 },
    body: z.object({ id, password, email: Email }),
    response: listOf(z.object({ expires_in: z.int() })),
  }),
  open: endpoint({
    method: 'POST',
    path: '/crm/v3/shared/open',
    summary: '링크 열기: 묻는 것을 모두 지나면 한 번 열린 것으로 센다',
    access: anyone,
    limit: { points: 30, seconds: 60 },
    body: z.object({
      id,
      password,
      email: Email.optional(),
      code: z
        .string()
        .regex(/^\d{6}$/, fileShareMessages.codeMissing)
        .optional(),
      nda: z.object({ name: line(50), version: z.string().max(20) }).optional(),
    }),
    response: listOf(z.object({ token: z.string() })),
  }),
  show: endpoint({
    method: 'GET',
    path: '/crm/v3/shared',
    summary: '내가 연 공유',
    access: anyone,
    response: listOf(OpenedShare),
  }),
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/shared/entries',
    summary: '공유된 폴더의 내용. 폴더가 먼저',
    access: anyone,
    query: z.object({ box_ft_no: key().optional(), ...paging }),
    response: pageOf(SharedEntry).extend({ path: z.array(BoxOnPath) }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/crm/v3/shared/download',
    summary: '공유된 파일 받기. 받기가 허용된 공유만',
    access: anyone,
    binary: true,
    query: z.object({ ft_no: key() }),
    response: DirectLinks,
  }),
  prepareZip: endpoint({
    method: 'POST',
    path: '/crm/v3/shared/zip',
    summary: '공유된 것을 한 파일로 받을 주소. ft_nos가 없으면 모두. 몇 분 동안 열리고, 공유가 끝나면 닫힌다',
    access: anyone,
    limit: { points: 30, seconds: 60 },
    body: z.object({ ft_nos: z.array(no()).min(1).max(treeLimits.selection).optional() }),
    response: listOf(ZipAddress),
  }),
  openZip: endpoint({
    method: 'GET',
    path: '/crm/v3/shared/zips/:ticket',
    summary: '주소(prepareZip)로 받는 한 파일. 그 손님이 그때 받을 수 있는 것만',
    access: anyone,
    binary: true,
    params: z.object({ ticket: ZipTicket }),
    response: nothing(),
  }),
  acceptancePdf: endpoint({
    method: 'GET',
    path: '/crm/v3/shared/acceptance',
    summary: '내가 동의한 비밀 유지 사항 PDF',
    access: anyone,
    binary: true,
    response: nothing(),
  }),
}
