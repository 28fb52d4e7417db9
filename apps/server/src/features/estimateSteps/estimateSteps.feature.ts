import { estimateSteps } from '@crm/contract/features/estimateSteps/estimateSteps'
import { feature } from '../../feature.ts'
import { findViewingRoom } from '../estimates/viewings/viewers.service.ts'
import { endViewings, getViewings, startViewing } from '../estimates/viewings/viewings.service.ts'

/** Writing an estimate in steps, on a tablet; what it does besides is in estimates/viewings, whose rows they are. */
export const estimateStepsFeature = feature(
  estimateSteps,
  { viewings: getViewings, startViewing, endViewings },
  { guestRoom: findViewingRoom },
)
