import { expect, test } from 'vitest'
import { messageOf, treatmentOf } from './rules.ts'

const origin = 'https://crm.example.com'

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/employee/work/list?keyword=a', 'page'],
  ['GET', 'navigate', '/docs', 'page'],
  ['GET', 'navigate', '/crm/v3/files/download?fa_no=1', 'untouched'],
  ['GET', 'cors', '/assets/index-abc.js', 'asset'],
  ['GET', 'no-cors', '/assets/font-abc.woff2', 'asset'],
  ['GET', 'cors', '/crm/v3/auth/profile', 'untouched'],
  ['POST', 'cors', '/assets/x', 'untouched'],
  ['GET', 'websocket', '/socket.io/?EIO=4', 'untouched'],
  ['GET', 'cors', '/storage/1', 'untouched'],
  ['GET', 'no-cors', '/favicon.svg', 'offlineFile'],
  ['GET', 'no-cors', '/offline.js', 'offlineFile'],
  ['GET', 'no-cors', '/manifest.webmanifest', 'untouched'],
])('%s %s %s is %s', (method, mode, path, treatment) => {
  expect(treatmentOf({ method, mode, url: origin + path }, origin)).toBe(treatment)
})

test('what belongs to another site is not ours to keep', () => {
  expect(treatmentOf({ method: 'GET', mode: 'cors', url: 'https://other.example/assets/a.js' }, origin)).toBe(
    'untouched',
  )
})

test('a message is shown as sent, and something is shown for any message', () => {
  const sent = { al_no: 3, title: '할 일', body: '내용', link: '/todo/3' }
  expect(messageOf(JSON.stringify(sent))).toEqual(sent)
  const plain = { al_no: 0, title: '새 알림이 있어요', body: '', link: '/' }
  for (const broken of [undefined, '', 'nonsense', 'null', '{}']) expect(messageOf(broken)).toEqual(plain)
})

test('a click never leaves the site', () => {
  for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(messageOf(JSON.stringify({ link })).link).toBe('/')
})
