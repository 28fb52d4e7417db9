import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { editor } from '@crm/contract/features/editor/editor'
import type { Problem } from '@crm/contract/kit/answer'
import { beforeAll, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { createNotes, notes, notesFeature, noteTitles } from '../../testing/features/notesFeature.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, notes: notesFeature } })
  await createNotes(app.db)
  mina = await app.staff({ emp_scope: ['WorkList'] })
})

const withBoundary = 'multipart/form-data; boundary=x'
const title = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n잘린 제목'
const picture =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nbytes'
const rename = { method: 'PUT', path: notes.rename.path.replace(':note_no', '1') }
const measure = { method: 'PUT', path: notes.measure.path }
const uploadImage = { method: 'POST', path: editor.uploadImage.path }

test.each([
  ['without a boundary', rename, 'multipart/form-data', `${title}\r\n--x--\r\n`],
  ['with another boundary', rename, 'multipart/form-data; boundary=y', `${title}\r\n--x--\r\n`],
  ['cut in a field', rename, withBoundary, title],
  ['cut after a field', rename, withBoundary, `${title}\r\n`],
  ['cut in the head of a part', rename, withBoundary, '--x\r\ncontent-dispo'],
  ['with a cut file', measure, withBoundary, picture],
  ['with a cut picture', uploadImage, withBoundary, picture],
  ['with a picture without a boundary', uploadImage, 'multipart/form-data', `${picture}\r\n--x--\r\n`],
])('a form %s is 400 in Korean, and nothing is stored', async (_name, { method, path }, type, body) => {
  const response = await fetch(app.url + path, {
    method,
    body,
    headers: { 'content-type': type, authorization: `Bearer ${mina.token}` },
  })
  const problem = (await response.json()) as Problem
  expect([response.status, problem.message]).toEqual([400, '보낸 내용이 끝까지 오지 않았어요. 다시 시도해 주세요.'])
  expect(await noteTitles(app.db, '잘린%')).toEqual([])
  expect(await app.db.selectFrom('files').select('file_no').execute()).toEqual([])
  expect(await readdir(join(app.dataDir, 'forms')).catch(() => [])).toEqual([])
})
