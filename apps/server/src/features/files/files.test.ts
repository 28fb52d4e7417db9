import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { files, uploadLimits } from '@crm/contract/features/files'
import { messages } from '@crm/contract/messages'
import { beforeAll, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { cabinetFeature } from '../../testing/cabinet.ts'
import { type House, house } from '../../testing/house.ts'
import { askFor, download, post, type Sample, upload } from '../../testing/uploads.ts'

type Staff = Awaited<ReturnType<House['staff']>>

let at: House
let mina: Staff
let company: number
beforeAll(async () => {
  at = await house({ features: { ...features, cabinet: cabinetFeature } })
  mina = await at.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  company = await at.company('그린루프')
})

const cabinet = () => ({ to_table: 'cabinet', to_no: company })
const plan: Sample = {
  originalname: '그린루프 사업계획서(최종) v3.pdf',
  mimetype: 'application/pdf',
  bytes: '%PDF 내용',
}
const notes: Sample = { originalname: '회의.txt', bytes: '안건 하나' }
const parts = () => readdir(join(at.dataDir, 'files', 'parts')).catch(() => [])
const problem = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) })

// ---------------------------------------------------------------- the good path

test('a file goes up, is listed, comes down byte for byte with its Korean name, and is removed', async () => {
  const bytes = new Uint8Array(randomBytes(3_000_001))
  const sample = { ...plan, bytes }
  const attached = await upload(at, mina, sample, cabinet())
  expect(attached).toMatchObject({
    ...cabinet(),
    user_no: mina.user_no,
    user_name: '김미나',
    access_dt: null,
    transforms: [],
    file_info: { originalname: plan.originalname, size: bytes.length, mimetype: 'application/pdf' },
  })

  const listed = await mina.call(files.list, { query: cabinet() })
  expect(listed.total).toBe(1)
  expect(listed.query[0]).toEqual(attached)

  const response = await download(at, mina.token, attached.fa_no)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const name = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  expect(decodeURIComponent(name ?? '')).toBe(plan.originalname)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  const [seen] = (await mina.call(files.list, { query: cabinet() })).query
  expect(seen?.access_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

  await mina.call(files.remove, { params: attached })
  expect((await mina.call(files.list, { query: cabinet() })).total).toBe(0)
  expect((await download(at, mina.token, attached.fa_no)).status).toBe(404)
})

test('the presigned link opens the file without a token, and only as it was signed', async () => {
  const { file_info } = await upload(at, mina, notes, cabinet())
  const link = new URL(file_info.presignedUrl ?? '', at.url)
  const response = await fetch(link)
  expect(await response.text()).toBe(notes.bytes)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/)

  for (const [name, value] of [
    ['type', 'text/html'],
    ['name', 'other.html'],
    ['until', '9999999999'],
    ['signature', 'A'.repeat(43)],
    ['signature', ''],
  ] as const) {
    const spoiled = new URL(link)
    spoiled.searchParams.set(name, value)
    expect((await fetch(spoiled)).status, name).toBe(403)
  }
  const other = new URL(link)
  other.pathname = `/storage/files/${'0'.repeat(32)}`
  expect((await fetch(other)).status).toBe(403)
  expect((await fetch(new URL('/storage/files/..%2fsecret', at.url))).status).toBe(403)
})

test('an empty file is a file', async () => {
  const empty = await upload(at, mina, { originalname: '빈 파일.txt', bytes: '' }, cabinet())
  expect(empty.file_info.size).toBe(0)
  const response = await download(at, mina.token, empty.fa_no)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('files of every type of thing people have keep their contents', async () => {
  const tricky = `--${'-'.repeat(30)}\r\n\r\nContent-Disposition: form-data; name="file"\r\n\r\n--\r\n`
  const attached = await upload(at, mina, { originalname: 'a.bin', bytes: tricky }, cabinet())
  expect(await (await download(at, mina.token, attached.fa_no)).text()).toBe(tricky)
})

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
  const attached = await upload(at, mina, { originalname: given, bytes: given }, cabinet())
  expect(attached.file_info.originalname).toBe(kept)
  const response = await download(at, mina.token, attached.fa_no)
  const sent = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  expect(decodeURIComponent(sent ?? '')).toBe(kept)
  expect(response.headers.get('x-evil')).toBeNull()
  expect(await readdir(join(at.dataDir, 'files'))).toEqual(['kept', 'parts', 'secret'])
})

