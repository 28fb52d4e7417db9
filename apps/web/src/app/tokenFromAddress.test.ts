import { expect, test } from 'vitest'
import { migratedToken, withoutToken } from './tokenFromAddress.ts'

const token = 'aB3_-'.repeat(8)

test('a token comes in the address as base64', () => {
  expect(migratedToken(`?migrate=${encodeURIComponent(btoa(token))}&keyword=a`)).toBe(token)
  expect(migratedToken(`?migrate=${btoa(token).replaceAll('=', '')}`)).toBe(token)
})

test.each(['', '?migrate=', '?migrate=%%%', `?migrate=${token}`, `?migrate=${btoa('<script>')}`, '?keyword=x'])(
  '%j holds no token',
  (search) => {
    expect(migratedToken(search)).toBeNull()
  },
)

test('the address keeps everything else', () => {
  expect(withoutToken(`https://crm.example/client/home?a=1&migrate=${btoa(token)}&b=2#top`)).toBe(
    '/client/home?a=1&b=2#top',
  )
  expect(withoutToken('https://crm.example/?migrate=x')).toBe('/')
})
