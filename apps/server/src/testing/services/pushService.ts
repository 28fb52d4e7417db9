import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Wakening {
  path: string
  authorization: string
  message: unknown
}

/** A browser's half of a subscription: what it hands out, and how it reads what was sealed for it (RFC 8291). */
const createBrowser = (endpoint: string) => {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const expand = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))

  const open = (sealed: Buffer): unknown => {
    const salt = sealed.subarray(0, 16)
    const keyLength = sealed.readUInt8(20)
    const senderKey = sealed.subarray(21, 21 + keyLength)
    const body = sealed.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = expand(ecdh.computeSecret(senderKey), auth, info, 32)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      expand(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      expand(secret, salt, 'Content-Encoding: nonce\0', 12),
    )
    decipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
    // The last record ends with a delimiter of 2.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return { token: JSON.stringify({ endpoint, expirationTime: null, keys }), open }
}

/** A push service on this machine: browsers to subscribe with, and everything that was sent to them. */
export const startPushService = async () => {
  const received: Wakening[] = []
  const statuses = new Map<string, number[]>()
  const browsers = new Map<string, ReturnType<typeof createBrowser>>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    const status = statuses.get(path)?.shift() ?? 201
    const message = browsers.get(path)?.open(Buffer.concat(chunks))
    received.push({ path, authorization: request.headers.authorization ?? '', message })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** `statuses` are answered one after the other, then 201. */
    subscribe: (path: string, ...answers: number[]) => {
      const browser = createBrowser(`${origin}${path}`)
      browsers.set(path, browser)
      statuses.set(path, answers)
      return browser.token
    },
    close: () => server.close(),
  }
}
