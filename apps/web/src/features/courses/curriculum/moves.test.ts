import type { Chapter } from '@crm/contract/features/courses/courses.rows'
import { expect, test } from 'vitest'
import { lectureStep, withLectureAt } from './moves.ts'

const chapter = (crc_no: number, ...crl_nos: number[]): Chapter => ({
  ...{ crc_no, crs_no: 1, crc_title: '', rev: 1 },
  lectures: crl_nos.map((crl_no) => ({
    ...{ crl_no, crc_no, crl_kind: 'text', crl_title: '', crl_seconds: 0, rev: 1 },
    ...{ is_sample: false, is_hidden: false, is_filled: true },
  })),
})
const chapters = [chapter(1, 11, 12), chapter(2), chapter(3, 31)]
const shown = (all: readonly Chapter[]) => all.map(({ lectures }) => lectures.map(({ crl_no }) => crl_no))
const step = (crl_no: number, by: -1 | 1) => lectureStep(chapters, crl_no, by)

test('a lecture steps within its chapter, and over its ends into the next one', () => {
  expect(step(12, -1)).toEqual({ crc_no: 1, before: 11 })
  expect(step(11, 1)).toEqual({ crc_no: 1, before: null })
  expect(step(12, 1)).toEqual({ crc_no: 2, before: null })
  expect(step(31, -1)).toEqual({ crc_no: 2, before: null })
  expect(step(11, -1)).toBeUndefined()
  expect(step(31, 1)).toBeUndefined()
  expect(step(99, 1)).toBeUndefined()
})

test('the curriculum after a move', () => {
  const moved = withLectureAt(chapters, 31, { crc_no: 1, before: 12 })
  expect(shown(moved)).toEqual([[11, 31, 12], [], []])
  expect(moved[0]?.lectures[1]?.crc_no).toBe(1)
  expect(shown(withLectureAt(chapters, 11, { crc_no: 2, before: null }))).toEqual([[12], [11], [31]])
  expect(shown(withLectureAt(chapters, 11, { crc_no: 1, before: 11 }))).toEqual(shown(chapters))
})
