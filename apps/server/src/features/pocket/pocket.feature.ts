import { pocket } from '@crm/contract/features/pocket/pocket'
import { feature } from '../../feature.ts'
import { addPocket, listCashLog, listOwnCashLog, reversePocket } from './pocket.service.ts'

export const pocketFeature = feature(pocket, {
  list: listCashLog,
  own: listOwnCashLog,
  add: addPocket,
  reverse: reversePocket,
})
