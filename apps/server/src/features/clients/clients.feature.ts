import { clients } from '@crm/contract/features/clients/clients'
import { feature } from '../../feature.ts'
import { clientFileOwners, create, detail, list, members, own, similar, update } from './clients.service.ts'
import { excel } from './excel.service.ts'
import { listHistory } from './history.service.ts'

export const clientsFeature = feature(
  clients,
  {
    list,
    excel,
    similar,
    own,
    detail,
    create,
    update,
    history: listHistory,
    members,
  },
  { fileOwners: clientFileOwners },
)
