import { daysAfter, isWeekend, weekdayOf } from '@crm/contract/kit/days'
import * as published from '@hyunbinseo/holidays-kr/all'

export interface PublicHoliday {
  hd_date: string
  hd_name: string
  kind: 'public' | 'substitute'
  source: 'published' | 'computed'
}

interface Rule {
  /** As the official calendar writes it. */
  name: string
  /** `MM-DD`, or month and day of the Korean lunar calendar and the earliest day on which that can fall. */
  on: string | { lunar: string; from: string }
  /** The day before and the day after are holidays too. */
  threeDays?: true
  /** The first year in which it is a public holiday. */
  since?: number
  /** The first year in which a weekend or another holiday moves it, and whether a Saturday does. */
  substitute?: { since: number; onSaturday: boolean }
}

const movedAtWeekends = (since: number) => ({ since, onSaturday: true })
const movedOnSundays = { since: 2014, onSaturday: false }

/** 관공서의 공휴일에 관한 규정 제2조 (which days), 제3조 (which of them are substituted, and since when). */
const rules: Rule[] = [
  { name: '1월 1일', on: '01-01' },
  { name: '설날', on: { lunar: '1/1', from: '01-20' }, threeDays: true, substitute: movedOnSundays },
  { name: '3ㆍ1절', on: '03-01', substitute: movedAtWeekends(2021) },
  { name: '노동절', on: '05-01', since: 2026, substitute: movedAtWeekends(2026) },
  { name: '어린이날', on: '05-05', substitute: movedAtWeekends(2014) },
  { name: '부처님 오신 날', on: { lunar: '4/8', from: '04-26' }, substitute: movedAtWeekends(2023) },
  { name: '현충일', on: '06-06' },
  { name: '제헌절', on: '07-17', since: 2026, substitute: movedAtWeekends(2026) },
  { name: '광복절', on: '08-15', substitute: movedAtWeekends(2021) },
  { name: '추석', on: { lunar: '8/15', from: '09-06' }, threeDays: true, substitute: movedOnSundays },
  { name: '개천절', on: '10-03', substitute: movedAtWeekends(2021) },
  { name: '한글날', on: '10-09', substitute: movedAtWeekends(2021) },
  { name: '기독탄신일', on: '12-25', substitute: movedAtWeekends(2023) },
]

const sunday = 0
const saturday = 6

/** Month and day only: a leap month is written `4bis` and so never taken for the month itself. */
const lunarCalendar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })

const isLunar = (day: string, wanted: string) => {
  const parts = lunarCalendar.formatToParts(Date.parse(day))
  const part = (wantedType: string) => parts.find(({ type }) => type === wantedType)?.value
  return `${part('month')}/${part('day')}` === wanted
}

/** Asked day by day from the earliest one: the calendar only answers in that direction, and not quickly. */
const dateOf = ({ name, on }: Rule, year: number) => {
  if (typeof on === 'string') return `${year}-${on}`
  for (let day = `${year}-${on.from}`; day.startsWith(`${year}-`); day = daysAfter(day, 1)) {
    if (isLunar(day, on.lunar)) return day
  }
  throw new Error(`no ${name} in ${year}`)
}

interface Named {
  hd_date: string
  hd_name: string
  rule: Rule
}

const datesOfYear = (year: number): Named[] =>
  rules
    .filter(({ since = year }) => since <= year)
    .flatMap((rule) => {
      const { name } = rule
      const hd_date = dateOf(rule, year)
      if (!rule.threeDays) return [{ hd_date, hd_name: name, rule }]
      return [
        { hd_date: daysAfter(hd_date, -1), hd_name: `${name} 전날`, rule },
        { hd_date, hd_name: name, rule },
        { hd_date: daysAfter(hd_date, 1), hd_name: `${name} 다음 날`, rule },
      ]
    })

/** Which of the holidays of one day are made up for: 제3조제1항. */
const substitutedOn = (sameDay: Named[], year: number) => {
  const weekday = weekdayOf(sameDay[0]?.hd_date ?? '')
  const entitled = sameDay.filter(({ rule }) => rule.substitute && rule.substitute.since <= year)
  if (weekday === sunday) return entitled
  if (weekday === saturday) return entitled.filter(({ rule }) => rule.substitute?.onSaturday)
  // Two holidays on one weekday lose one day, not two.
  return sameDay.length > 1 ? entitled.slice(1 - sameDay.length) : []
}

/** The holidays of a year as the law has them today; elections and temporary holidays are not in it. */
export const computeHolidays = (year: number): PublicHoliday[] => {
  const named = datesOfYear(year)
  const taken = new Set(named.map(({ hd_date }) => hd_date))
  const byDay = [...Map.groupBy(named, ({ hd_date }) => hd_date)].sort(([one], [other]) => (one < other ? -1 : 1))
  const substitutes = byDay.flatMap(([hd_date, sameDay]) =>
    substitutedOn(sameDay, year).map(({ rule }): PublicHoliday => {
      // The first day after it that is no holiday; one that is taken, or a Saturday, moves on: 제3조제2항, 제3항.
      let free = daysAfter(hd_date, 1)
      while (taken.has(free) || isWeekend(free)) free = daysAfter(free, 1)
      taken.add(free)
      return { hd_date: free, hd_name: `대체공휴일(${rule.name})`, kind: 'substitute', source: 'computed' }
    }),
  )
  const ordinary = named.map(
    ({ hd_date, hd_name }): PublicHoliday => ({ hd_date, hd_name, kind: 'public', source: 'computed' }),
  )
  return [...ordinary, ...substitutes].sort((one, other) => (one.hd_date < other.hd_date ? -1 : 1))
}

const publishedDays: Record<string, readonly string[]> = Object.assign({}, ...Object.values(published))

/** Every holiday of the years for which the official calendar is out. */
export const publishedHolidays: PublicHoliday[] = Object.entries(publishedDays).flatMap(([hd_date, names]) =>
  names.map((hd_name): PublicHoliday => {
    const kind = hd_name.startsWith('대체공휴일') ? 'substitute' : 'public'
    return { hd_date, hd_name, kind, source: 'published' }
  }),
)

const yearOf = ({ hd_date }: PublicHoliday) => Number(hd_date.slice(0, 4))
const publishedYears = publishedHolidays.map(yearOf)
export const firstPublishedYear = Math.min(...publishedYears)
export const lastPublishedYear = Math.max(...publishedYears)

/** The lunar calendar answers slowly, and a year's holidays do not change while a server runs. */
const computedYears = new Map<number, PublicHoliday[]>()
const holidaysOf = (year: number) => {
  const known = computedYears.get(year) ?? computeHolidays(year)
  computedYears.set(year, known)
  return known
}

/** From the first published year to this one: as published, the later years computed. */
export const holidaysUntil = (lastYear: number): PublicHoliday[] => {
  const later = Array.from({ length: Math.max(0, lastYear - lastPublishedYear) }, (_, index) =>
    holidaysOf(lastPublishedYear + 1 + index),
  )
  return [...publishedHolidays, ...later.flat()]
}
