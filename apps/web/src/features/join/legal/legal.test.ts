import { legalVersions } from '@crm/contract/features/join/join'
import { expect, test } from 'vitest'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const wordsOf = (text: object) => JSON.stringify(text)

test('the facts that must be told are told', () => {
  expect(wordsOf(terms)).toMatch(/7일 이내에 청약을 철회/)
  expect(wordsOf(terms)).toMatch(/적용일 7일 전부터 공지.*불리한 변경은 적용일 30일 전부터/)
  expect(wordsOf(privacy)).toMatch(/계약 또는 청약 철회 등에 관한 기록","5년"/)
  expect(wordsOf(privacy)).toMatch(/대금 결제 및 재화 등의 공급에 관한 기록","5년"/)
  expect(wordsOf(privacy)).toMatch(/불만 또는 분쟁 처리에 관한 기록","3년"/)
  for (const text of [terms, privacy]) {
    expect(wordsOf(text)).toContain('평일 10:00부터 19:00까지')
    expect(wordsOf(text)).toContain('12시간 이내에 답변')
  }
})

test('people agree to the versions that they are shown', () => {
  expect(privacy.version).toContain(`버전 ${legalVersions.privacy}`)
  expect(privacy.version).toContain('2020-01-31')
  const [year, month, day] = legalVersions.terms.split('-').map(Number)
  expect(terms.version).toContain(`${year}년 ${month}월 ${day}일`)
})
