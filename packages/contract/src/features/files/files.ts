import * as z from 'zod'
import { everyMember } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no, paging } from '../../kit/fields.ts'
import { messages } from '../../messages.ts'

const gigabyte = 1024 ** 3

/** The limits of one upload (docs/rules.md, files). */
export const uploadLimits = { files: 10, bytes: 10 * gigabyte, directDownloadFrom: 2 * gigabyte }

/** Larger files are uploaded in pieces of this size, so that one that was cut off goes on where it was. */
export const pieceBytes = 16 * 1024 ** 2

/** The same for a form that brings its files along. */
export const formFiles = {
  most: uploadLimits.files,
  bytes: uploadLimits.bytes,
  tooMany: messages.tooManyFiles,
  tooLarge: messages.filesTooLarge,
}

const unknownType = 'application/octet-stream'
const mimeShape = /^[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/

/** The last part of a path, composed (macOS sends 한글 in pieces), without characters that no file system shows. */
const baseName = (name: string) =>
  (name.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

const FileName = z
  .string()
  .max(1000)
  .transform(baseName)
  .pipe(z.string().min(1, '파일 이름을 확인해 주세요.').max(255, '파일 이름은 255자까지 쓸 수 있어요.'))
  .refine((name) => name !== '.' && name !== '..', '파일 이름을 확인해 주세요.')

/** Parameters are cut off; nothing stated means nothing known. */
const MimeType = z
  .string()
  .max(255)
  .transform((type) => type.split(';')[0]?.trim().toLowerCase() || unknownType)
  .pipe(z.string().max(127, { abort: true }).regex(mimeShape, '파일 형식을 확인해 주세요.'))

export const FileDraft = z.object({
  originalname: FileName,
  size: z.int().min(0),
  mimetype: MimeType.default(unknownType),
})
export type FileDraft = z.output<typeof FileDraft>

const bytesOf = (files: { size: number }[]) => files.reduce((sum, file) => sum + file.size, 0)

/** What is wrong with uploading these at once; null when nothing is. */
export const uploadProblem = (files: { size: number }[]) => {
  if (files.length > uploadLimits.files) return messages.tooManyFiles
  return bytesOf(files) > uploadLimits.bytes ? messages.filesTooLarge : null
}

const UploadRequest = z.object({
  files: z
    .array(FileDraft)
    .min(1)
    .max(uploadLimits.files, messages.tooManyFiles)
    .refine((files) => bytesOf(files) <= uploadLimits.bytes, messages.filesTooLarge),
})

/** Where one file goes: a multipart POST of `fields` in their order, then `file`. `url` may be relative to the API. */
export const UploadAddress = z.object({
  file_no: no(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
})
export type UploadAddress = z.output<typeof UploadAddress>

/** How far the upload of a large file is, and where its next missing pieces go; none are left when all have arrived. */
export const UploadPieces = z.object({
  file_no: no(),
  arrived_bytes: z.int(),
  pieces: z.array(z.object({ offset: z.int(), size: z.int(), url: z.string(), fields: UploadAddress.shape.fields })),
})
export type UploadPieces = z.output<typeof UploadPieces>

/** The record that a file belongs to. */
const toTable = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, '입력 형식이 올바르지 않아요.')

export const Attachment = z.object({
  fa_no: no(),
  file_no: no(),
  to_table: z.string(),
  to_no: no(),
  file_info: z.object({
    originalname: z.string(),
    size: z.int(),
    mimetype: z.string(),
    /** Opens the file without a token, for about an hour. */
    presignedUrl: z.string().optional(),
  }),
  user_no: no(),
  user_name: z.string(),
  reg_dt: dateTime(),
  /** When it was last downloaded. */
  access_dt: dateTime().nullable(),
  /** Other renditions of the same file (pages for a viewer, say); nothing makes any yet. */
  transforms: z.array(z.object({ id: z.string(), size: z.int(), presignedUrl: z.string() })),
})
export type Attachment = z.output<typeof Attachment>

/** Where to fetch a file that is too large to pass through this server. */
export const DirectLinks = listOf(z.object({ originalname: z.string(), size: z.int(), presignedUrl: z.string() }))

export const files = {
  requestUpload: endpoint({
    method: 'POST',
    path: '/crm/v3/files/presigned/request',
    summary: '업로드 주소 받기: 파일마다 url, fields, file_no. 주소는 한 번, 12시간 안에 쓸 수 있다',
    access: everyMember,
    limit: { points: 300, seconds: 60 },
    body: UploadRequest,
    response: listOf(UploadAddress),
  }),
  requestPieces: endpoint({
    method: 'POST',
    path: '/crm/v3/files/presigned/pieces',
    summary:
      '16MB보다 큰 파일을 나누어 올리기: 도착한 바이트와 다음 조각의 offset, size, url, fields. 끊기면 다시 불러 이어서 올린다',
    access: everyMember,
    limit: { points: 300, seconds: 60 },
    body: z.object({ file_no: no() }),
    response: listOf(UploadPieces),
  }),
  completeUpload: endpoint({
    method: 'POST',
    path: '/crm/v3/files/presigned/complete',
    summary: '업로드 마치기: 올린 파일을 확인하고 기록에 붙인다. 다시 불러도 결과는 같다',
    access: everyMember,
    body: z.object({ file_no: no(), to_table: toTable, to_no: no() }),
    response: listOf(Attachment),
  }),
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/files',
    summary: '기록에 붙은 파일. 최근 것부터',
    access: everyMember,
    query: z.object({ to_table: toTable, to_no: key(), ...paging }),
    response: pageOf(Attachment),
  }),
  download: endpoint({
    method: 'GET',
    path: '/crm/v3/files/download',
    summary:
      '파일 받기. 이름은 content-disposition, Range 가능. 2GB 이상이면 파일 대신 바로 받을 주소를 JSON으로 답한다',
    access: everyMember,
    binary: true,
    query: z.object({ fa_no: key() }),
    response: DirectLinks,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/crm/v3/files/:fa_no',
    summary: '파일 이름 바꾸기. 올린 사람만',
    access: everyMember,
    params: z.object({ fa_no: key() }),
    body: z.object({ originalname: FileName }),
    response: listOf(Attachment),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/crm/v3/files/:fa_no',
    summary: '파일 삭제. 올린 사람만',
    access: everyMember,
    params: z.object({ fa_no: key() }),
    response: nothing(),
  }),
}

export const FileTarget = z.object({ to_table: toTable, to_no: no() })
export type FileTarget = z.output<typeof FileTarget>
