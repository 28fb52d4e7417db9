import { meetings } from '@crm/contract/features/meetings/meetings'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite, type WriteOptions } from '../../shared/lib/server/useWrite.ts'

/** One's own meetings that are not over yet. */
export const useComingMeetings = () => useRead(meetings.dday, { query: { is_own: 1, offset: 0, limit: 100 } })

export const useMeetings = (filter: QueryOf<typeof meetings.list>) => useRead(meetings.list, { query: filter })

export const useMeeting = (ms_no: number) => useRead(meetings.detail, { params: { ms_no } })

/** What stands on a day; other people's bookings appear as they are made. */
export const useMeetingDay = (date: string, enabled = true) => useRead(meetings.day, { query: { date } }, { enabled })

export const useMemoOf = (msm_no: number) => useRead(meetings.memo, { params: { msm_no } })

export const useVisit = (options: WriteOptions<typeof meetings.visit>) => useWrite(meetings.visit, { ...options })

export const useWait = (options: WriteOptions<typeof meetings.wait>) => useWrite(meetings.wait, { ...options })

export const useMoveMeeting = (options: WriteOptions<typeof meetings.move>) => useWrite(meetings.move, { ...options })

export const useRemoveMeeting = (options: WriteOptions<typeof meetings.remove>) =>
  useWrite(meetings.remove, { ...options })
