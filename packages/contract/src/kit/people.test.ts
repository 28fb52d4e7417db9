import { expect, test } from 'vitest'
import {
  businessNumber,
  businessNumberProblem,
  ContactDraft,
  contactProblem,
  hyphenatePhone,
  mobilePhone,
  optionalMobilePhone,
  phoneProblem,
  showBusinessNumber,
  showPhone,
} from './people.ts'

test.each([
  ['010-12a4-5678', '숫자와 하이픈만 입력 가능합니다.'],
  ['０１０12345678', '숫자와 하이픈만 입력 가능합니다.'],
  ['0101234567', '휴대폰 번호는 11자리여야 합니다.'],
  ['010123456789', '휴대폰 번호는 11자리여야 합니다.'],
  ['02012345678', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ['02-1234-5678', '휴대폰 번호는 11자리여야 합니다.'],
  ['011-123-4567', '휴대폰 번호는 11자리여야 합니다.'],
  ['020-1234-5678', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ['0101-234-5678', '하이픈 위치가 올바르지 않습니다.'],
  ['010-12345678', '하이픈 위치가 올바르지 않습니다.'],
  ['010-1234-56789', '휴대폰 번호는 11자리여야 합니다.'],
  ['0-1012345-678', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ['--', '유효하지 않은 입력값입니다.'],
  ['', '휴대폰 번호를 입력해 주세요.'],
])('the phone helper says of %j: %s', (typed, message) => {
  expect(phoneProblem(typed)).toBe(message)
  expect(mobilePhone().safeParse(typed).error?.issues[0]?.message).toBe(message)
})

test.each(['01012345678', '010-1234-5678', ' 010-1234-5678 '])('%j is a mobile number', (typed) => {
  expect(mobilePhone().parse(typed)).toBe('01012345678')
})

test.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['010-1234', '010-1234'],
  ['010-12345', '010-1234-5'],
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['010123456789', '010123456789'],
  ['02-123', '02-123'],
  ['010a', '010a'],
])('%j gets its hyphens as it is typed: %j', (typed, shown) => {
  expect(hyphenatePhone(typed)).toBe(shown)
})

test('where a number may be missing, an empty one is kept empty', () => {
  expect(optionalMobilePhone().parse(' ')).toBe('')
  expect(optionalMobilePhone().safeParse('12').success).toBe(false)
})

test.each([
  ['', '', '이름과 연락처를 입력해 주세요.'],
  [' ', ' ', '이름과 연락처를 입력해 주세요.'],
  ['', '01012345678', '이름을 입력해 주세요.'],
  ['김미나', '', '연락처를 입력해 주세요.'],
  ['김미나', '0111234567', '올바른 연락처를 입력해 주세요.'],
  ['김미나', '010123456789', '올바른 연락처를 입력해 주세요.'],
  ['김미나', '0101-234-5678', '올바른 연락처를 입력해 주세요.'],
])('the contact modal says of %j and %j: %s', (name, number, message) => {
  expect(contactProblem({ name, number })?.message).toBe(message)
  expect(ContactDraft.safeParse({ name, number }).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a contact is kept without hyphens', () => {
  expect(ContactDraft.parse({ name: ' 김미나 ', number: '010-1234-5678' })).toEqual({
    name: '김미나',
    number: '01012345678',
  })
})

test('the last digit of a business number proves the others', () => {
  expect(businessNumber().parse('124-81-00998')).toBe('1248100998')
  expect(businessNumberProblem('220-81-62517')).toBeNull()
  expect(businessNumberProblem('220-81-62518')).toBe('올바르지 않은 사업자등록번호예요. 번호를 다시 확인해 주세요.')
  expect(businessNumberProblem('220-81-6251')).toBe('사업자등록번호 10자리를 입력해 주세요.')
})

test('numbers are shown with hyphens', () => {
  expect(showPhone('01012345678')).toBe('010-1234-5678')
  expect(showPhone('0111234567')).toBe('011-123-4567')
  expect(showPhone(null)).toBe('')
  expect(showBusinessNumber('1248100998')).toBe('124-81-00998')
})
