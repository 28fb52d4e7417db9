import { notices } from '@crm/contract/features/alimtalk/alimtalk'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'

export const useNoticesOf = (ms_no: number) => useRead(notices.read, { query: { ms_no } })
export const useSendNotices = () => useWrite(notices.send, { stale: [notices.read] })
