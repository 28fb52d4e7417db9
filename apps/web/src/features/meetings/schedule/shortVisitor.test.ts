import { expect, test } from 'vitest'
import { shortVisitorOf } from './shortVisitor.ts'

test('a company by the name that tells it from others', () => {
  const short = (client_name: string | null) => shortVisitorOf({ client_name, ms_who: 'client' })
  expect(short('주식회사 그린루프')).toBe('그린루프')
  expect(short('㈜클린링크')).toBe('클린링크')
  expect(short('(주) 하이스케일')).toBe('하이스케일')
  expect(short('모던하우스 주식회사')).toBe('모던하우스')
  expect(short('블루링크')).toBe('블루링크')
  expect(short('주식회사')).toBe('주식회사')
  expect(short(null)).toBe('고객사')
})
