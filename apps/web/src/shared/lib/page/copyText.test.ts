import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/overlay/toast.ts'
import { uiText } from '../../ui/ui.messages.ts'
import { copyText } from './copyText.ts'

vi.mock('../../ui/overlay/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const withClipboard = (clipboard: object | undefined) => vi.stubGlobal('navigator', { clipboard })

test('what was copied is said', async () => {
  const writeText = vi.fn(async () => {})
  withClipboard({ writeText })
  await copyText('110-123', { copied: '계좌번호를 복사했어요' })
  expect(writeText).toHaveBeenCalledWith('110-123')
  expect(toast.success).toHaveBeenCalledWith('계좌번호를 복사했어요')
})

test('a browser without a clipboard, and one that refuses, are said as well', async () => {
  withClipboard(undefined)
  await copyText('110-123')
  withClipboard({ writeText: () => Promise.reject(new Error('refused')) })
  await copyText('110-123')
  expect(vi.mocked(toast.error).mock.calls).toEqual([[uiText.copyFailed], [uiText.copyFailed]])
  expect(toast.success).not.toHaveBeenCalled()
})
