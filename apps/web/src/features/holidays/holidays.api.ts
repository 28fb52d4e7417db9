import { type Holiday, holidays } from '@crm/contract/features/holidays/holidays'
import { useMemo } from 'react'
import type { DayNames, DayRange } from '../../shared/lib/format/dayNames.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { holidayText } from './holidays.messages.ts'

const none: Holiday[] = []

/** The holidays of some days; the server says when they change, so that they are read once. */
export const useHolidaysRead = ({ from, to }: DayRange, enabled = true) => {
  const query = { start_dt: from, end_dt: to }
  return useRead(holidays.list, { query }, { enabled, freshFor: Number.POSITIVE_INFINITY })
}

const nameOf = ({ hd_name, is_expected }: Holiday) => (is_expected ? holidayText.expected(hd_name) : hd_name)

/** The names of the holidays of some days, by date. */
export const useHolidayNames = (range: DayRange, enabled?: boolean): DayNames => {
  const found = useHolidaysRead(range, enabled).data?.query ?? none
  return useMemo(() => {
    const byDay = Map.groupBy(found, ({ hd_date }) => hd_date)
    return new Map([...byDay].map(([day, all]) => [day, all.map(nameOf).join(', ')]))
  }, [found])
}
