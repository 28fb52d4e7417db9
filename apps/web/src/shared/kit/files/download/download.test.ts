import type { Attachment } from '@crm/contract/features/files/files'
import { afterEach, expect, test, vi } from 'vitest'
import { toastStore } from '../../../ui/overlay/toast.ts'
import { download } from './download.ts'

const info = { originalname: '계획.pdf', size: 10, mimetype: 'application/pdf' }
const said = () => toastStore.current().at(-1)?.message

const inApp = (href = 'https://crm.example.com/') => {
  const postMessage = vi.fn()
  vi.stubGlobal('ReactNativeWebView', { postMessage })
  vi.stubGlobal('location', new URL(href))
  return () => postMessage.mock.calls.map(([message]) => JSON.parse(message))
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toastStore.current()) toastStore.dismiss(id)
})

test('in the app a file without a link cannot be fetched', async () => {
  const told = inApp()
  await download({ fa_no: 1, file_info: info })
  expect(said()).toBe('파일 다운로드에 실패했습니다.')
  expect(told()).toEqual([])
})

test('in the app the link is handed over, whole', async () => {
  const told = inApp()
  await download({ fa_no: 1, file_info: { ...info, presignedUrl: '/storage/files/a?b' } as Attachment['file_info'] })
  expect(told()).toEqual([{ type: 'download', url: 'https://crm.example.com/storage/files/a?b', name: '계획.pdf' }])
})

test('in the app on a local host outside storage is refused', async () => {
  const told = inApp('http://localhost:3000/')
  await download({ fa_no: 1, file_info: { ...info, presignedUrl: 'https://s3.example.com/x' } })
  expect(said()).toBe('로컬 환경에서는 테스트할 수 없어요')
  expect(told()).toEqual([])
})

test('a server that cannot be reached is said as a server error; what was cancelled is not said at all', async () => {
  vi.stubGlobal('location', new URL('https://crm.example.com/'))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  await download({ fa_no: 1 })
  expect(said()).toBe('서버오류. 지속되면 고객센터로 연락바랍니다.')
  for (const { id } of toastStore.current()) toastStore.dismiss(id)
  await download({ fa_no: 1 }, { signal: AbortSignal.abort() })
  expect(said()).toBeUndefined()
})

test('a download that breaks off in the middle has failed', async () => {
  vi.stubGlobal('location', new URL('https://crm.example.com/'))
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('broken off')),
  })
  const headers = { 'content-disposition': 'attachment; filename="a.txt"' }
  vi.stubGlobal('fetch', async () => new Response(body, { headers }))
  await download({ fa_no: 1 })
  expect(said()).toBe('다운로드에 실패했습니다')
})
