import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import type { S3Settings } from '../../serviceSettings.ts'

// s3rver stores and serves as S3 does, but accepts every upload form. The proxy before it checks forms the way AWS
// documents it ("POST policy", Signature Version 4), so that a wrong form is refused here as it would be there.

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
const region = 'ap-northeast-2'
const notSigned = new Set(['file', 'policy', 'x-amz-signature'])

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const signatureOf = (policy: string, credential: string) => {
  const [, day = '', place = '', service = '', end = ''] = credential.split('/')
  const key = [day, place, service, end].reduce<string | Buffer>(hmac, `AWS4${keys.secretKey}`)
  return hmac(key, policy).toString('hex')
}

type Condition = ['eq', string, string] | ['content-length-range', number, number]

/** Why S3 would refuse this form; undefined when it would not. */
const formProblem = (form: FormData, bucket: string) => {
  const textOf = (name: string) => String(form.get(name) ?? '')
  const policy = textOf('policy')
  if (signatureOf(policy, textOf('x-amz-credential')) !== textOf('x-amz-signature')) return 'SignatureDoesNotMatch'
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string
    conditions: Condition[]
  }
  if (Date.parse(expiration) < Date.now()) return 'ExpiredToken'
  const file = form.get('file')
  if (!(file instanceof File)) return 'NoFile'
  const named = new Set<string>()
  for (const [kind, ...rest] of conditions) {
    if (kind === 'content-length-range') {
      const [least, most] = rest as [number, number]
      if (file.size < least) return 'EntityTooSmall'
      if (file.size > most) return 'EntityTooLarge'
      continue
    }
    const [name, value] = [String(rest[0]).slice(1), rest[1]]
    named.add(name.toLowerCase())
    if ((name === 'bucket' ? bucket : textOf(name)) !== value) return 'AccessDenied'
  }
  const extra = [...form.keys()].find((name) => !notSigned.has(name) && !named.has(name.toLowerCase()))
  return extra && 'AccessDenied'
}

const pass = (message: IncomingMessage, response: ServerResponse, port: number, body?: Buffer) => {
  const { method, url: path, headers } = message
  const onward = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  if (body) onward.end(body)
  else message.pipe(onward)
}

/** s3rver knows no copies into a multipart upload, so the copied bytes are sent to it as the part itself. */
const copyPart = async (message: IncomingMessage, response: ServerResponse, port: number, directory: string) => {
  const { 'x-amz-copy-source': source, 'x-amz-copy-source-if-match': match, ...headers } = message.headers
  const bytes = await readFile(join(directory, `${source}._S3rver_object`))
  const etag = createHash('md5').update(bytes).digest('hex')
  if (etag !== match) return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
  const sent = { method: 'PUT', path: message.url, headers: { ...headers, 'content-length': bytes.length } }
  const part = httpRequest({ host: '127.0.0.1', port, ...sent }, (answer) => {
    answer.resume()
    response.writeHead(answer.statusCode ?? 500, { 'content-type': 'application/xml' })
    response.end(`<CopyPartResult><ETag>"${etag}"</ETag></CopyPartResult>`)
  })
  part.end(bytes)
}

export interface S3 {
  settings: S3Settings
  close: () => Promise<void>
}

/** An S3-speaking server with one bucket. */
export const startS3 = async (): Promise<S3> => {
  const bucket = 'crm-files'
  const directory = await mkdtemp(join(tmpdir(), 'crm-s3-'))
  const configureBuckets = [{ name: bucket }]
  const s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await s3.run()

  const gate = createServer(async (message, response) => {
    if (message.headers['x-amz-copy-source'] && message.url?.includes('uploadId'))
      return copyPart(message, response, port, directory)
    // s3rver has no word for giving up a multipart upload.
    if (message.method === 'DELETE' && message.url?.includes('uploadId')) return response.writeHead(204).end()
    if (message.method !== 'POST' || message.url?.includes('?')) return pass(message, response, port)
    const body = await buffer(message)
    const type = message.headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const problem = formProblem(form, bucket)
    if (problem) return response.writeHead(403, { 'content-type': 'application/xml' }).end(`<Code>${problem}</Code>`)
    pass(message, response, port, body)
  })
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`

  return {
    settings: { endpoint, region, bucket, ...keys },
    close: async () => {
      gate.closeAllConnections()
      gate.close()
      await s3.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
