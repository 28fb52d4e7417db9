import { randomBytes } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { files, pieceBytes } from '@crm/contract/features/files/files'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { embeddedStorage } from '../../ports/storage/embedded.ts'
import {
  download,
  postPiece,
  postUpload,
  requestPieces,
  requestUpload,
  type Sample,
} from '../../testing/files/uploads.ts'
import { type FileUploadFixture, fileUploadFixture, notes } from '../../testing/fixtures/filesFixture.ts'

let app: FileUploadFixture['app']
let mina: FileUploadFixture['mina']
let folder: FileUploadFixture['folder']
beforeAll(async () => {
  ;({ app, mina, folder } = await fileUploadFixture())
})

/** Two whole pieces and a small one. */
const bytes = new Uint8Array(randomBytes(2 * pieceBytes + 1000))
const film: Sample = { originalname: '발표 영상.mp4', bytes }
const complete = (file_no: number) => mina.call(files.completeUpload, { body: { file_no, ...folder() } })
const namesIn = (name: string) => readdir(join(app.dataDir, 'files', name)).catch(() => [])

const sendAll = async (file_no: number) => {
  for (const piece of (await requestPieces(mina, file_no)).pieces)
    expect((await postPiece(app, piece, bytes)).status).toBe(204)
}

test('a large file goes in pieces, in any order, is whole afterwards, and is read from any byte to any byte', async () => {
  const { file_no } = await requestUpload(mina, film)
  const { pieces, arrived_bytes } = await requestPieces(mina, file_no)
  expect(arrived_bytes).toBe(0)
  expect(pieces.map(({ offset, size }) => [offset, size])).toEqual([
    [0, pieceBytes],
    [pieceBytes, pieceBytes],
    [2 * pieceBytes, 1000],
  ])
  for (const piece of pieces.toReversed()) expect((await postPiece(app, piece, bytes)).status).toBe(204)
  expect(await requestPieces(mina, file_no)).toEqual({ file_no, arrived_bytes: bytes.length, pieces: [] })

  const attached = (await complete(file_no)).query[0]
  const fa_no = attached?.fa_no ?? 0
  expect((await complete(file_no)).query[0]?.fa_no).toBe(fa_no)
  expect(await namesIn('pieces')).toEqual([])
  const whole = await download(app, mina.token, fa_no)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  const [start, end] = [pieceBytes - 5, 2 * pieceBytes + 5]
  const part = await download(app, mina.token, fa_no, { range: `bytes=${start}-${end}` })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true)
  const link = await fetch(new URL(attached?.file_info.presignedUrl ?? '', app.url), {
    headers: { range: 'bytes=-10' },
  })
  expect(Buffer.from(await link.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true)
})

test('an upload that was cut off in the middle of a piece goes on with what is missing', async () => {
  const { file_no } = await requestUpload(mina, film)
  const [first, second] = (await requestPieces(mina, file_no)).pieces
  if (!first || !second) throw new Error('no pieces')
  await postPiece(app, first, bytes)

  const head = Object.entries(second.fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const dying = httpRequest(new URL(second.url, app.url), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': pieceBytes + 2000 },
  })
  dying.on('error', () => {})
  dying.write(`${head.join('')}--x\r\nContent-Disposition: form-data; name="file"; filename="b"\r\n\r\n`)
  dying.write(bytes.subarray(second.offset, second.offset + 1_000_000))
  await expect.poll(() => namesIn('parts')).toHaveLength(1)
  dying.destroy()
  await expect.poll(() => namesIn('parts')).toEqual([])

  await expect(complete(file_no)).rejects.toMatchObject({ status: 409 })
  const left = await requestPieces(mina, file_no)
  expect(left.arrived_bytes).toBe(pieceBytes)
  expect(left.pieces.map(({ offset }) => offset)).toEqual([pieceBytes, 2 * pieceBytes])
  await sendAll(file_no)
  expect((await complete(file_no)).query[0]?.file_info.size).toBe(bytes.length)
})

