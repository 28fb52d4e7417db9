import { minutes } from '@crm/contract/features/minutes/minutes'
import { useRead } from '../../shared/lib/useRead.ts'

export const useMinutesOf = (ms_no: number) => useRead(minutes.read, { query: { ms_no } })
export const useOwnMinutes = (limit: number, proj_no?: number) =>
  useRead(minutes.ofClient, { query: { ...(proj_no === undefined ? {} : { proj_no }), offset: 0, limit } })
