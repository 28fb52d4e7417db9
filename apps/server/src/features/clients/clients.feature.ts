import { clients } from '@crm/contract/features/clients/clients'
import { feature } from '../../feature.ts'
import { clientsImport } from './clients.import.ts'
import {
  clientFileOwners,
  createClient,
  getClient,
  getOwnCompany,
  listClientMembers,
  listClients,
  listSimilarClients,
  updateClient,
} from './clients.service.ts'
import { downloadClientExcel } from './excel.service.ts'
import { listHistory } from './history.service.ts'

export const clientsFeature = feature(
  clients,
  {
    list: listClients,
    excel: downloadClientExcel,
    similar: listSimilarClients,
    own: getOwnCompany,
    detail: getClient,
    create: createClient,
    update: updateClient,
    history: listHistory,
    members: listClientMembers,
  },
  { fileOwners: clientFileOwners, imports: [clientsImport] },
)
