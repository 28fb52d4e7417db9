import { minutes } from '@crm/contract/features/minutes/minutes'
import { useRead } from '../../shared/lib/useRead.ts'

export const useMinutesOf = (ms_no: number) => useRead(minutes.read, { query: { ms_no } })
export const useOwnMinutes = (limit: number) => useRead(minutes.ofClient, { query: { offset: 0, limit } })
