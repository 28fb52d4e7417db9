import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { IconUnlink } from '@tabler/icons-react'
import { LinkedPage } from '../../../shared/kit/record/LinkedPage.tsx'
import { NoticePage } from '../../../shared/ui/page/NoticePage.tsx'
import { useSignerPage } from '../contractSigning.api.ts'
import { signingText as text } from '../contractSigning.messages.ts'
import { SignerView } from './SignerView.tsx'

/** Unknown, revoked and old links look alike. */
export const SignerScreen = ({ t }: { t: string }) => (
  <LinkedPage
    read={useSignerPage(t)}
    gone={<NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={signingMessages.gone} />}
  >
    {(page) => <SignerView key={page.ctr_hash} t={t} page={page} />}
  </LinkedPage>
)
