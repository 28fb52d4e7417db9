import { minutesLimit } from '@crm/contract/features/minutes/minutes'
import { expect, test } from 'vitest'
import { withTemplate } from './withTemplate.ts'

test('a template fills an empty text, follows a written one, and never makes it too long', () => {
  expect(withTemplate('', '- 사업 개요')).toBe('- 사업 개요')
  expect(withTemplate(' \n', '- 사업 개요')).toBe('- 사업 개요')
  expect(withTemplate('이미 쓴 글\n', '- 다음 일정')).toBe('이미 쓴 글\n\n- 다음 일정')
  expect(withTemplate('이미 쓴 글', '')).toBe('이미 쓴 글')
  expect(withTemplate('가'.repeat(minutesLimit), '나')).toBeUndefined()
})
