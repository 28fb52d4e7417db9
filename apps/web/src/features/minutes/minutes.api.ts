import { minutes } from '@crm/contract/features/minutes/minutes'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'

const rowsAtOnce = 5

export const useMinutesOf = (ms_no: number) => useRead(minutes.read, { query: { ms_no } })
export const useOwnMinutes = (proj_no?: number) =>
  useReadPages(minutes.ofClient, { query: proj_no === undefined ? {} : { proj_no } }, rowsAtOnce)
