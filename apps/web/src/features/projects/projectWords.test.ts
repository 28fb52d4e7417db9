import { expect, test } from 'vitest'
import { managerNames } from './list/managerNames.ts'
import { nextMeetingWords, periodWords, shortWon } from './projectWords.ts'

const now = '2026-11-16 09:00'
const manager = (emp_name: string) => ({ emp_name, pe_type: 'manager' as const })

test('managers are named up to two, then ".."; participants are not', () => {
  expect(managerNames([])).toBe('-')
  expect(managerNames([manager('김하나'), { emp_name: '이두리', pe_type: 'participant' }])).toBe('김하나')
  expect(managerNames([manager('김하나'), manager('이두리')])).toBe('김하나, 이두리')
  expect(managerNames([manager('김하나'), manager('이두리'), manager('박세찬')])).toBe('김하나, 이두리..')
})

test('no meeting ahead is said in the words of the specification', () => {
  expect(nextMeetingWords(null)).toBe('예정없음')
  expect(nextMeetingWords('2026-11-16 14:00', now)).toBe('11.16(월) 14:00')
})

test('large amounts are shortened', () => {
  expect(shortWon(9_900)).toBe('9,900 원')
  expect(shortWon(123_004_999)).toBe('1억 2,300만 원')
})

test('a period may be open at either end', () => {
  expect(periodWords('2026-11-16', '2027-01-31', now)).toBe('11.16(월) ~ 2027.01.31(일)')
  expect(periodWords('2026-11-16', null, now)).toBe('11.16(월)부터')
  expect(periodWords(null, '2025-12-31', now)).toBe('2025.12.31(수)까지')
  expect(periodWords(null, null)).toBe('')
})
