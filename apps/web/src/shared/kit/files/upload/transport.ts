import { type Attachment, type FileTarget, files, type UploadAddress } from '@crm/contract/features/files/files'
import { call } from '../../../lib/server/api.ts'
import { readUser } from '../../../lib/session/currentUser.ts'
import { isRefusedHere } from '../download/localHost.ts'
import { filesText } from '../files.messages.ts'
import { findUnfinished } from './findUnfinished.ts'
import { type PostForm, type Posting, sendForm } from './sendForm.ts'
import { isInPieces, sendPieces } from './sendPieces.ts'
import { unfinishedUploads, uploadsOfUser } from './unfinishedUploads.ts'

/** The three steps of an upload; a failure is an error whose message can be shown. */
export interface Transport {
  request: (chosen: File[]) => Promise<UploadAddress[]>
  post: (address: UploadAddress, file: File, posting: Posting) => Promise<void>
  complete: (file_no: number, to: FileTarget) => Promise<Attachment>
}

const requestPieces = async (file_no: number) => {
  const { query } = await call(files.requestPieces, { body: { file_no } })
  const [pieces] = query
  if (!pieces) throw new Error(filesText.uploadFailed)
  return pieces
}

const requestNew = async (chosen: File[], of: string) => {
  if (chosen.length === 0) return []
  const drafts = chosen.map(({ name, size, type }) => ({ originalname: name, size, mimetype: type }))
  const { query } = await call(files.requestUpload, { body: { files: drafts } })
  if (query.some(({ url }) => isRefusedHere(url))) throw new Error(filesText.notLocally)
  for (const [index, { file_no }] of query.entries()) {
    const file = chosen[index]
    if (file && isInPieces(file)) unfinishedUploads.add(file, file_no, of)
  }
  return query
}

const request: Transport['request'] = async (chosen) => {
  const of = uploadsOfUser((await readUser())?.user_no ?? 0)
  const known = await Promise.all(chosen.map((file) => findUnfinished(file, requestPieces, of)))
  const fresh = await requestNew(
    chosen.filter((_, index) => !known[index]),
    of,
  )
  return known.flatMap((address) => address ?? fresh.shift() ?? [])
}

/** A piece that is already there has arrived. */
const postPiece: PostForm = (form, bytes, posting) => sendForm(bytes, form, posting, [409])

const post: Transport['post'] = (address, file, posting) => {
  if (!isInPieces(file)) return sendForm(file, address, posting, [])
  const ask = posting.requestPieces ?? requestPieces
  return sendPieces(file, posting, { requestPieces: () => ask(address.file_no), postForm: postPiece })
}

const complete: Transport['complete'] = async (file_no, to) => {
  const { query } = await call(files.completeUpload, { body: { file_no, ...to } })
  const [attachment] = query
  if (!attachment) throw new Error(filesText.uploadFailed)
  return attachment
}

export const transport: Transport = { request, post, complete }
