import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { ApiProblem } from '@crm/contract/kit/client'
import { IconUnlink } from '@tabler/icons-react'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { NoticePage } from '../../../shared/ui/NoticePage.tsx'
import { PageSpinner } from '../../../shared/ui/PageSpinner.tsx'
import { useSignerPage } from '../contractSigning.api.ts'
import { signingText as text } from '../contractSigning.messages.ts'
import { SignerView } from './SignerView.tsx'

/** Unknown, revoked and old links look alike. */
export const SignerScreen = ({ t }: { t: string }) => {
  const { data, error, refetch } = useSignerPage(t)
  const page = data?.query[0]
  if (error instanceof ApiProblem && [400, 404].includes(error.status))
    return <NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={signingMessages.gone} />
  if (error && !page) return <ErrorState reason={error.message} onRetry={() => refetch()} />
  return page ? <SignerView key={page.ctr_hash} t={t} page={page} /> : <PageSpinner />
}
