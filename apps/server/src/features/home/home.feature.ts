import { home } from '@crm/contract/features/home/home'
import { feature } from '../../feature.ts'
import { getMyKpi, getTeamKpi } from './home.service.ts'

export const homeFeature = feature(home, { myKpi: getMyKpi, teamKpi: getTeamKpi })
