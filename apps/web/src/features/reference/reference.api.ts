import { reference } from '@crm/contract/features/reference/reference'
import { useRead } from '../../shared/lib/server/useRead.ts'

const whole = { query: { offset: 0, limit: 1000 } }

/** Read once, then from memory; `reference.changed` over the socket makes them be read again. */
const once = { freshFor: Number.POSITIVE_INFINITY }

export const useMeetingRooms = () => useRead(reference.meetingRooms, whole, once)
export const useEmployees = () => useRead(reference.employees, whole, once)
export const useBanners = () => useRead(reference.banners, whole, once)
export const useTeams = () => useRead(reference.teams, whole, once)
export const useRegions = () => useRead(reference.addr, whole, once)
export const useInvestmentTypes = () => useRead(reference.investmentTypes, whole, once)
export const useProjectTypes = () => useRead(reference.projectTypes, whole, once)
export const usePocketServices = () => useRead(reference.pocketServices, whole, once)
export const usePocketProcesses = () => useRead(reference.pocketProcesses, whole, once)
export const useBusinessTypes = () => useRead(reference.businessTypes, whole, once)
export const useBanks = () => useRead(reference.banks, whole, once)
export const useThemes = () => useRead(reference.themes, whole, once)

/** Only categories in use (state 1) that staff sell (pc_type 2). */
export const usePocketCategories = (filter: { state?: 0 | 1; pc_type?: number } = { state: 1, pc_type: 2 }) =>
  useRead(reference.pocketCategories, { query: { ...whole.query, ...filter } }, once)
