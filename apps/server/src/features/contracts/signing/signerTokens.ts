import { contractSigningScreens } from '@crm/contract/features/contractSigning/contractSigning.screens'
import type { Config } from '../../../config.ts'

/** The address of the signer's page; whoever has it reads the contract, so it is written into no log. */
export const signerUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string) => {
  const url = new URL(contractSigningScreens.PublicEstimateContract.path, publicUrl)
  url.searchParams.set('t', token)
  return url.href
}
