import { estimateStepScreens } from '@crm/contract/features/estimateSteps/estimateSteps.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const estimateStepsWeb = webFeature(
  estimateStepScreens,
  { EstimateStep: () => import('./EstimateStepScreen.tsx').then((file) => file.EstimateStepScreen) },
  { palette: () => import('./estimateSteps.palette.ts').then((file) => file.estimateStepsPalette) },
)
