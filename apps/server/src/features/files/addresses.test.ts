import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { files, uploadLimits } from '@crm/contract/features/files/files'
import { messages } from '@crm/contract/messages'
import { beforeAll, expect, test, vi } from 'vitest'
import { embeddedStorage } from '../../ports/storage/embedded.ts'
import { download, postUpload, requestUpload, type Sample, upload } from '../../testing/files/uploads.ts'
import { type FileUploadFixture, fileUploadFixture, notes, plan } from '../../testing/fixtures/filesFixture.ts'

let app: FileUploadFixture['app']
let mina: FileUploadFixture['mina']
let company: FileUploadFixture['company']
let folder: FileUploadFixture['folder']
beforeAll(async () => {
  ;({ app, mina, company, folder } = await fileUploadFixture())
})

const parts = () => readdir(join(app.dataDir, 'files', 'parts')).catch(() => [])
const problem = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) })

// ---------------------------------------------------------------- limits and names

const drafts = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => ({ originalname: `${index}.txt`, size, mimetype: 'text/plain' }))

test('ten files and 10 GB at once, not more, in the words of the specification', async () => {
  const ask = (list: ReturnType<typeof drafts>) => mina.call(files.requestUpload, { body: { files: list } })
  expect((await ask(drafts(10, uploadLimits.bytes / 10))).query).toHaveLength(10)
  await expect(ask(drafts(11, 1))).rejects.toMatchObject({ status: 400, message: messages.tooManyFiles })
  await expect(ask([...drafts(1, uploadLimits.bytes), ...drafts(1, 1)])).rejects.toMatchObject({
    status: 400,
    message: messages.filesTooLarge,
  })
  await expect(ask(drafts(1, uploadLimits.bytes * 100))).rejects.toMatchObject({ message: messages.filesTooLarge })
  await expect(ask([])).rejects.toMatchObject({ status: 400 })
  await expect(ask(drafts(1, -1))).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\미나\\계획.hwp', '계획.hwp'],
  ['폴더/한글.txt', '한글.txt'],
  ['한글.txt'.normalize('NFD'), '한글.txt'],
  ['a\r\nx-evil: 1.txt', 'ax-evil: 1.txt'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['"quoted"; filename=x.html', '"quoted"; filename=x.html'],
  ['%2e%2e%2fsecret', '%2e%2e%2fsecret'],
])('%j is kept as %j, and leads nowhere', async (given, kept) => {
  const attached = await upload(app, mina, { originalname: given, bytes: given }, folder())
  expect(attached.file_info.originalname).toBe(kept)
  const response = await download(app, mina.token, attached.fa_no)
  const sent = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  expect(decodeURIComponent(sent ?? '')).toBe(kept)
  expect(response.headers.get('x-evil')).toBeNull()
  expect(await readdir(join(app.dataDir, 'files'))).toEqual(['kept', 'parts', 'secret'])
})

test.each(['', '   ', '..', 'a/..', '/', 'x'.repeat(256)])('%j is no name for a file', async (originalname) => {
  await expect(requestUpload(mina, { originalname, bytes: 'x' })).rejects.toMatchObject({ status: 400 })
})

test('what cannot be a media type is refused, what says nothing is any file', async () => {
  const ask = (mimetype: string) =>
    mina.call(files.requestUpload, { body: { files: [{ originalname: 'a', size: 1, mimetype }] } })
  await expect(ask('text/html\r\nx: y')).rejects.toMatchObject({ status: 400 })
  await expect(ask('html')).rejects.toMatchObject({ status: 400 })
  expect((await ask('')).query[0]?.fields['Content-Type']).toBe('application/octet-stream')
  expect((await ask('video/webm;codecs=vp8')).query[0]?.fields['Content-Type']).toBe('video/webm')
})

// ---------------------------------------------------------------- the upload address

test('an address takes exactly what was agreed: size, type, key, policy and signature', async () => {
  const address = await requestUpload(mina, notes)
  const other = await requestUpload(mina, plan)
  const refusals: [string, Response][] = [
    ['longer', await postUpload(app, address, { ...notes, bytes: `${notes.bytes}!` })],
    ['shorter', await postUpload(app, address, { ...notes, bytes: '안' })],
    ['another type', await postUpload(app, address, notes, { 'Content-Type': 'text/html' })],
    ['another key', await postUpload(app, address, notes, { key: other.fields.key })],
    ['another policy', await postUpload(app, address, notes, { policy: other.fields.policy })],
    ['a made-up signature', await postUpload(app, address, notes, { signature: 'x'.repeat(43) })],
    ['no signature', await postUpload(app, { ...address, fields: {} }, notes)],
    ['a link for an upload', await postUpload(app, address, notes, { signature: '' })],
  ]
  for (const [what, response] of refusals) {
    expect(await problem(response), what).toMatchObject({ state: 0, message: expect.stringMatching(/[가-힣]/) })
    expect([400, 403], what).toContain(response.status)
  }
  await expect(
    mina.call(files.completeUpload, { body: { file_no: address.file_no, ...folder() } }),
  ).rejects.toMatchObject({ status: 409, message: '파일이 아직 올라오지 않았어요. 다시 업로드해 주세요.' })
  expect(await parts()).toEqual([])
  expect((await postUpload(app, address, notes)).status).toBe(204)
})

test('an address works once, also when fifty use it at the same moment', async () => {
  const address = await requestUpload(mina, notes)
  const tries = await Promise.all(Array.from({ length: 50 }, () => postUpload(app, address, notes)))
  expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(49)
  const again = await postUpload(app, address, notes)
  expect(await problem(again)).toMatchObject({ status: 409, message: expect.stringContaining('이미 사용한') })
  expect(await parts()).toEqual([])
})

test('an expired address is refused, and so is one whose date was moved', async () => {
  const address = await requestUpload(mina, notes)
  const policy = JSON.parse(Buffer.from(address.fields.policy ?? '', 'base64url').toString())
  const past = Buffer.from(JSON.stringify({ ...policy, until: 1 })).toString('base64url')
  expect((await postUpload(app, address, notes, { policy: past })).status).toBe(403)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 13 * 3600_000 })
  const storage = embeddedStorage(join(app.dataDir, 'files'), 0)
  const old = await storage.uploadTo({ key: 'a'.repeat(32), size: 1, mimetype: 'text/plain' })
  vi.useRealTimers()
  const response = await postUpload(app, { file_no: 1, ...old }, { originalname: 'a', bytes: 'x' })
  expect(await problem(response)).toMatchObject({ status: 403, message: expect.stringContaining('기한') })
})

