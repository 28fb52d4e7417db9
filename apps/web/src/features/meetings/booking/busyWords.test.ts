import { expect, test } from 'vitest'
import { busyWords } from './busyWords.ts'

const busy = (emp_no: number, emp_name: string, start: string, end: string) => ({
  emp_no,
  emp_name,
  start_dt: `2026-05-04 ${start}`,
  end_dt: `2026-05-04 ${end}`,
})

test('each person has one sentence, with all their meetings', () => {
  expect(
    busyWords([
      busy(7, '김민수', '10:00', '11:00'),
      busy(9, '한동현', '10:30', '12:00'),
      busy(7, '김민수', '11:00', '11:15'),
    ]),
  ).toEqual([
    { emp_no: 7, words: '김민수 님은 10:00–11:00, 11:00–11:15에 다른 미팅이 있어요.' },
    { emp_no: 9, words: '한동현 님은 10:30–12:00에 다른 미팅이 있어요.' },
  ])
  expect(busyWords([])).toEqual([])
})
