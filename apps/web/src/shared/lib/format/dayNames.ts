import { createContext, use } from 'react'

/** What special days are called, by date: one feature provides them, calendars anywhere show them. */
export type DayNames = ReadonlyMap<string, string>

export interface DayRange {
  from: string
  to: string
}

type UseDayNames = (range: DayRange, enabled?: boolean) => DayNames

const none: DayNames = new Map()

const DayNamesSource = createContext<UseDayNames>(() => none)

/** Takes a hook that never changes; without a provider no day has a name. */
export const DayNamesProvider = DayNamesSource.Provider

/** The special days of a year, with those of its neighbours that a calendar shows beside it. */
export const useDayNamesOfYear = (year: number, enabled: boolean): DayNames => {
  const useDayNames = use(DayNamesSource)
  return useDayNames({ from: `${year - 1}-12-15`, to: `${year + 1}-01-15` }, enabled)
}