test.each(['', '   ', '..', 'a/..', '/', 'x'.repeat(256)])('%j is no name for a file', async (originalname) => {
  await expect(askFor(mina, { originalname, bytes: 'x' })).rejects.toMatchObject({ status: 400 })
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
  const address = await askFor(mina, notes)
  const other = await askFor(mina, plan)
  const refusals: [string, Response][] = [
    ['longer', await post(at, address, { ...notes, bytes: `${notes.bytes}!` })],
    ['shorter', await post(at, address, { ...notes, bytes: '안' })],
    ['another type', await post(at, address, notes, { 'Content-Type': 'text/html' })],
    ['another key', await post(at, address, notes, { key: other.fields.key })],
    ['another policy', await post(at, address, notes, { policy: other.fields.policy })],
    ['a made-up signature', await post(at, address, notes, { signature: 'x'.repeat(43) })],
    ['no signature', await post(at, { ...address, fields: {} }, notes)],
    ['a link for an upload', await post(at, address, notes, { signature: '' })],
  ]
  for (const [what, response] of refusals) {
    expect(await problem(response), what).toMatchObject({ state: 0, message: expect.stringMatching(/[가-힣]/) })
    expect([400, 403], what).toContain(response.status)
  }
  await expect(
    mina.call(files.completeUpload, { body: { file_no: address.file_no, ...cabinet() } }),
  ).rejects.toMatchObject({ status: 409, message: '파일이 아직 올라오지 않았어요. 다시 업로드해 주세요.' })
  expect(await parts()).toEqual([])
  expect((await post(at, address, notes)).status).toBe(204)
})

test('an address works once, also when fifty use it at the same moment', async () => {
  const address = await askFor(mina, notes)
  const tries = await Promise.all(Array.from({ length: 50 }, () => post(at, address, notes)))
  expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(49)
  const again = await post(at, address, notes)
  expect(await problem(again)).toMatchObject({ status: 409, message: expect.stringContaining('이미 사용한') })
  expect(await parts()).toEqual([])
})

test('an expired address is refused, and so is one whose date was moved', async () => {
  const { embeddedStorage } = await import('../../ports/storage/embedded.ts')
  const address = await askFor(mina, notes)
  const policy = JSON.parse(Buffer.from(address.fields.policy ?? '', 'base64url').toString())
  const past = Buffer.from(JSON.stringify({ ...policy, until: 1 })).toString('base64url')
  expect((await post(at, address, notes, { policy: past })).status).toBe(403)

  const { vi } = await import('vitest')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 13 * 3600_000 })
  const storage = embeddedStorage(join(at.dataDir, 'files'))
  const old = await storage.uploadTo({ key: 'a'.repeat(32), size: 1, mimetype: 'text/plain' })
  vi.useRealTimers()
  const response = await post(at, { file_no: 1, ...old }, { originalname: 'a', bytes: 'x' })
  expect(await problem(response)).toMatchObject({ status: 403, message: expect.stringContaining('기한') })
})

test('other bodies than a form are refused', async () => {
  const send = (body: string, type: string) =>
    fetch(`${at.url}/storage/uploads`, { method: 'POST', body, headers: { 'content-type': type } })
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await send('nonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send('--x\r\n\r\n', 'multipart/form-data; boundary=x')).status).toBe(400)
})

test('an upload that dies in the middle leaves nothing, and can be tried again with the same address', async () => {
  const bytes = new Uint8Array(randomBytes(4_000_000))
  const sample: Sample = { originalname: 'big.bin', bytes }
  const address = await askFor(mina, sample)
  const fields = Object.entries(address.fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const head = `${fields}--x\r\nContent-Disposition: form-data; name="file"; filename="b"\r\n\r\n`
  const dying = httpRequest(new URL(address.url, at.url), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': head.length + bytes.length + 9 },
  })
  dying.on('error', () => {})
  dying.write(head)
  dying.write(bytes.subarray(0, 2_000_000))
  await expect.poll(async () => (await parts()).length).toBe(1)
  dying.destroy()
  await expect.poll(parts).toEqual([])

  const complete = () => mina.call(files.completeUpload, { body: { file_no: address.file_no, ...cabinet() } })
  await expect(complete()).rejects.toMatchObject({ status: 409 })
  expect((await post(at, address, sample)).status).toBe(204)
  expect((await complete()).query[0]?.file_info.size).toBe(bytes.length)
})

test('nodes that share the folder accept each other’s addresses and links', async () => {
  const other = await at.anotherNode()
  const address = await askFor(mina, notes)
  expect((await post(other, address, notes)).status).toBe(204)
  const { query } = await mina.call(files.completeUpload, { body: { file_no: address.file_no, ...cabinet() } })
  const link = new URL(query[0]?.file_info.presignedUrl ?? '', other.url)
  expect(await (await fetch(link)).text()).toBe(notes.bytes)
})

// ---------------------------------------------------------------- completing

test('fifty completes of one file attach it once, and all get the same answer', async () => {
  const address = await askFor(mina, notes)
  await post(at, address, notes)
  const target = { to_table: 'cabinet', to_no: await at.company() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      mina.call(files.completeUpload, { body: { file_no: address.file_no, ...target } }),
    ),
  )
  expect(new Set(answers.map(({ query }) => query[0]?.fa_no)).size).toBe(1)
  expect((await mina.call(files.list, { query: target })).total).toBe(1)
})

