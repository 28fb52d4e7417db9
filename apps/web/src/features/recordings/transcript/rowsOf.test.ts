import { expect, test } from 'vitest'
import { asText } from './asText.ts'
import { lineAt, rowsOf } from './rowsOf.ts'

const line = (line_no: number, paragraph: number, speaker: string | null = null) => ({
  line_no,
  start_ms: line_no * 4000,
  end_ms: line_no * 4000 + 3000,
  text: `말 ${line_no}`,
  paragraph,
  speaker,
  suggested_speaker: null,
  is_edited: false,
  is_internal: false,
})
const lines = [line(0, 0, '김민아'), line(1, 0, '김민아'), line(2, 1), line(3, 2)]

test('every paragraph begins with a head', () => {
  expect(rowsOf(lines).map(({ key }) => key)).toEqual([
    'paragraph-0',
    'line-0',
    'line-1',
    'paragraph-2',
    'line-2',
    'paragraph-3',
    'line-3',
  ])
  expect(rowsOf([])).toEqual([])
})

test('the line that is heard is the last one that has begun', () => {
  expect(lineAt(lines, 0)).toBe(0)
  expect(lineAt(lines, 7999)).toBe(1)
  expect(lineAt(lines, 8000)).toBe(2)
  expect(lineAt(lines, 900_000)).toBe(3)
  expect(lineAt([line(1, 0)], 100)).toBeNull()
})

test('as text, times lead and speakers are named where they begin', () => {
  expect(asText(lines)).toBe('김민아\n[00:00] 말 0\n[00:04] 말 1\n\n[00:08] 말 2\n\n[00:12] 말 3')
})
