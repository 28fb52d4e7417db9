import { expect, test } from 'vitest'
import { deviceName } from './device.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('a device has a name that an administrator recognises', () => {
  expect(deviceName(chrome)).toBe('Chrome, Windows')
  expect(deviceName(`${chrome} Whale/4.0.0`)).toBe('Whale, Windows')
  expect(deviceName(iphone)).toBe('Safari, iOS')
  expect(deviceName('curl/8')).toBe('Unknown, Unknown')
})
