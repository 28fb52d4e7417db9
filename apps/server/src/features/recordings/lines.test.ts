import { recordings } from '@crm/contract/features/recordings/recordings'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { savedRecording } from '../../testing/fixtures/recordingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { isInternal } from './lines/internal.ts'
import { paragraphsOf } from './lines/paragraphs.ts'

describe('over HTTP', () => {
  let app: TestApp
  let mina: Person & { emp_no: number }
  beforeAll(async () => {
    app = await startTestApp({ rateLimits: false })
    mina = await app.staff()
  })

  test('sessions and lines are found by words, parts of words and 초성', async () => {
    const id = await savedRecording(mina, ['투자 유치 계획을 먼저 볼게요.', '다음 주에 시제품이 나와요.'])
    await savedRecording(mina, ['날씨 이야기만 했어요.'])
    for (const keyword of ['시제품', '제품이', 'ㅅㅈㅍ', '유치 계획']) {
      const { query, total } = await mina.call(recordings.list, { query: { keyword } })
      expect({ keyword, total, ids: query.map((one) => one.id) }).toEqual({ keyword, total: 1, ids: [id] })
    }
    expect((await mina.call(recordings.list, { query: { keyword: 'ㅅㅈㅍ' } })).query).toMatchObject([
      { preview: '다음 주에 시제품이 나와요.' },
    ])
    const { query, total } = await mina.call(recordings.lines, { params: { id }, query: { keyword: 'ㅌㅈ' } })
    expect({ total, texts: query.map(({ text }) => text) }).toEqual({
      total: 1,
      texts: ['투자 유치 계획을 먼저 볼게요.'],
    })
  })

  test('a corrected line is found by its new words, and no more by the old', async () => {
    const id = await savedRecording(mina, ['봄이 오면 시작해요.'])
    await mina.call(recordings.updateLine, { params: { id, line_no: 0 }, body: { text: '가을에 시작해요.' } })
    const found = async (keyword: string) => (await mina.call(recordings.list, { query: { keyword } })).total
    expect([await found('봄이 오면'), await found('가을에')]).toEqual([0, 1])
  })

  test('a speaker is written on the whole paragraph', async () => {
    const id = await savedRecording(mina, ['하나.', '둘.'])
    const { query } = await mina.call(recordings.updateLine, {
      params: { id, line_no: 1 },
      body: { speaker: '김대표' },
    })
    expect(query.map(({ speaker }) => speaker)).toEqual(['김대표', '김대표'])
    await mina.call(recordings.updateLine, { params: { id, line_no: 0 }, body: { speaker: null } })
    const { query: lines } = await mina.call(recordings.lines, { params: { id } })
    expect(lines.map(({ speaker }) => speaker)).toEqual([null, null])
  })

  test('a name is suggested for another paragraph of the same voice, and is not stored by itself', async () => {
    const id = await savedRecording(mina, ['하나.', '둘.', '셋.'])
    await sql`update recording_lines set paragraph = line_no,
                voice = case line_no when 1 then array[0, 1]::real[] else array[1, 0]::real[] end
               where id = ${id}`.execute(app.db)
    const names = async () =>
      (await mina.call(recordings.lines, { params: { id } })).query.map((line) => [
        line.speaker,
        line.suggested_speaker,
      ])
    expect(await names()).toEqual(Array.from({ length: 3 }, () => [null, null]))
    await mina.call(recordings.updateLine, { params: { id, line_no: 0 }, body: { speaker: '김대표' } })
    expect(await names()).toEqual([
      ['김대표', null],
      [null, null],
      [null, '김대표'],
    ])
  })

  test('the words of a session are replaced: fewer, other, more', async () => {
    const id = await savedRecording(mina, ['하나', '둘', '셋'])
    const change = async (recording_sessions: string[]) =>
      (await mina.call(recordings.update, { params: { id }, body: { recording_sessions } })).query[0]
        ?.recording_sessions
    expect(await change(['하나', '두울'])).toEqual(['하나', '두울'])
    expect(await change(['하나', '둘', '', '넷', '다섯'])).toEqual(['하나', '둘', '넷', '다섯'])
    await expect(change(['', ' '])).rejects.toMatchObject({ status: 400 })
  })
})

test('money and phone numbers are internal', () => {
  for (const text of [
    '계약금은 3천만 원이에요.',
    '총 1,200,000원입니다.',
    '매출이 5억 정도예요.',
    '오천만 원이면 돼요.',
    '010-1234-5678로 연락 주세요.',
    '대표 번호는 1588 1234예요.',
    '보증금 2백만이에요.',
    '$300면 충분해요.',
  ])
    expect({ text, isInternal: isInternal(text) }).toEqual({ text, isInternal: true })
  for (const text of [
    '안녕하세요.',
    '세 번째 회의예요.',
    '2026년 3월에 시작해요.',
    '만 개를 만들었어요.',
    '천천히 할게요.',
    '직원이 30명이에요.',
  ])
    expect({ text, isInternal: isInternal(text) }).toEqual({ text, isInternal: false })
})

test('a pause or a much louder voice begins a paragraph', () => {
  const spoken = (start_ms: number, end_ms: number) => ({ start_ms, end_ms })
  const lines = [spoken(0, 2000), spoken(2500, 4000), spoken(6500, 8000), spoken(8000, 10_000), spoken(10_000, 12_000)]
  expect(paragraphsOf(lines, [])).toEqual([0, 0, 1, 1, 1])
  const levels = [900, 900, 900, 900, 0, 0, 900, 900, 3000, 3000, 3000, 3000]
  expect(paragraphsOf(lines, levels)).toEqual([0, 0, 1, 2, 2])
  expect(paragraphsOf(lines, new Array(12).fill(10))).toEqual([0, 0, 1, 1, 1])
})
