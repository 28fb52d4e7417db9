import { type ClientType, clients, clientType } from '@crm/contract/features/clients/clients'
import { screens } from '@crm/contract/screens'
import { type Palette, searchSource, shownAtOnce } from '../../shared/lib/page/palette.ts'
import { detailPath } from '../reference/clientPaths.ts'
import { clientsText } from './clients.messages.ts'

const companiesOf = (client_type: ClientType) =>
  searchSource({
    name: client_type,
    title: clientType.label(client_type),
    endpoint: clients.list,
    request: (keyword) => ({
      query: { client_type, keyword, sort: 'client_name' as const, desc: 0 as const, limit: shownAtOnce },
    }),
    found: ({ query, total }) => ({
      total,
      hits: query.map(({ client_no, client_name, client_rep_name, region }) => ({
        key: `company-${client_no}`,
        title: client_name,
        detail: [client_rep_name, region].filter(Boolean).join(' · '),
        path: detailPath(client_no),
      })),
    }),
    allPath: (keyword) => `${screens.ClientVcList.path}?${new URLSearchParams({ client_type, keyword })}`,
  })

export const clientsPalette: Palette = {
  actions: [
    {
      title: screens.ClientVcCreate.title,
      also: clientsText.palette.create,
      screens: ['ClientVcCreate'],
      path: screens.ClientVcCreate.path,
    },
    {
      title: clientsText.importTitle,
      also: clientsText.palette.import,
      screens: ['ClientVcCreate'],
      form: () => import('./ClientImportPanel.tsx').then((file) => file.ClientImportPanel),
    },
  ],
  search: [
    {
      title: clientType.label('client'),
      screens: ['ClientVcDetail'],
      order: 2,
      sources: clientType.values.map(companiesOf),
    },
  ],
}
