import { expect, test } from 'vitest'
import {
  computeHolidays,
  firstPublishedYear,
  holidaysUntil,
  lastPublishedYear,
  publishedHolidays,
} from './publicHolidays.ts'

/** Elections and temporary holidays are declared for one year only and cannot be computed. */
const declared: Record<string, string> = {
  '2018-06-13': '전국동시지방선거',
  '2020-04-15': '제21대 국회의원선거',
  '2020-08-17': '임시공휴일',
  '2022-03-09': '대통령선거',
  '2022-06-01': '전국동시지방선거',
  '2023-10-02': '임시공휴일',
  '2024-04-10': '제22대국회의원선거',
  '2024-10-01': '임시공휴일',
  '2025-01-27': '임시공휴일',
  '2025-06-03': '임시공휴일(대통령선거)',
  '2026-06-03': '전국동시지방선거',
}

const written = ({ hd_date, hd_name, kind }: { hd_date: string; hd_name: string; kind: string }) =>
  `${hd_date} ${hd_name} ${kind}`

const years = Array.from(
  { length: lastPublishedYear - firstPublishedYear + 1 },
  (_, index) => firstPublishedYear + index,
)

test('the years 2018 to 2027 are published', () => {
  expect([firstPublishedYear, lastPublishedYear]).toEqual([2018, 2027])
})

test.each(years)('%i computed is %i published, but for what was declared for that year only', (year) => {
  const computed = computeHolidays(year).map(written)
  const published = publishedHolidays
    .filter(({ hd_date, hd_name }) => hd_date.startsWith(`${year}-`) && declared[hd_date] !== hd_name)
    .map(written)
  expect(computed.sort()).toEqual(published.sort())
})

test('every declared day is really published', () => {
  const published = publishedHolidays.map(({ hd_date, hd_name }) => `${hd_date} ${hd_name}`)
  for (const [hd_date, hd_name] of Object.entries(declared)) expect(published).toContain(`${hd_date} ${hd_name}`)
})

/** 설날, 부처님 오신 날, 추석 of the Korea Astronomy and Space Science Institute. */
test.each([
  [2028, '2028-01-27', '2028-05-02', '2028-10-03'],
  [2029, '2029-02-13', '2029-05-20', '2029-09-22'],
  [2030, '2030-02-03', '2030-05-09', '2030-09-12'],
  [2031, '2031-01-23', '2031-05-28', '2031-10-01'],
  [2032, '2032-02-11', '2032-05-16', '2032-09-19'],
  [2033, '2033-01-31', '2033-05-06', '2033-09-08'],
  [2034, '2034-02-19', '2034-05-25', '2034-09-27'],
  [2035, '2035-02-08', '2035-05-15', '2035-09-16'],
])('lunar holidays of %i', (year, seollal, buddha, chuseok) => {
  const dateOf = (name: string) => computeHolidays(year).find(({ hd_name }) => hd_name === name)?.hd_date
  expect([dateOf('설날'), dateOf('부처님 오신 날'), dateOf('추석')]).toEqual([seollal, buddha, chuseok])
})

test('two holidays on one weekday give one substitute, after all days of the long one', () => {
  const substitutes = (year: number) =>
    computeHolidays(year)
      .filter(({ kind }) => kind === 'substitute')
      .map(({ hd_date, hd_name }) => [hd_date, hd_name])
  // 2028-10-03 is 추석 and 개천절, a Tuesday.
  expect(substitutes(2028)).toContainEqual(['2028-10-05', '대체공휴일(개천절)'])
  expect(substitutes(2028).filter(([day]) => day?.startsWith('2028-10'))).toHaveLength(1)
  // 2036-10-03 is 개천절 and the day before 추석, a Friday; the day after 추석 is a Sunday: Monday and Tuesday.
  expect(substitutes(2036).filter(([day]) => day?.startsWith('2036-10'))).toEqual([
    ['2036-10-06', '대체공휴일(개천절)'],
    ['2036-10-07', '대체공휴일(추석)'],
  ])
})

test('years that are published are not computed, later ones are, without a gap', () => {
  const all = holidaysUntil(2030)
  const sourceOf = (year: number) => [
    ...new Set(all.filter(({ hd_date }) => hd_date.startsWith(`${year}-`)).map(({ source }) => source)),
  ]
  expect(years.map(sourceOf)).toEqual(years.map(() => ['published']))
  expect([2028, 2029, 2030, 2031].map(sourceOf)).toEqual([['computed'], ['computed'], ['computed'], []])
})
