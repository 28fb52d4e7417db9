import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

const chunk = randomBytes(256 * 1024)

interface Outgoing {
  url: string
  size: number
  headers?: Record<string, string>
  /** What stands before and after the file in a form. */
  head?: Buffer
  tail?: Buffer
}

const nothing = Buffer.alloc(0)

const answered = async (response: IncomingMessage) => {
  let bytes = 0
  response.on('data', (data: Buffer) => {
    bytes += data.length
  })
  await once(response, 'end')
  const { statusCode = 0 } = response
  if (statusCode >= 300) throw new Error(`A transfer was answered with ${statusCode}`)
  return bytes
}

const perSecond = (bytes: number, began: number) => bytes / 1e6 / ((performance.now() - began) / 1000)

/** Sends that many bytes as fast as the other side takes them; megabytes a second. */
export const sendBytes = async ({ url, size, headers = {}, head = nothing, tail = nothing }: Outgoing) => {
  const began = performance.now()
  const length = { 'content-length': head.length + size + tail.length }
  const sending = request(url, { method: 'POST', headers: { ...headers, ...length } })
  const response = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write(head)
  for (let left = size; left > 0; left -= chunk.length) {
    const piece = left < chunk.length ? chunk.subarray(0, left) : chunk
    if (!sending.write(piece)) await Promise.race([once(sending, 'drain'), response])
  }
  sending.end(tail)
  await answered((await response)[0])
  return perSecond(size, began)
}

/** Reads everything and throws it away; megabytes a second. */
export const readBytes = async (url: string, size: number) => {
  const began = performance.now()
  const getting = request(url).end()
  const [response] = (await once(getting, 'response')) as [IncomingMessage]
  const bytes = await answered(response)
  if (bytes !== size) throw new Error(`${bytes} of ${size} bytes arrived`)
  return perSecond(size, began)
}
