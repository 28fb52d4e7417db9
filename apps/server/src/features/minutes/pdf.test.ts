import { minutes } from '@crm/contract/features/minutes/minutes'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { coverageOf, readFonts } from '../../pdf/fonts.ts'
import { fetchPdf, readPdf } from '../../testing/files/readPdf.ts'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { minutesText } from './minutes.messages.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let client_no: number
let mrd_no: number

const texts = {
  mrd_content: '다음 회차까지 사업계획서를 다시 씁니다.\n1. 시장 조사 🎉',
  mrd_secret: '추가계약가능성이높다',
}

beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['ScheduleRecord', 'ScheduleMeeting'] })
  client_no = await app.company('초록/언덕 "상사"')
  const proj_no = await projectOf(app, client_no)
  const ms_no = await bookedAt(app, { inHours: -5, by: [mina.emp_no], proj_no, client_no, mr_checked: 1 })
  mrd_no = (await mina.call(minutes.create, { body: { ms_no, proj_no, ...texts } })).query[0]?.mrd_no as number
})

const fetched = (endpoint: AnyEndpoint, { token }: { token: string }, params = { mrd_no }) =>
  fetchPdf(app.url, endpoint, { params, token })

test('staff get the client’s edition, with all the facts of the meeting and nothing of the internal text', async () => {
  const { response, bytes } = await fetched(minutes.pdf, mina)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length)
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  expect(decodeURIComponent(name)).toMatch(/^회의록_초록 언덕 상사 ?_\d{4}-\d\d-\d\d\.pdf$/)
  const read = await readPdf(bytes)
  expect(read.title).toBe('초록/언덕 "상사" 회의록')
  for (const words of [
    '투자 준비',
    '일반미팅 1회차',
    '김미나',
    '다음 회차까지 사업계획서를 다시 씁니다.',
    '1. 시장 조사 □',
    '1 / 1',
  ])
    expect(read.text).toContain(words)
  for (const words of [texts.mrd_secret, minutesText.secret, minutesText.confidential])
    expect(read.text).not.toContain(words)
  expect(Buffer.from(bytes).toString('latin1')).not.toContain(texts.mrd_secret)
})

test('the internal edition holds both texts and says on every page that it is internal', async () => {
  const { response, bytes } = await fetched(minutes.internalPdf, mina)
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('회의록(내부용)_')
  const { text } = await readPdf(bytes)
  for (const words of ['다음 회차까지', texts.mrd_secret, minutesText.confidential]) expect(text).toContain(words)
})

test('a client gets the own company’s minutes, and neither others’ nor the internal edition', async () => {
  const own = await app.client({ client_no })
  const { response, bytes } = await fetched(minutes.pdf, own)
  expect(response.status).toBe(200)
  const { text } = await readPdf(bytes)
  expect(text).toContain('다음 회차까지 사업계획서를 다시 씁니다.')
  expect(text).not.toContain(texts.mrd_secret)
  const status = async (...call: Parameters<typeof fetched>) => (await fetched(...call)).response.status
  expect(await status(minutes.pdf, await app.client())).toBe(404)
  expect(await status(minutes.internalPdf, own)).toBe(403)
  expect(await status(minutes.pdf, await app.vc())).toBe(403)
  expect(await status(minutes.pdf, await app.staff({ emp_scope: [] }))).toBe(403)
  expect(await status(minutes.pdf, await app.staff({ emp_scope: ['WorkList'] }))).toBe(200)
  for (const endpoint of [minutes.pdf, minutes.internalPdf])
    expect(await status(endpoint, mina, { mrd_no: 999_999 })).toBe(404)
})

test('the same minutes are the same file; a part of it can be had', async () => {
  const [one, other] = [await fetched(minutes.pdf, mina), await fetched(minutes.pdf, mina)]
  expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true)
  expect(one.response.headers.get('etag')).toBe(other.response.headers.get('etag'))
})

test('the fonts have every letter of the words of the minutes', () => {
  const { missing } = coverageOf(readFonts())
  const words = Object.values(minutesText).filter((word) => typeof word === 'string')
  expect(missing([...words, minutesText.title('가'), minutesText.kind({ mr_type: 1, mr_count: 2 })].join(''))).toEqual(
    [],
  )
})

test('lists and bold words are drawn in the PDF, without their marks', async () => {
  const ms_no = await bookedAt(app, { inHours: -6, by: [mina.emp_no], mr_checked: 1 })
  const mrd_content = '**정한 것**\n- 첫째 일\n- 둘째 일\n<b>태그</b>'
  const { query } = await mina.call(minutes.create, { body: { ms_no, mrd_content, mrd_secret: '내부' } })
  const { text } = await readPdf((await fetched(minutes.pdf, mina, { mrd_no: query[0]?.mrd_no as number })).bytes)
  expect(text).toContain('정한 것')
  expect(text).toContain('첫째 일')
  expect(text).toContain('<b>태그</b>')
  expect(text).not.toMatch(/\*\*|- 첫째/)
})