test('other bodies than a form are refused', async () => {
  const send = (body: string, type: string) =>
    fetch(`${app.url}/storage/uploads`, { method: 'POST', body, headers: { 'content-type': type } })
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await send('nonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send('nonsense', 'multipart/form-data')).status).toBe(400)
  expect((await send('--x\r\n\r\n', 'multipart/form-data; boundary=x')).status).toBe(400)
})

test('an upload that dies in the middle leaves nothing, and can be tried again with the same address', async () => {
  const bytes = new Uint8Array(randomBytes(4_000_000))
  const sample: Sample = { originalname: 'big.bin', bytes }
  const address = await requestUpload(mina, sample)
  const fields = Object.entries(address.fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const head = `${fields}--x\r\nContent-Disposition: form-data; name="file"; filename="b"\r\n\r\n`
  const dying = httpRequest(new URL(address.url, app.url), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': head.length + bytes.length + 9 },
  })
  dying.on('error', () => {})
  dying.write(head)
  dying.write(bytes.subarray(0, 2_000_000))
  await expect.poll(async () => (await parts()).length).toBe(1)
  dying.destroy()
  await expect.poll(parts).toEqual([])

  const complete = () => mina.call(files.completeUpload, { body: { file_no: address.file_no, ...folder() } })
  await expect(complete()).rejects.toMatchObject({ status: 409 })
  expect((await postUpload(app, address, sample)).status).toBe(204)
  expect((await complete()).query[0]?.file_info.size).toBe(bytes.length)
})

test('nodes that share the folder accept each other’s addresses and links', async () => {
  const other = await app.anotherNode()
  const address = await requestUpload(mina, notes)
  expect((await postUpload(other, address, notes)).status).toBe(204)
  const { query } = await mina.call(files.completeUpload, { body: { file_no: address.file_no, ...folder() } })
  const link = new URL(query[0]?.file_info.presignedUrl ?? '', other.url)
  expect(await (await fetch(link)).text()).toBe(notes.bytes)
})

// ---------------------------------------------------------------- completing

test('fifty completes of one file attach it once, and all get the same answer', async () => {
  const address = await requestUpload(mina, notes)
  await postUpload(app, address, notes)
  const target = { to_table: 'folder', to_no: await app.company() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      mina.call(files.completeUpload, { body: { file_no: address.file_no, ...target } }),
    ),
  )
  expect(new Set(answers.map(({ query }) => query[0]?.fa_no)).size).toBe(1)
  expect((await mina.call(files.list, { query: target })).total).toBe(1)
})

test('only who asked for an upload completes it', async () => {
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  const address = await requestUpload(mina, notes)
  await postUpload(app, address, notes)
  const body = { file_no: address.file_no, ...folder() }
  await expect(jun.call(files.completeUpload, { body })).rejects.toMatchObject({ status: 404 })
  await expect(mina.call(files.completeUpload, { body: { ...body, file_no: 999_999 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a file goes only to records that take it', async () => {
  const client = await app.client({ client_no: company })
  const stranger = await app.client()
  const unscoped = await app.staff()
  const complete = async (
    who: Pick<FileUploadFixture['mina'], 'call'>,
    target: { to_table: string; to_no: number },
  ) => {
    const address = await requestUpload(who, notes)
    await postUpload(app, address, notes)
    return who.call(files.completeUpload, { body: { file_no: address.file_no, ...target } })
  }
  expect((await complete(client, folder())).state).toBe(1)
  await expect(complete(stranger, folder())).rejects.toMatchObject({ status: 404 })
  await expect(complete(unscoped, folder())).rejects.toMatchObject({ status: 403 })
  for (const to_table of ['no_such_table', 'constructor', 'sessions', 'to_string']) {
    await expect(complete(mina, { to_table, to_no: 1 }), to_table).rejects.toMatchObject({ status: 404 })
    await expect(mina.call(files.list, { query: { to_table, to_no: 1 } })).rejects.toMatchObject({ status: 404 })
  }
})
