import { recordings } from '@crm/contract/features/recordings/recordings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savedRecording } from '../../testing/fixtures/recordingFixture.ts'
import { type AiService, startAiService } from '../../testing/services/aiService.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { draftsText } from './drafts/drafts.messages.ts'

let app: TestApp
let service: AiService
let mina: Person & { emp_no: number }
let id: number
const texts = ['다음 주에 시제품을 보여 주기로 했어요.', '계약금은 3천만 원이에요.', '시장 조사를 먼저 해요.']
beforeAll(async () => {
  service = await startAiService()
  app = await startTestApp({
    rateLimits: false,
    config: { drafts: { url: service.url, key: 'key-of-the-test', model: 'small' } },
  })
  mina = await app.staff()
  id = await savedRecording(mina, texts)
})
afterAll(() => service.close())

const says = (content: unknown) => {
  service.state.answer = () => ({ choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] })
}
beforeEach(() => {
  service.calls.length = 0
  service.state.moods = []
  says({ mrd_content: [{ text: '다음 주에 시제품을 봅니다.', line_nos: [0] }], mrd_secret: [] })
})
const draft = async (line_nos?: number[]) =>
  (await mina.call(recordings.draft, { params: { id }, body: line_nos ? { line_nos } : {} })).query[0]

test('a draft names the lines of every sentence, and is asked for with the numbers of the lines', async () => {
  expect(await draft()).toEqual({
    mrd_content: [{ text: '다음 주에 시제품을 봅니다.', line_nos: [0] }],
    mrd_secret: [],
  })
  expect(service.calls).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-test',
      json: { model: 'small', response_format: { type: 'json_object' } },
    },
  ])
  expect(JSON.stringify(service.calls[0]?.json)).toContain(`[1] ${texts[1]}`)
})

test('money goes into the internal text only, whatever the service says; a sentence without a source is left out', async () => {
  says({
    mrd_content: [
      { text: '계약금을 정했습니다.', line_nos: [1, 1] },
      { text: '예산은 500만 원입니다.', line_nos: [2] },
      { text: '시장 조사를 합니다.', line_nos: [2, 0, 99] },
      { text: '지어낸 말입니다.', line_nos: [42] },
    ],
    mrd_secret: [{ text: '신중해 보입니다.', line_nos: [0] }],
  })
  expect(await draft()).toEqual({
    mrd_content: [{ text: '시장 조사를 합니다.', line_nos: [0, 2] }],
    mrd_secret: [
      { text: '신중해 보입니다.', line_nos: [0] },
      { text: '계약금을 정했습니다.', line_nos: [1] },
      { text: '예산은 500만 원입니다.', line_nos: [2] },
    ],
  })
})

test('only chosen lines are sent', async () => {
  await draft([2])
  expect(JSON.stringify(service.calls[0]?.json)).not.toContain(texts[1])
  await expect(draft([77])).rejects.toMatchObject({ status: 400, message: draftsText.noLines })
})

test('a service that stumbles once is asked again; one that keeps failing is said in words', async () => {
  service.state.moods = ['fails']
  expect((await draft())?.mrd_content).toHaveLength(1)
  service.state.moods = ['broken', 'fails']
  await expect(draft()).rejects.toMatchObject({ status: 503, message: draftsText.failed })
  says({ summary: '다른 모양' })
  await expect(draft()).rejects.toMatchObject({ status: 503, message: draftsText.failed })
})

test('others are not told that it exists, and without a service there are no drafts', async () => {
  const jun = await app.staff()
  await expect(jun.call(recordings.draft, { params: { id }, body: {} })).rejects.toMatchObject({ status: 404 })
  expect(service.calls).toEqual([])
  const { query } = await mina.call(recordings.ability)
  expect(query[0]?.has_drafts).toBe(true)
})
