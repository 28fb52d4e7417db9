import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isInApp, readAppSession, sendToApp } from './mobileApp.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://crm.example' }))
afterEach(() => vi.unstubAllGlobals())

const message = (data: unknown, origin = '') => ({ data, origin }) as MessageEvent

test('both kinds of web view are our app, a browser is not', () => {
  expect(isInApp()).toBe(false)
  const said: string[] = []
  const bridge = { postMessage: (words: string) => said.push(words) }
  vi.stubGlobal('ReactNativeWebView', bridge)
  sendToApp({ type: 'login', token: 'x' })
  vi.stubGlobal('ReactNativeWebView', undefined)
  vi.stubGlobal('webkit', { messageHandlers: { builderCrm: bridge } })
  expect(isInApp()).toBe(true)
  sendToApp({ type: 'logout' })
  expect(said).toEqual(['{"type":"login","token":"x"}', '{"type":"logout"}'])
})

test('the web view of another app is a browser', () => {
  vi.stubGlobal('webkit', { messageHandlers: { somebodyElse: {} } })
  expect(isInApp()).toBe(false)
})

test('the app hands over its token and its device', () => {
  const words = { type: 'token', token: 'abc', device_code: 'iphone-0001', device_name: '미나의 iPhone' }
  const { type: _, ...session } = words
  expect(readAppSession(message(JSON.stringify(words)))).toEqual(session)
  expect(readAppSession(message(words, 'https://crm.example'))).toEqual(session)
  expect(readAppSession(message({ type: 'token', token: null }))).toEqual({ token: null })
})

test('nobody else is believed, nor anything else', () => {
  expect(readAppSession(message({ type: 'token', token: 'abc' }, 'https://evil.example'))).toBeNull()
  expect(readAppSession(message('not json'))).toBeNull()
  expect(readAppSession(message(null))).toBeNull()
  expect(readAppSession(message({ type: 'other', token: 'abc' }))).toBeNull()
  expect(readAppSession(message({ type: 'token', token: 5 }))).toBeNull()
  expect(readAppSession(message({ type: 'token', token: 'abc', device_code: '기기 하나' }))).toEqual({ token: 'abc' })
})
