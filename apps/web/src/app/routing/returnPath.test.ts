import { expect, test } from 'vitest'
import { returnPath, signInPath } from './returnPath.ts'
import { screenAt } from './screenAt.ts'

test('people come back to where they wanted to go', () => {
  const wanted = '/client/home?keyword=그린#top'
  const address = signInPath(wanted)
  expect(address).toMatch(/^\/login\?redirectFrom=/)
  expect(decodeURIComponent(returnPath(address.slice('/login'.length)))).toBe(wanted)
})

test('the root needs no return address', () => {
  expect(signInPath('/')).toBe('/login')
  expect(returnPath('')).toBe('/')
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example/x',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'client/home',
  '/login?redirectFrom=/',
])('an address elsewhere or of the sign-in screen itself is not followed: %s', (wanted) => {
  expect(returnPath(`?${new URLSearchParams({ redirectFrom: wanted })}`)).toBe('/')
})

test('an address belongs to a screen, or to none', () => {
  expect(screenAt('/')).toBe('Index')
  expect(screenAt('/client/home/')).toBe('BizHome')
  expect(screenAt('/client/home/more')).toBe('PageError')
  expect(screenAt('/nowhere')).toBe('PageError')
})
