import { home } from '@crm/contract/features/home/home'
import { feature } from '../../feature.ts'
import { myKpi, teamKpi } from './home.service.ts'

export const homeFeature = feature(home, { myKpi, teamKpi })
