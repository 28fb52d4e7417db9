import { contractSigningScreens } from '@crm/contract/features/contractSigning/contractSigning.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const contractSigningWeb = webFeature(contractSigningScreens, {
  PublicEstimateContract: () => import('./ContractScreen.tsx').then((file) => file.ContractScreen),
})
