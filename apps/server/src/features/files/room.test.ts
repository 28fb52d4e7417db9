import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { editor } from '@crm/contract/features/editor/editor'
import { files } from '@crm/contract/features/files/files'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { postUpload, requestUpload, upload } from '../../testing/files/uploads.ts'
import { type FileUploadFixture, fileUploadFixture, notes } from '../../testing/fixtures/filesFixture.ts'

const pendingUploadBytes = 1000

let app: FileUploadFixture['app']
let mina: FileUploadFixture['mina']
let folder: FileUploadFixture['folder']
beforeAll(async () => {
  ;({ app, mina, folder } = await fileUploadFixture({ pendingUploadBytes }))
})

const ask = (person: typeof mina, ...sizes: number[]) =>
  person.call(files.requestUpload, {
    body: { files: sizes.map((size) => ({ originalname: '자료.bin', size, mimetype: 'text/plain' })) },
  })
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status).sort()

test('one person’s unfinished uploads have a limit, also when they are asked for at once; attaching makes room', async () => {
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  const atOnce = await outcomes(Array.from({ length: 6 }, () => ask(jun, 200, 100)))
  expect(atOnce).toEqual([...Array(3).fill('fulfilled'), ...Array(3).fill('rejected')])
  await expect(ask(jun, 200)).rejects.toMatchObject({
    status: 413,
    message: '마치지 않은 업로드가 너무 많아요. 올리던 파일을 먼저 마치거나 하루 뒤에 다시 시도해 주세요.',
  })
  // Somebody else's room is their own.
  await ask(mina, pendingUploadBytes)

  // What is older is swept; what is attached belongs to somebody.
  await sql`update files set reg_dt = reg_dt - interval '25 hours' where user_no = ${jun.user_no}`.execute(app.db)
  const bytes = 'x'.repeat(800)
  const { fa_no } = await upload(app, jun, { ...notes, bytes }, folder())
  await upload(app, jun, { ...notes, bytes }, folder())
  // A file that was taken from its record lies on the disk until it is swept.
  await jun.call(files.remove, { params: { fa_no } })
  await expect(ask(jun, 300)).rejects.toMatchObject({ status: 413 })
})

test('room is kept on the disk: addresses, uploads, forms and pictures beyond it are refused, and nothing stays', async () => {
  const sora = await app.staff({ emp_scope: ['WorkList'] })
  const address = await requestUpload(sora, notes)
  const full = await app.anotherNode({ diskReserveBytes: Number.MAX_SAFE_INTEGER })
  const call = async (path: string, body: FormData | string) => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const headers = { authorization: `Bearer ${sora.token}`, ...type }
    const answer = await fetch(full.url + path, { method: 'POST', body, headers })
    return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
  }
  const refused = { status: 507, message: '저장 공간이 부족해요. 관리자에게 알려 주세요.' }
  const asked = JSON.stringify({ files: [{ originalname: 'a.txt', size: 10 }] })
  expect(await call(files.requestUpload.path, asked)).toEqual(refused)
  const picture = new FormData()
  picture.set('file', new File(['bytes'], '그림.png', { type: 'image/png' }))
  expect(await call(editor.uploadImage.path, picture)).toEqual(refused)
  expect((await postUpload(full, address, notes)).status).toBe(507)
  for (const name of ['forms', 'files/parts']) {
    expect(await readdir(join(app.dataDir, name)).catch(() => [])).toEqual([])
  }
  expect((await postUpload(app, address, notes)).status).toBe(204)
})

test('the link of a file that was removed is dead at once, that of the same file elsewhere is not', async () => {
  const hana = await app.staff({ emp_scope: ['WorkList'] })
  const { fa_no, file_no, file_info } = await upload(app, hana, notes, folder())
  const elsewhere = { to_table: 'users', to_no: hana.user_no }
  const { query } = await hana.call(files.completeUpload, { body: { file_no, ...elsewhere } })
  const open = async (presignedUrl: string | null | undefined) =>
    (await fetch(new URL(presignedUrl ?? '', app.url))).status
  expect(await open(file_info.presignedUrl)).toBe(200)
  await hana.call(files.remove, { params: { fa_no } })
  expect(await open(file_info.presignedUrl)).toBe(404)
  expect(await open(query[0]?.file_info.presignedUrl)).toBe(200)
})
