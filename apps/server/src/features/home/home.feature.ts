import type { home } from '@crm/contract/features/home/home'
import type { Handlers } from '../../http/handlers.ts'
import { myKpi, teamKpi } from './home.service.ts'

export const homeHandlers: Handlers<typeof home> = { myKpi, teamKpi }
