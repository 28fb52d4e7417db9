import { home } from '@crm/contract/features/home/home'
import { projects } from '@crm/contract/features/projects/projects'
import type { OwnSort } from '@crm/contract/features/projects/projects.rows'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'

/** Page size of the dashboard's project list (docs/rules.md, home). */
const pageSize = 100

export const useOwnProjects = (is_own_sort: OwnSort) =>
  useReadPages(projects.main, { query: { is_own: 1, is_own_sort } }, pageSize)

export const useMyKpi = () => useRead(home.myKpi)
export const useTeamKpi = (enabled: boolean) => useRead(home.teamKpi, {}, { enabled })
