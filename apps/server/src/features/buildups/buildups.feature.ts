import { buildups } from '@crm/contract/features/buildups/buildups'
import { feature } from '../../feature.ts'
import { buy, cancel, list, updateStep } from './buildups.service.ts'

export const buildupsFeature = feature(buildups, { list, buy, cancel, updateStep })
