import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { Verification } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { urlOf } from '@crm/contract/kit/client'
import { callHeaders } from '../../../shared/lib/server/api.ts'
import { verifyText as text } from '../contractSigning.messages.ts'

interface Answer {
  message?: string
  query?: Verification[]
}

const answerOf = (sent: XMLHttpRequest): Answer => {
  try {
    return JSON.parse(sent.responseText) as Answer
  } catch {
    return {}
  }
}

interface Sending {
  /** Of all its bytes, from 0 to 1. */
  onSent: (share: number) => void
  signal: AbortSignal
}

/** XMLHttpRequest, because fetch does not report how much has been sent. */
export const verifyPdf = (file: File, { onSent, signal }: Sending) =>
  new Promise<Verification>((resolve, reject) => {
    const form = new FormData()
    form.append('file', file, file.name)
    const sending = new XMLHttpRequest()
    const stop = () => sending.abort()
    signal.addEventListener('abort', stop)
    sending.upload.onprogress = ({ loaded, total }) => onSent(total ? loaded / total : 0)
    sending.upload.onload = () => onSent(1)
    sending.onload = () => {
      const { query, message } = answerOf(sending)
      const verification = query?.[0]
      if (sending.status < 300 && verification) resolve(verification)
      else reject(new Error(message ?? text.failed))
    }
    sending.onerror = () => reject(new Error(text.failed))
    sending.onabort = () => reject(signal.reason)
    sending.onloadend = () => signal.removeEventListener('abort', stop)
    sending.open('POST', urlOf(contractSigning.verify, {}))
    for (const [name, value] of Object.entries(callHeaders())) sending.setRequestHeader(name, value)
    sending.send(form)
  })
