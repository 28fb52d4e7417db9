import { expect, test } from 'vitest'
import { showBytes } from './bytes.ts'

test.each([
  [0, '0B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [10_240, '10KB'],
  [1_048_575, '1MB'],
  [2_411_724, '2.3MB'],
  [2 * 1024 ** 3, '2GB'],
  [10 * 1024 ** 3, '10GB'],
])('%i bytes are %s', (bytes, shown) => {
  expect(showBytes(bytes)).toBe(shown)
})
