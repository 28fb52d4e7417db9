import { Password } from '@crm/contract/features/auth/auth'
import { expect, test } from 'vitest'
import { passwordRules, passwordStrength } from './passwordStrength.ts'

test.each([
  ['', 0],
  ['short1', 1],
  ['12345678', 1],
  ['aaaaaaa1', 1],
  ['password1', 1],
  ['qwer1234', 1],
  ['builders7', 2],
  ['Builders7', 3],
  ['buildershouse7', 3],
  ['Builders-house7', 4],
])('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('the rules shown are the rules kept', () => {
  for (const password of ['', 'short1', '12345678', 'abcdefgh', 'abcdefg1', '비밀번호비밀번호1a']) {
    const isAllowed = Object.values(passwordRules).every((holds) => holds(password))
    expect(Password.safeParse(password).success).toBe(isAllowed)
  }
})
