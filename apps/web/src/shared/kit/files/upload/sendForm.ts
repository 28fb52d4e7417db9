import type { UploadAddress, UploadPieces } from '@crm/contract/features/files/files'
import { filesText } from '../files.messages.ts'

/** The network went away while a file was being sent. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
  override message: string = filesText.connectionLost
}

export interface Posting {
  onSent: (bytes: number) => void
  signal: AbortSignal
  /** Who asks for the pieces of a large file, where it is not a member. */
  requestPieces?: (file_no: number) => Promise<UploadPieces>
}

export type PostForm = (form: Pick<UploadAddress, 'url' | 'fields'>, bytes: Blob, posting: Posting) => Promise<void>

/** What our own server says; outside storage says it in XML, for programs. */
const reasonOf = (answer: XMLHttpRequest) => {
  try {
    const { message } = JSON.parse(answer.responseText) as { message?: unknown }
    return typeof message === 'string' ? message : filesText.uploadFailed
  } catch {
    return filesText.uploadFailed
  }
}

/** The server or what stands before it is away for a moment. */
const awayForAMoment = [502, 503, 504]

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
export const sendForm = (
  bytes: Blob,
  { url, fields }: Parameters<PostForm>[0],
  { onSent, signal }: Posting,
  fine: number[],
) =>
  new Promise<void>((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', bytes)
    const sending = new XMLHttpRequest()
    const stop = () => sending.abort()
    signal.addEventListener('abort', stop)
    sending.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, bytes.size))
    sending.onload = () => {
      if (sending.status < 300 || fine.includes(sending.status)) return resolve()
      reject(awayForAMoment.includes(sending.status) ? new ConnectionLost() : new Error(reasonOf(sending)))
    }
    sending.onerror = () => reject(new ConnectionLost())
    sending.onabort = () => reject(signal.reason)
    sending.onloadend = () => signal.removeEventListener('abort', stop)
    sending.open('POST', url)
    sending.send(form)
  })
