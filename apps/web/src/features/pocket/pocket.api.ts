import { type CashType, pocket } from '@crm/contract/features/pocket/pocket'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { pocketText } from './pocket.messages.ts'

export const cashLogPage = 10

export const useCashLog = (client_no: number, filter: { cl_type?: CashType; offset: number }) =>
  useRead(pocket.list, { query: { client_no, ...filter, limit: cashLogPage } })

export const useReverse = () => useWrite(pocket.reverse, { done: pocketText.reverseDone })
