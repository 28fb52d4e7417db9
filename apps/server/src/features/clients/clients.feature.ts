import { clients } from '@crm/contract/features/clients/clients'
import { feature } from '../../feature.ts'
import { clientCommentOwners } from './clients.comments.ts'
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
import { clientHistoryOwners } from './history/history.service.ts'

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
    members: listClientMembers,
  },
  {
    fileOwners: clientFileOwners,
    commentOwners: clientCommentOwners,
    historyOwners: clientHistoryOwners,
    imports: [clientsImport],
  },
)
