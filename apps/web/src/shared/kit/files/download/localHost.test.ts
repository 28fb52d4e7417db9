import { expect, test } from 'vitest'
import { isRefusedHere } from './localHost.ts'

const page = (href: string) => new URL(href)

test('outside storage is refused from a local host, our own is not', () => {
  expect(isRefusedHere('https://s3.example.com/b', page('http://localhost:3000/'))).toBe(true)
  expect(isRefusedHere('https://s3.example.com/b', page('http://127.0.0.1:3000/'))).toBe(true)
  expect(isRefusedHere('/storage/uploads', page('http://localhost:3000/'))).toBe(false)
  expect(isRefusedHere('https://s3.example.com/b', page('https://crm.example.com/'))).toBe(false)
})
