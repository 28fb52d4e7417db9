import { buildups } from '@crm/contract/features/buildups/buildups'
import { feature } from '../../feature.ts'
import { buyBuildup, cancelBuildup, listBuildups, updateStep } from './buildups.service.ts'

export const buildupsFeature = feature(buildups, {
  list: listBuildups,
  buy: buyBuildup,
  cancel: cancelBuildup,
  updateStep,
})
