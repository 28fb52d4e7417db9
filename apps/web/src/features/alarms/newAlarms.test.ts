import type { Alarm } from '@crm/contract/features/alarms/alarms'
import { expect, test } from 'vitest'
import { type NewAlarms, prepend, removeAlarm, topUp } from './newAlarms.ts'

const alarm = (al_no: number, al_count = 1): Alarm => ({
  al_no,
  state: 1,
  al_title: `알림 ${al_no}`,
  al_body: '',
  al_link: '/',
  al_count,
  reg_dt: '2025-11-16 14:00',
})
const listOf = (total: number, ...numbers: number[]): NewAlarms => ({
  state: 1,
  query: numbers.map((number) => alarm(number)),
  total,
})
const shown = ({ query, total }: NewAlarms) => [query.map(({ al_no }) => al_no), total]

test('a new one comes first, and the list holds five', () => {
  expect(shown(prepend(listOf(0), alarm(1)))).toEqual([[1], 1])
  expect(shown(prepend(listOf(9, 5, 4, 3, 2, 1), alarm(6)))).toEqual([[6, 5, 4, 3, 2], 10])
})

test('one that has grown moves up and is not counted twice, shown before or not', () => {
  const grown = prepend(listOf(3, 3, 2, 1), alarm(1, 2))
  expect(shown(grown)).toEqual([[1, 3, 2], 3])
  expect(grown.query[0]?.al_count).toBe(2)
  expect(shown(prepend(listOf(9, 9, 8, 7, 6, 5), alarm(1, 4)))).toEqual([[1, 9, 8, 7, 6], 9])
  // Heard twice.
  expect(shown(prepend(listOf(1, 1), alarm(1)))).toEqual([[1], 1])
})

test('checking removes and counts down; what is not there changes nothing', () => {
  expect(shown(removeAlarm(listOf(7, 5, 4, 3, 2, 1), 3))).toEqual([[5, 4, 2, 1], 6])
  expect(shown(removeAlarm(listOf(2, 2, 1), 9))).toEqual([[2, 1], 2])
})

test('one more tops the list up, once', () => {
  const rest = removeAlarm(listOf(7, 7, 6, 5, 4, 3), 5)
  expect(shown(topUp(rest, listOf(6, 2)))).toEqual([[7, 6, 4, 3, 2], 6])
  expect(shown(topUp(topUp(rest, listOf(6, 2)), listOf(6, 2)))).toEqual([[7, 6, 4, 3, 2], 6])
  expect(shown(topUp(listOf(1, 1), listOf(1)))).toEqual([[1], 1])
})
