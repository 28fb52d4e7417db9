import { createHash, randomBytes } from 'node:crypto'
import { files, uploadLimits } from '@crm/contract/features/files/files'
import { beforeAll, expect, test } from 'vitest'
import { download, upload } from '../../testing/files/uploads.ts'
import { type FileUploadFixture, fileUploadFixture, notes, plan } from '../../testing/fixtures/filesFixture.ts'

let app: FileUploadFixture['app']
let mina: FileUploadFixture['mina']
let company: FileUploadFixture['company']
let folder: FileUploadFixture['folder']
beforeAll(async () => {
  ;({ app, mina, company, folder } = await fileUploadFixture())
})

// ---------------------------------------------------------------- the good path

test('a file goes up, is listed, comes down byte for byte with its Korean name, and is removed', async () => {
  const bytes = new Uint8Array(randomBytes(3_000_001))
  const sample = { ...plan, bytes }
  const attached = await upload(app, mina, sample, folder())
  expect(attached).toMatchObject({
    ...folder(),
    user_no: mina.user_no,
    user_name: '김미나',
    access_dt: null,
    transforms: [],
    file_info: { originalname: plan.originalname, size: bytes.length, mimetype: 'application/pdf' },
  })

  const listed = await mina.call(files.list, { query: folder() })
  expect(listed.total).toBe(1)
  expect(listed.query[0]).toEqual(attached)

  const response = await download(app, mina.token, attached.fa_no)
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
  const [seen] = (await mina.call(files.list, { query: folder() })).query
  expect(seen?.access_dt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

  await mina.call(files.remove, { params: attached })
  expect((await mina.call(files.list, { query: folder() })).total).toBe(0)
  expect((await download(app, mina.token, attached.fa_no)).status).toBe(404)
})

test('the presigned link opens the file without a token, and only as it was signed', async () => {
  const { file_info } = await upload(app, mina, notes, folder())
  const link = new URL(file_info.presignedUrl ?? '', app.url)
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
  expect((await fetch(new URL('/storage/files/..%2fsecret', app.url))).status).toBe(403)
})

test('an empty file is a file', async () => {
  const empty = await upload(app, mina, { originalname: '빈 파일.txt', bytes: '' }, folder())
  expect(empty.file_info.size).toBe(0)
  const response = await download(app, mina.token, empty.fa_no)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('files of every type of thing people have keep their contents', async () => {
  const tricky = `--${'-'.repeat(30)}\r\n\r\nContent-Disposition: form-data; name="file"\r\n\r\n--\r\n`
  const attached = await upload(app, mina, { originalname: 'a.bin', bytes: tricky }, folder())
  expect(await (await download(app, mina.token, attached.fa_no)).text()).toBe(tricky)
})

// ---------------------------------------------------------------- who sees and changes

test('another company gets 404 for every call on a file, as if it were not there', async () => {
  const owner = await app.client({ client_no: company })
  const { fa_no } = await upload(app, owner, notes, folder())
  expect((await download(app, owner.token, fa_no)).status).toBe(200)
  for (const outsider of [await app.client(), await app.vc()]) {
    expect((await download(app, outsider.token, fa_no)).status).toBe(404)
    await expect(outsider.call(files.list, { query: folder() })).rejects.toMatchObject({ status: 404 })
    await expect(outsider.call(files.remove, { params: { fa_no } })).rejects.toMatchObject({ status: 404 })
    await expect(outsider.call(files.rename, { params: { fa_no }, body: { originalname: 'x' } })).rejects.toMatchObject(
      { status: 404 },
    )
  }
  expect((await fetch(`${app.url}${files.download.path}?fa_no=${fa_no}`)).status).toBe(401)
})

test('only the uploader renames or removes; a colleague who sees it is told so', async () => {
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  const { fa_no } = await upload(app, mina, notes, folder())
  const rename = { params: { fa_no }, body: { originalname: '새/이름.txt' } }
  const refusal = { status: 403, message: '올린 사람만 할 수 있어요.' }
  await expect(jun.call(files.remove, { params: { fa_no } })).rejects.toMatchObject(refusal)
  await expect(jun.call(files.rename, rename)).rejects.toMatchObject(refusal)
  expect((await mina.call(files.rename, rename)).query[0]?.file_info.originalname).toBe('이름.txt')
  expect((await download(app, jun.token, fa_no)).headers.get('content-disposition')).toContain('filename*=UTF-8')
  await mina.call(files.remove, { params: { fa_no } })
  await expect(mina.call(files.remove, { params: { fa_no } })).rejects.toMatchObject({ status: 404 })
})

test('pictures of people: one’s own to set, colleagues see them, guests do not', async () => {
  const jun = await app.staff()
  const client = await app.client()
  const mine = { to_table: 'users', to_no: mina.user_no }
  const { fa_no } = await upload(app, mina, { originalname: '나.png', mimetype: 'image/png', bytes: 'png' }, mine)
  expect((await download(app, jun.token, fa_no)).headers.get('content-disposition')).toMatch(/^inline/)
  expect((await download(app, client.token, fa_no)).status).toBe(404)
  await expect(upload(app, jun, notes, mine)).rejects.toMatchObject({ status: 403 })
  await expect(upload(app, client, notes, mine)).rejects.toMatchObject({ status: 404 })
  expect(await upload(app, client, notes, { to_table: 'users', to_no: client.user_no })).toMatchObject({
    to_no: client.user_no,
  })
})

test('who attached and removed what is in the audit', async () => {
  const { fa_no } = await upload(app, mina, notes, folder())
  await mina.call(files.remove, { params: { fa_no } })
  const trail = await app.db
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
  const { fa_no } = await upload(app, mina, { originalname: 'r.bin', bytes }, folder())
  const part = async (range: string, more = {}) => {
    const response = await download(app, mina.token, fa_no, { range, ...more })
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

  const head = await fetch(`${app.url}${files.download.path}?fa_no=${fa_no}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${mina.token}` },
  })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe('1000000')
})

test('a file of 2 GB or more is answered with a direct link', async () => {
  const attached = await upload(app, mina, notes, folder())
  const size = uploadLimits.directDownloadFrom
  await app.db.updateTable('files').set({ size }).where('file_no', '=', attached.file_no).execute()
  const { state, query } = await mina.call(files.download, { query: attached })
  expect(state).toBe(1)
  expect(query[0]).toMatchObject({ originalname: notes.originalname, size })
  expect(await (await fetch(new URL(query[0]?.presignedUrl ?? '', app.url))).text()).toBe(notes.bytes)
  await app.db
    .updateTable('files')
    .set({ size: size - 1 })
    .where('file_no', '=', attached.file_no)
    .execute()
  const response = await download(app, mina.token, attached.fa_no, { range: 'bytes=0-3' })
  expect(response.status).toBe(206)
})

test('what people upload cannot run as ours', async () => {
  const page = '<script>parent.evil()</script>'
  for (const [mimetype, disposition] of [
    ['text/html', /^attachment/],
    ['image/svg+xml', /^inline/],
  ] as const) {
    const { fa_no, file_info } = await upload(app, mina, { originalname: 'x', mimetype, bytes: page }, folder())
    const direct = await fetch(new URL(file_info.presignedUrl ?? '', app.url))
    for (const response of [direct, await download(app, mina.token, fa_no)]) {
      expect(response.headers.get('content-disposition')).toMatch(disposition)
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(response.headers.get('content-type')).not.toContain('html')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test('lists are paged, newest first, with the exact total', async () => {
  const target = { to_table: 'folder', to_no: await app.company() }
  for (let index = 1; index <= 5; index++) {
    await upload(app, mina, { originalname: `${index}.txt`, bytes: String(index) }, target)
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
    await (await fetch(`${app.url}/docs/json`, { headers: { authorization: `Bearer ${mina.token}` } })).text(),
  )
  const { responses } = document.paths['/crm/v3/files/download'].get
  expect(responses['200'].content['application/octet-stream'].schema).toEqual({ type: 'string', format: 'binary' })
  expect(responses['206']).toBeDefined()
})

test('twenty megabytes arrive whole in small pieces', async () => {
  const bytes = new Uint8Array(randomBytes(20_000_000))
  const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
  const { fa_no } = await upload(app, mina, { originalname: '큰 파일.zip', bytes }, folder())
  const back = new Uint8Array(await (await download(app, mina.token, fa_no)).arrayBuffer())
  expect(hash(back)).toBe(hash(bytes))
})
