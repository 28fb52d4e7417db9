import { type ClientType, clients, clientType } from '@crm/contract/features/clients'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { screens } from '@crm/contract/screens'
import { detailPath } from '../../../features/clients/clientPaths.ts'
import type { SearchedThing } from '../places.ts'

const shownAtOnce = 5

export interface SearchHit {
  key: string
  title: string
  /** What tells it from others with the same name. */
  detail: string
  path: string
  /** Leads to everything that was found. */
  isAll?: boolean
}

/** One group of results: what is asked, and what its answer means. */
export interface SearchSource {
  name: string
  title: string
  endpoint: AnyEndpoint
  request: (keyword: string) => object
  found: (answer: unknown) => { hits: SearchHit[]; total: number }
  /** Where everything that was found is shown. */
  allPath: (keyword: string) => string
}

interface SourceOf<E extends AnyEndpoint> extends Omit<SearchSource, 'endpoint' | 'request' | 'found'> {
  endpoint: E
  request: (keyword: string) => RequestOf<E>
  found: (answer: AnswerOf<E>) => { hits: SearchHit[]; total: number }
}

const source = <E extends AnyEndpoint>(of: SourceOf<E>) => of as unknown as SearchSource

const companiesOf = (client_type: ClientType) =>
  source({
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

/** The groups in which results appear, by what is searched for. */
export const searchSources: Record<SearchedThing, SearchSource[]> = {
  company: clientType.values.map(companiesOf),
}
