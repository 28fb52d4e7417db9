import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { PublicPage } from '../../../shared/ui/page/PublicPage.tsx'
import { LinkPayments } from '../../contractPayments/link/LinkPayments.tsx'
import { ContractHead } from './ContractHead.tsx'
import { ContractText } from './ContractText.tsx'
import { Signers } from './Signers.tsx'
import { SigningPage } from './SigningPage.tsx'
import { StateCard } from './StateCard.tsx'
import { maySign } from './signingSteps.ts'

/** The steps while it is one's turn; before and afterwards what has become of the contract, which can still be read. */
export const SignerView = ({ t, page }: { t: string; page: SignerPage }) =>
  maySign(page) ? (
    <SigningPage t={t} page={page} />
  ) : (
    <PublicPage>
      <ContractHead t={t} page={page} />
      <Stack>
        <StateCard t={t} page={page} />
        {isConcluded(page.ctr_state) && <LinkPayments t={t} />}
        <Signers page={page} />
        <ContractText html={page.ctr_html} isFolded={page.me.is_read} />
      </Stack>
    </PublicPage>
  )
