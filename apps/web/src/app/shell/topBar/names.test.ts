import { expect, test } from 'vitest'
import { initials, shownName } from './names.ts'

test('two characters stand for a person', () => {
  expect(initials('김서연')).toBe('김서')
  expect(initials('Kim Seo')).toBe('Ki')
})

test('clients appear under their representative’s name', () => {
  const person = { user_name: '박담당', client_rep_name: '김대표' }
  expect(shownName({ ...person, user_type: 'client' })).toBe('김대표')
  expect(shownName({ ...person, user_type: 'client', client_rep_name: null })).toBe('박담당')
  expect(shownName({ ...person, user_type: 'emp', client_rep_name: null })).toBe('박담당')
})
