import { home } from '@crm/contract/features/home/home'
import { feature } from '../../feature.ts'
import { dismissFirstSteps, listFirstSteps } from './firstSteps.service.ts'
import { getMyKpi, getTeamKpi } from './home.service.ts'

export const homeFeature = feature(home, {
  firstSteps: listFirstSteps,
  dismissFirstSteps,
  myKpi: getMyKpi,
  teamKpi: getTeamKpi,
})
