import { expect, test } from 'vitest'
import { hidesRecorder } from './hiddenPaths.ts'

test.each(['/public/share/x', '/pre-survey/1', '/employee/work/new-tab-pre/3', '/device-check', '/test', '/test/mic'])(
  '%s has no recorder',
  (path) => {
    expect(hidesRecorder(path)).toBe(true)
  },
)

test.each(['/', '/employee/home', '/employee/work', '/mypage/meeting', '/publications'])('%s has it', (path) => {
  expect(hidesRecorder(path)).toBe(false)
})
