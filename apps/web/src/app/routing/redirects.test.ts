import { expect, test } from 'vitest'
import { redirects } from './redirects.ts'

test('the client area begins at its home', () => {
  expect(redirects['/client']?.({})).toBe('/client/home')
})

test('a todo’s short address opens it in the todo list', () => {
  expect(redirects['/todo/:id']?.({ id: '42' })).toBe('/employee/todo?tl_no=42')
  expect(redirects['/todo/:id']?.({ id: 'a&b' })).toBe('/employee/todo?tl_no=a%26b')
})

test('a project begins at its dashboard', () => {
  expect(redirects['/employee/work/detail/:id']?.({ id: '7' })).toBe('/employee/work/detail/7/dashboard')
})

test('the bare address of an administration leads to its list', () => {
  expect(redirects['/employee/admin/contract']?.({})).toBe('/employee/admin/contract/list')
  expect(redirects['/employee/admin/coupon']?.({})).toBe('/employee/admin/coupon/list')
  expect(redirects['/employee/admin/member-management']?.({})).toBe('/employee/admin/member-management/list')
})
