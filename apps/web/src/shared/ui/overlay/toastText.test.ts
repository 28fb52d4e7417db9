import { messages } from '@crm/contract/messages'
import { expect, test } from 'vitest'
import { toastText } from './toastText.ts'

test('one sentence has no full stop, several keep theirs', () => {
  expect(toastText('접근 권한이 없어요.')).toBe('접근 권한이 없어요')
  expect(toastText('할 일을 등록했어요')).toBe('할 일을 등록했어요')
  expect(toastText('2.5MB까지 올릴 수 있어요.')).toBe('2.5MB까지 올릴 수 있어요')
  expect(toastText('요청이 너무 많아요. 잠시 후 다시 시도해 주세요.')).toBe(
    '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  )
})

test('quoted words stay to the letter', () => {
  for (const text of [messages.saved, messages.filesTooLarge, messages.tooManyFiles, messages.completed])
    expect(toastText(text)).toBe(text)
})
