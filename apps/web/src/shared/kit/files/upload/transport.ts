import { type Attachment, type FileTarget, files, type UploadAddress } from '@crm/contract/features/files/files'
import { call } from '../../../lib/api.ts'
import { isRefusedHere } from '../download/localHost.ts'
import { filesText } from '../files.messages.ts'

/** The network went away while a file was being sent. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
  override message: string = filesText.connectionLost
}

interface Posting {
  onSent: (bytes: number) => void
  signal: AbortSignal
}

/** The three steps of an upload; a failure is an error whose message can be shown. */
export interface Transport {
  request: (chosen: File[]) => Promise<UploadAddress[]>
  post: (address: UploadAddress, file: File, posting: Posting) => Promise<void>
  complete: (file_no: number, to: FileTarget) => Promise<Attachment>
}

const request: Transport['request'] = async (chosen) => {
  const drafts = chosen.map(({ name, size, type }) => ({ originalname: name, size, mimetype: type }))
  const { query } = await call(files.requestUpload, { body: { files: drafts } })
  if (query.some(({ url }) => isRefusedHere(url))) throw new Error(filesText.notLocally)
  return query
}

/** What our own server says; outside storage says it in XML, for programs. */
const reasonOf = (answer: XMLHttpRequest) => {
  try {
    const { message } = JSON.parse(answer.responseText) as { message?: unknown }
    return typeof message === 'string' ? message : filesText.uploadFailed
  } catch {
    return filesText.uploadFailed
  }
}

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
const post: Transport['post'] = ({ url, fields }, file, { onSent, signal }) =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    const sending = new XMLHttpRequest()
    const stop = () => sending.abort()
    signal.addEventListener('abort', stop)
    sending.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, file.size))
    sending.onload = () => (sending.status < 300 ? resolve() : reject(new Error(reasonOf(sending))))
    sending.onerror = () => reject(new ConnectionLost())
    sending.onabort = () => reject(signal.reason)
    sending.onloadend = () => signal.removeEventListener('abort', stop)
    sending.open('POST', url)
    sending.send(form)
  })

const complete: Transport['complete'] = async (file_no, to) => {
  const { query } = await call(files.completeUpload, { body: { file_no, ...to } })
  const [attachment] = query
  if (!attachment) throw new Error(filesText.uploadFailed)
  return attachment
}

export const transport: Transport = { request, post, complete }
