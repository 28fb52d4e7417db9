import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { files, pieceBytes, uploadLimits } from '@crm/contract/features/files/files'
import { Client } from 'minio'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { features } from '../../features.ts'
import { foldersFeature } from '../../testing/features/foldersFeature.ts'
import {
  download,
  postPiece,
  postUpload,
  requestPieces,
  requestUpload,
  type Sample,
  upload,
} from '../../testing/files/uploads.ts'
import { type S3, startS3 } from '../../testing/services/s3.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { s3Storage } from './s3.ts'

let s3: S3
let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let bucket: Client
beforeAll(async () => {
  s3 = await startS3()
  app = await startTestApp({ features: { ...features, folder: foldersFeature }, config: { s3: s3.settings } })
  mina = await app.staff({ emp_scope: ['WorkList'] })
  const { hostname, port } = new URL(s3.settings.endpoint)
  bucket = new Client({ ...s3.settings, endPoint: hostname, port: Number(port), useSSL: false })
})
afterAll(() => s3.close())

const folder = { to_table: 'folder', to_no: 1 }
const plan: Sample = { originalname: '그린루프 계획.pdf', mimetype: 'application/pdf', bytes: '%PDF 내용' }
const complete = (file_no: number) => mina.call(files.completeUpload, { body: { file_no, ...folder } })

const names = async (prefix: string) => {
  const found: string[] = []
  const listed = bucket.listObjectsV2(s3.settings.bucket, prefix, true)
  for await (const { name } of listed) found.push(name)
  return found
}

const open = (presignedUrl: string | undefined, init?: RequestInit) => fetch(new URL(presignedUrl ?? '', app.url), init)

