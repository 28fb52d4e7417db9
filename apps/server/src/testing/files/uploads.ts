import { type FileTarget, files, type UploadAddress, type UploadPieces } from '@crm/contract/features/files/files'
import type { Person } from '../startTestApp.ts'

export interface Sample {
  originalname: string
  mimetype?: string
  bytes: Uint8Array<ArrayBuffer> | string
}

const blobOf = ({ bytes, mimetype = 'text/plain' }: Sample) => new Blob([bytes], { type: mimetype })

/** Asks for an address, as a browser does before it uploads. */
export const requestUpload = async (person: Pick<Person, 'call'>, sample: Sample): Promise<UploadAddress> => {
  const { size, type: mimetype } = blobOf(sample)
  const { query } = await person.call(files.requestUpload, {
    body: { files: [{ originalname: sample.originalname, size, mimetype }] },
  })
  return query[0] as UploadAddress
}

/** Posts the file with its fields; `changes` spoils some of them. */
export const postUpload = (app: { url: string }, address: UploadAddress, sample: Sample, changes = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...address.fields, ...changes })) form.append(name, String(value))
  form.append('file', blobOf(sample), sample.originalname)
  return fetch(new URL(address.url, app.url), { method: 'POST', body: form })
}

/** Which pieces of a large upload are missing. */
export const requestPieces = async (person: Pick<Person, 'call'>, file_no: number): Promise<UploadPieces> => {
  const { query } = await person.call(files.requestPieces, { body: { file_no } })
  return query[0] as UploadPieces
}

/** Posts one piece of a large file. */
export const postPiece = (
  app: { url: string },
  piece: UploadPieces['pieces'][number],
  bytes: Uint8Array<ArrayBuffer>,
  changes = {},
) => {
  const part: Sample = { originalname: 'piece', bytes: bytes.subarray(piece.offset, piece.offset + piece.size) }
  return postUpload(app, { file_no: 0, ...piece }, part, changes)
}

/** A whole upload: request the address, post the file, complete it. */
export const upload = async (app: { url: string }, person: Person, sample: Sample, target: FileTarget) => {
  const address = await requestUpload(person, sample)
  const answer = await postUpload(app, address, sample)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const { query } = await person.call(files.completeUpload, { body: { file_no: address.file_no, ...target } })
  const [attachment] = query
  if (!attachment) throw new Error('nothing was attached')
  return attachment
}

/** GET of the file itself, past the typed client, which reads JSON only. */
export const download = (app: { url: string }, token: string, fa_no: number, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${files.download.path}?fa_no=${fa_no}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