test('only who asked for an upload completes it', async () => {
  const jun = await at.staff({ emp_scope: ['WorkList'] })
  const address = await askFor(mina, notes)
  await post(at, address, notes)
  const body = { file_no: address.file_no, ...cabinet() }
  await expect(jun.call(files.completeUpload, { body })).rejects.toMatchObject({ status: 404 })
  await expect(mina.call(files.completeUpload, { body: { ...body, file_no: 999_999 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a file goes only to records that take it', async () => {
  const client = await at.client({ client_no: company })
  const stranger = await at.client()
  const unscoped = await at.staff()
  const complete = async (who: Pick<Staff, 'call'>, target: { to_table: string; to_no: number }) => {
    const address = await askFor(who, notes)
    await post(at, address, notes)
    return who.call(files.completeUpload, { body: { file_no: address.file_no, ...target } })
  }
  expect((await complete(client, cabinet())).state).toBe(1)
  await expect(complete(stranger, cabinet())).rejects.toMatchObject({ status: 404 })
  await expect(complete(unscoped, cabinet())).rejects.toMatchObject({ status: 403 })
  for (const to_table of ['no_such_table', 'constructor', 'sessions', 'to_string']) {
    await expect(complete(mina, { to_table, to_no: 1 }), to_table).rejects.toMatchObject({ status: 404 })
    await expect(mina.call(files.list, { query: { to_table, to_no: 1 } })).rejects.toMatchObject({ status: 404 })
  }
})

// ---------------------------------------------------------------- who sees and changes

test('another company gets 404 for every call on a file, as if it were not there', async () => {
  const owner = await at.client({ client_no: company })
  const { fa_no } = await upload(at, owner, notes, cabinet())
  expect((await download(at, owner.token, fa_no)).status).toBe(200)
  for (const outsider of [await at.client(), await at.vc()]) {
    expect((await download(at, outsider.token, fa_no)).status).toBe(404)
    await expect(outsider.call(files.list, { query: cabinet() })).rejects.toMatchObject({ status: 404 })
    await expect(outsider.call(files.remove, { params: { fa_no } })).rejects.toMatchObject({ status: 404 })
    await expect(outsider.call(files.rename, { params: { fa_no }, body: { originalname: 'x' } })).rejects.toMatchObject(
      { status: 404 },
    )
  }
  expect((await fetch(`${at.url}${files.download.path}?fa_no=${fa_no}`)).status).toBe(401)
})

test('only the uploader renames or removes; a colleague who sees it is told so', async () => {
  const jun = await at.staff({ emp_scope: ['WorkList'] })
  const { fa_no } = await upload(at, mina, notes, cabinet())
  const rename = { params: { fa_no }, body: { originalname: '새/이름.txt' } }
  const refusal = { status: 403, message: '올린 사람만 할 수 있어요.' }
  await expect(jun.call(files.remove, { params: { fa_no } })).rejects.toMatchObject(refusal)
  await expect(jun.call(files.rename, rename)).rejects.toMatchObject(refusal)
  expect((await mina.call(files.rename, rename)).query[0]?.file_info.originalname).toBe('이름.txt')
  expect((await download(at, jun.token, fa_no)).headers.get('content-disposition')).toContain('filename*=UTF-8')
  await mina.call(files.remove, { params: { fa_no } })
  await expect(mina.call(files.remove, { params: { fa_no } })).rejects.toMatchObject({ status: 404 })
})

test('pictures of people: one’s own to set, colleagues see them, guests do not', async () => {
  const jun = await at.staff()
  const client = await at.client()
  const mine = { to_table: 'users', to_no: mina.user_no }
  const { fa_no } = await upload(at, mina, { originalname: '나.png', mimetype: 'image/png', bytes: 'png' }, mine)
  expect((await download(at, jun.token, fa_no)).headers.get('content-disposition')).toMatch(/^inline/)
  expect((await download(at, client.token, fa_no)).status).toBe(404)
  await expect(upload(at, jun, notes, mine)).rejects.toMatchObject({ status: 403 })
  await expect(upload(at, client, notes, mine)).rejects.toMatchObject({ status: 404 })
  expect(await upload(at, client, notes, { to_table: 'users', to_no: client.user_no })).toMatchObject({
    to_no: client.user_no,
  })
})

test('who attached and removed what is in the audit', async () => {
  const { fa_no } = await upload(at, mina, notes, cabinet())
  await mina.call(files.remove, { params: { fa_no } })
  const trail = await at.db
    .selectFrom('audit_log')
    .select(['action', 'user_no'])
    .where('table_name', '=', 'file_attachments')
    .where('row_key', '=', String(fa_no))
    .orderBy('audit_no')
    .execute()
  expect(trail).toEqual([
    { action: 'insert', user_no: mina.user_no },
    { action: 'delete', user_no: mina.user_no },
  ])
})

// ---------------------------------------------------------------- downloads

test('parts of a file are sent as asked, and only while it is the same file', async () => {
  const bytes = new Uint8Array(randomBytes(1_000_000))
  const { fa_no } = await upload(at, mina, { originalname: 'r.bin', bytes }, cabinet())
  const part = async (range: string, more = {}) => {
    const response = await download(at, mina.token, fa_no, { range, ...more })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  const middle = await part('bytes=100-199')
  expect(middle.status).toBe(206)
  expect(middle.headers.get('content-range')).toBe('bytes 100-199/1000000')
  expect(middle.headers.get('content-length')).toBe('100')
  expect(middle.body.equals(bytes.subarray(100, 200))).toBe(true)
  expect((await part('bytes=-10')).body.equals(bytes.subarray(-10))).toBe(true)
  expect((await part('bytes=999990-')).body).toHaveLength(10)

  const beyond = await part('bytes=1000000-')
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */1000000')
  expect(JSON.parse(beyond.body.toString())).toMatchObject({ state: 0, code: 'out_of_range' })

  const tag = middle.headers.get('etag') ?? ''
  expect((await part('bytes=0-9', { 'if-range': tag })).status).toBe(206)
  expect((await part('bytes=0-9', { 'if-range': '"other"' })).body).toHaveLength(1_000_000)

  const head = await fetch(`${at.url}${files.download.path}?fa_no=${fa_no}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${mina.token}` },
  })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe('1000000')
})

test('a file of 2 GB or more is answered with a direct link', async () => {
  const attached = await upload(at, mina, notes, cabinet())
  const size = uploadLimits.directDownloadFrom
  await at.db.updateTable('files').set({ size }).where('file_no', '=', attached.file_no).execute()
  const { state, query } = await mina.call(files.download, { query: attached })
  expect(state).toBe(1)
  expect(query[0]).toMatchObject({ originalname: notes.originalname, size })
  expect(await (await fetch(new URL(query[0]?.presignedUrl ?? '', at.url))).text()).toBe(notes.bytes)
  await at.db
    .updateTable('files')
    .set({ size: size - 1 })
    .where('file_no', '=', attached.file_no)
    .execute()
  const response = await download(at, mina.token, attached.fa_no, { range: 'bytes=0-3' })
  expect(response.status).toBe(206)
})

test('what people upload cannot run as ours', async () => {
  const page = '<script>parent.evil()</script>'
  for (const [mimetype, disposition] of [
    ['text/html', /^attachment/],
    ['image/svg+xml', /^inline/],
  ] as const) {
    const { fa_no, file_info } = await upload(at, mina, { originalname: 'x', mimetype, bytes: page }, cabinet())
    const direct = await fetch(new URL(file_info.presignedUrl ?? '', at.url))
    for (const response of [direct, await download(at, mina.token, fa_no)]) {
      expect(response.headers.get('content-disposition')).toMatch(disposition)
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(response.headers.get('content-type')).not.toContain('html')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test('lists are paged, newest first, with the exact total', async () => {
  const target = { to_table: 'cabinet', to_no: await at.company() }
  for (let index = 1; index <= 5; index++) {
    await upload(at, mina, { originalname: `${index}.txt`, bytes: String(index) }, target)
  }
  const names = async (offset: number, limit: number) => {
    const { query, total } = await mina.call(files.list, { query: { ...target, offset, limit } })
    expect(total).toBe(5)
    return query.map(({ file_info }) => file_info.originalname)
  }
  expect(await names(0, 2)).toEqual(['5.txt', '4.txt'])
  expect(await names(4, 2)).toEqual(['1.txt'])
  expect(await names(10, 2)).toEqual([])
})

test('OpenAPI says that a download is a file', async () => {
  const document = JSON.parse(
    await (await fetch(`${at.url}/docs/json`, { headers: { authorization: `Bearer ${mina.token}` } })).text(),
  )
  const { responses } = document.paths['/crm/v3/files/download'].get
  expect(responses['200'].content['application/octet-stream'].schema).toEqual({ type: 'string', format: 'binary' })
  expect(responses['206']).toBeDefined()
})

test('twenty megabytes arrive whole in small pieces', async () => {
  const bytes = new Uint8Array(randomBytes(20_000_000))
  const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
  const { fa_no } = await upload(at, mina, { originalname: '큰 파일.zip', bytes }, cabinet())
  const back = new Uint8Array(await (await download(at, mina.token, fa_no)).arrayBuffer())
  expect(hash(back)).toBe(hash(bytes))
})
