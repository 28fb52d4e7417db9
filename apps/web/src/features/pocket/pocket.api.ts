import { pocket } from '@crm/contract/features/pocket/pocket'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { pocketText } from './pocket.messages.ts'

/** What a company has now; undefined until it is known. */
export const useBalance = (client_no: number) =>
  useRead(pocket.list, { query: { client_no, offset: 0, limit: 10 } }).data?.cash

export const useReverse = () => useWrite(pocket.reverse, { done: pocketText.reverseDone })