test('a piece is taken at its own place, in its size, once; anything else is refused', async () => {
  const { file_no } = await requestUpload(mina, film)
  const other = await requestUpload(mina, film)
  const [first, second, last] = (await requestPieces(mina, file_no)).pieces
  const [others] = (await requestPieces(mina, other.file_no)).pieces
  if (!first || !second || !last || !others) throw new Error('no pieces')
  const send = async (...given: Parameters<typeof postPiece>) => (await postPiece(...given)).status
  expect(await send(app, { ...last, size: 999 }, bytes), 'too few bytes').toBe(400)
  expect(await send(app, { ...last, offset: last.offset - 1, size: 1001 }, bytes), 'too many bytes').toBe(400)
  const moved = JSON.parse(Buffer.from(first.fields.policy ?? '', 'base64url').toString())
  const policy = Buffer.from(JSON.stringify({ ...moved, offset: 7 })).toString('base64url')
  expect(await send(app, first, bytes, { policy }), 'another offset').toBe(403)
  expect(await send(app, first, bytes, { key: others.fields.key }), 'another upload').toBe(403)
  expect((await requestPieces(mina, file_no)).arrived_bytes).toBe(0)

  const doubled = await Promise.all(Array.from({ length: 5 }, () => send(app, first, bytes)))
  expect(doubled.sort()).toEqual([204, 409, 409, 409, 409])
  await sendAll(file_no)
  await complete(file_no)
  expect(await send(app, second, bytes), 'after it was finished').toBe(409)
})

test('only who asked for an upload goes on with it, while it is unfinished and large', async () => {
  const { file_no } = await requestUpload(mina, film)
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  await expect(requestPieces(jun, file_no)).rejects.toMatchObject({ status: 404 })
  await sendAll(file_no)
  await complete(file_no)
  await expect(requestPieces(mina, file_no)).rejects.toMatchObject({ status: 409 })
  const small = await requestUpload(mina, notes)
  await expect(requestPieces(mina, small.file_no)).rejects.toMatchObject({ status: 400 })
  expect((await postUpload(app, small, notes)).status).toBe(204)
})

test('an expired address of a piece is refused; a new one goes on', async () => {
  const { file_no } = await requestUpload(mina, film)
  const row = await app.db.selectFrom('files').selectAll().where('file_no', '=', file_no).executeTakeFirstOrThrow()
  const terms = { key: row.upload_key, size: bytes.length, mimetype: row.mimetype }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 13 * 3600_000 })
  const old = await embeddedStorage(join(app.dataDir, 'files'), 0).pieceTo(terms, { offset: 0, size: pieceBytes })
  vi.useRealTimers()
  expect((await postPiece(app, { offset: 0, size: pieceBytes, ...old }, bytes)).status).toBe(403)
  await sendAll(file_no)
  expect((await complete(file_no)).state).toBe(1)
})

test('pieces that nobody finished are deleted with their upload, and so is a large file that nothing holds', async () => {
  const storage = embeddedStorage(join(app.dataDir, 'files'), 0)
  const { file_no } = await requestUpload(mina, film)
  const [first] = (await requestPieces(mina, file_no)).pieces
  if (first) await postPiece(app, first, bytes)
  const keyOf = async (no: number) =>
    (await app.db.selectFrom('files').selectAll().where('file_no', '=', no).executeTakeFirstOrThrow()).upload_key
  const key = await keyOf(file_no)
  expect(await namesIn('pieces')).toContain(key)
  const longAgo = new Date(Date.now() - 25 * 3600_000)
  await storage.sweep(longAgo)
  expect(await namesIn('pieces')).toContain(key)
  await utimes(join(app.dataDir, 'files', 'pieces', key), longAgo, longAgo)
  await storage.sweep(new Date(Date.now() - 24 * 3600_000))
  expect(await namesIn('pieces')).not.toContain(key)

  const whole = await requestUpload(mina, film)
  await sendAll(whole.file_no)
  await complete(whole.file_no)
  const wholeKey = await keyOf(whole.file_no)
  expect(await namesIn(join('kept', wholeKey.slice(0, 2)))).toContain(wholeKey)
  await storage.remove(wholeKey, wholeKey)
  expect(await namesIn(join('kept', wholeKey.slice(0, 2)))).not.toContain(wholeKey)
})

test('what an upload in pieces asks for counts against the limit of its person once, however often it goes on', async () => {
  const { file_no } = await requestUpload(mina, film)
  const pending = async () =>
    Number(
      (await sql<{ n: number }>`select count(*)::int n from files where user_no = ${mina.user_no}`.execute(app.db))
        .rows[0]?.n,
    )
  const before = await pending()
  await requestPieces(mina, file_no)
  await requestPieces(mina, file_no)
  expect(await pending()).toBe(before)
})