test('a file goes straight to the bucket and comes back through us and through its link', async () => {
  const bytes = new Uint8Array(randomBytes(2_000_003))
  const address = await requestUpload(mina, { ...plan, bytes })
  expect(new URL(address.url).origin).toBe(s3.settings.endpoint)
  expect((await postUpload(app, address, { ...plan, bytes })).status).toBe(204)
  const [attached] = (await complete(address.file_no)).query
  if (!attached) throw new Error('nothing was attached')

  const whole = await download(app, mina.token, attached.fa_no)
  expect(whole.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  const part = await download(app, mina.token, attached.fa_no, { range: 'bytes=1000-1999' })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)

  const direct = await open(attached.file_info.presignedUrl)
  expect(new URL(direct.url).origin).toBe(s3.settings.endpoint)
  expect(direct.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent(plan.originalname)}`,
  )
  expect(Buffer.from(await direct.arrayBuffer()).equals(bytes)).toBe(true)
})

test('a large file goes to the bucket in pieces, goes on after a break, and is one object afterwards', async () => {
  const bytes = new Uint8Array(randomBytes(pieceBytes + 1000))
  const { file_no, fields } = await requestUpload(mina, { ...plan, bytes })
  const [first, last] = (await requestPieces(mina, file_no)).pieces
  if (!first || !last) throw new Error('no pieces')
  const tooLong = await postPiece(app, { ...last, offset: last.offset - 1, size: last.size + 1 }, bytes)
  expect(await tooLong.text()).toContain('EntityTooLarge')
  expect((await postPiece(app, first, bytes)).status).toBe(204)
  await expect(complete(file_no)).rejects.toMatchObject({ status: 409 })

  const left = await requestPieces(mina, file_no)
  expect([left.arrived_bytes, left.pieces.map(({ offset }) => offset)]).toEqual([pieceBytes, [pieceBytes]])
  await postPiece(app, last, bytes)
  const [attached] = (await complete(file_no)).query
  const whole = await download(app, mina.token, attached?.fa_no ?? 0)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  expect(await names(fields.key ?? '')).toEqual([])

  // Posted again, it changes nothing that was completed.
  await postPiece(app, first, new Uint8Array(randomBytes(bytes.length)))
  const again = await download(app, mina.token, attached?.fa_no ?? 0)
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
})

test('the form is refused by S3 itself when anything in it is not as agreed', async () => {
  const address = await requestUpload(mina, plan)
  const tries: [string, Response][] = [
    ['EntityTooLarge', await postUpload(app, address, { ...plan, bytes: `${plan.bytes}!` })],
    ['EntityTooSmall', await postUpload(app, address, { ...plan, bytes: '%' })],
    ['AccessDenied', await postUpload(app, address, plan, { 'Content-Type': 'text/html' })],
    ['AccessDenied', await postUpload(app, address, plan, { key: 'kept/other' })],
    ['AccessDenied', await postUpload(app, address, plan, { acl: 'public-read' })],
    ['SignatureDoesNotMatch', await postUpload(app, address, plan, { 'x-amz-signature': '0'.repeat(64) })],
  ]
  for (const [code, response] of tries) {
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(code)
  }
  await expect(complete(address.file_no)).rejects.toMatchObject({ status: 409 })
})

test('an expired address is refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 13 * 3600_000 })
  const old = await s3Storage(s3.settings).uploadTo({ key: 'a'.repeat(32), size: 1, mimetype: 'text/plain' })
  vi.useRealTimers()
  const response = await postUpload(app, { file_no: 1, ...old }, { originalname: 'a', bytes: 'x' })
  expect(await response.text()).toContain('ExpiredToken')
})

test('what lies in the bucket is checked again: another size or type is not accepted', async () => {
  const put = async (sample: Sample, type: string) => {
    const { file_no, fields } = await requestUpload(mina, plan)
    await bucket.putObject(s3.settings.bucket, fields.key ?? '', Buffer.from(sample.bytes), undefined, {
      'Content-Type': type,
    })
    return file_no
  }
  const refusal = { status: 409, message: '올라온 파일이 처음에 알려 준 것과 달라요. 다시 업로드해 주세요.' }
  await expect(complete(await put({ ...plan, bytes: 'x' }, 'application/pdf'))).rejects.toMatchObject(refusal)
  await expect(complete(await put(plan, 'text/html'))).rejects.toMatchObject(refusal)
  expect((await complete(await put(plan, 'application/pdf'))).state).toBe(1)
})

test('an address used again changes nothing that was completed', async () => {
  const address = await requestUpload(mina, plan)
  await postUpload(app, address, plan)
  const [attached] = (await complete(address.file_no)).query
  const other = { ...plan, bytes: [...String(plan.bytes)].reverse().join('') }
  await postUpload(app, address, other)
  expect((await complete(address.file_no)).query[0]?.fa_no).toBe(attached?.fa_no)
  expect(await (await download(app, mina.token, attached?.fa_no ?? 0)).text()).toBe(plan.bytes)
})

test('fifty completes of one file attach it once', async () => {
  const address = await requestUpload(mina, plan)
  await postUpload(app, address, plan)
  const answers = await Promise.all(Array.from({ length: 50 }, () => complete(address.file_no)))
  expect(new Set(answers.map(({ query }) => query[0]?.fa_no)).size).toBe(1)
  expect(await names(`kept/${address.fields.key?.slice('incoming/'.length)}`)).toHaveLength(1)
  expect(await names(address.fields.key ?? '')).toEqual([])
})

test('from 2 GB on the link leads to the bucket', async () => {
  const attached = await upload(app, mina, plan, folder)
  const size = uploadLimits.directDownloadFrom
  await app.db.updateTable('files').set({ size }).where('file_no', '=', attached.file_no).execute()
  const { query } = await mina.call(files.download, { query: attached })
  const { status, headers } = await open(query[0]?.presignedUrl, { redirect: 'manual' })
  expect(status).toBe(302)
  expect(headers.get('location')).toMatch(new RegExp(`^${s3.settings.endpoint}`))
})

test('the link of a file that was removed is dead at once, and what it led to lived for a minute', async () => {
  const { fa_no, file_info } = await upload(app, mina, plan, folder)
  const { headers } = await open(file_info.presignedUrl, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(new URL(headers.get('location') ?? '').searchParams.get('X-Amz-Expires')).toBe('60')
  expect((await open(file_info.presignedUrl?.replace('signature=', 'signature=x'))).status).toBe(403)
  await mina.call(files.remove, { params: { fa_no } })
  expect((await open(file_info.presignedUrl)).status).toBe(404)
})

test('an empty file is a file here as well', async () => {
  const empty = await upload(app, mina, { originalname: '빈.txt', bytes: '' }, folder)
  expect(await (await download(app, mina.token, empty.fa_no)).text()).toBe('')
})

test('the server’s own files are put, read and removed', async () => {
  const storage = s3Storage(s3.settings)
  const key = randomBytes(16).toString('hex')
  const place = await storage.put(key, Readable.from([Buffer.from('녹음')]), { size: 6, mimetype: 'audio/wav' })
  expect(await text(await storage.read(place, undefined))).toBe('녹음')
  await storage.remove(key, place)
  await expect(storage.read(place, undefined)).rejects.toThrow()
  await storage.remove(key, place)
})

test('leftovers below incoming/ are swept once they are old, and nothing else', async () => {
  const storage = s3Storage(s3.settings)
  const { fields } = await requestUpload(mina, plan)
  await bucket.putObject(s3.settings.bucket, fields.key ?? '', 'left')
  const kept = await names('kept/')
  await storage.sweep(new Date(Date.now() - 60_000))
  expect(await names('incoming/')).toContain(fields.key)
  await storage.sweep(new Date(Date.now() + 60_000))
  expect(await names('incoming/')).toEqual([])
  expect(await names('kept/')).toEqual(kept)
})

test('browsers may talk to the bucket, and to nowhere else', async () => {
  const policy = (await fetch(`${app.url}/healthz`)).headers.get('content-security-policy')
  expect(policy).toContain(`connect-src 'self' ${s3.settings.endpoint}`)
  expect(policy).toContain(`img-src 'self' data: blob: ${s3.settings.endpoint}`)
})

test('a bucket that is not there stops the start with a clear line', async () => {
  await expect(s3Storage({ ...s3.settings, bucket: 'no-such-bucket' }).check()).rejects.toThrow(
    /S3 버킷 no-such-bucket을\(를\) 쓸 수 없어요/,
  )
  await expect(s3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }).check()).rejects.toThrow(/쓸 수 없어요/)
})
