import type { clients } from '@crm/contract/features/clients/clients'
import type { Handlers } from '../../http/handlers.ts'
import { create, detail, list, members, own, similar, update } from './clients.service.ts'
import { excel } from './excel.service.ts'
import { listHistory } from './history.service.ts'

export const clientHandlers: Handlers<typeof clients> = {
  list,
  excel,
  similar,
  own,
  detail,
  create,
  update,
  history: listHistory,
  members,
}
