import { clients } from '@crm/contract/features/clients/clients'
import { projects } from '@crm/contract/features/projects/projects'
import { reference } from '@crm/contract/features/reference/reference'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { useDebouncedValue } from '@mantine/hooks'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { isSearchable } from './searchable.ts'

const typingPause = 250
const offeredAtOnce = 100

/** What a picker offers: whatever is searched for, one's own projects until then. */
export const useOfferedProjects = (typed: string) => {
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const query = isSearchable(keyword) ? { keyword, limit: offeredAtOnce } : { is_own: 1, limit: offeredAtOnce }
  return useRead(projects.find, { query }).data?.query ?? []
}

export const useProjectNamed = (proj_no: number | null) => {
  const query = { proj_no: proj_no ?? undefined, limit: 1 }
  return useRead(projects.find, { query }, { enabled: proj_no !== null }).data?.query[0]
}

export const useClients = (filter: Partial<QueryOf<typeof clients.list>>) => useRead(clients.list, { query: filter })

/** A company that was chosen before, by its number. */
export const useClientNamed = (client_no: number | null) => {
  const query = { client_no: client_no ?? undefined, limit: 1 }
  return useRead(clients.list, { query }, { enabled: client_no !== null }).data?.query[0]
}

export const useCourseNames = (filter: Partial<QueryOf<typeof reference.courseNames>>, enabled = true) =>
  useRead(reference.courseNames, { query: filter }, { enabled }).data?.query ?? []
