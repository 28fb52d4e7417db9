import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { SearchField } from '../../shared/ui/input/SearchField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Notice } from '../../shared/ui/page/NoticePage.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { Spinner } from '../../shared/ui/state/Spinner.tsx'
import { uiText } from '../../shared/ui/ui.messages.ts'
import { GuidePage } from '../GuidePage.tsx'
import { signInPath } from '../routing/returnPath.ts'
import { CallCard } from './CallCard.tsx'
import { docsText } from './docs.messages.ts'
import { byFeature, callsOf, type DocumentedCall, findCalls } from './openApiDocument.ts'
import { useApiDocument } from './useApiDocument.ts'

const SignInNotice = () => (
  <Notice
    icon={IconLock}
    tone="amber"
    heading="h2"
    title={docsText.signInTitle}
    description={docsText.signInDescription}
  >
    <Button component={Link} to={signInPath(screens.ApiDocs.path)}>
      {docsText.signIn}
    </Button>
  </Notice>
)

const Calls = ({ calls, onClear }: { calls: DocumentedCall[]; onClear: () => void }) => {
  if (calls.length === 0)
    return (
      <EmptyState
        words={docsText.notFound}
        action={
          <Button variant="default" onClick={onClear}>
            {uiText.clearSearch}
          </Button>
        }
      />
    )
  return byFeature(calls).map(([feature, found]) => (
    <div key={feature} id={feature}>
      <Card title={feature} note={docsText.count(found.length)} flush>
        {found.map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </Card>
    </div>
  ))
}

/** The whole contract, readable: what may be called, by whom, with what, and what comes back. */
export const ApiDocsScreen = () => {
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useApiDocument()
  const calls = useMemo(() => (data ? callsOf(data) : []), [data])

  const content = () => {
    if (error?.status === 401) return <SignInNotice />
    if (error?.status === 403)
      return (
        <Notice
          icon={IconLock}
          tone="amber"
          heading="h2"
          title={docsText.staffTitle}
          description={docsText.staffDescription}
        />
      )
    if (error) return <ErrorState reason={error.message} onRetry={refetch} />
    return data ? <Calls calls={findCalls(calls, typed)} onClear={() => setTyped('')} /> : <Spinner />
  }

  return (
    <GuidePage
      title={docsText.title}
      context={docsText.context}
      sections={byFeature(calls).map(([feature]) => ({ id: feature, title: feature }))}
      filter={data && <SearchField value={typed} onSearch={setTyped} label={docsText.filter} w={320} />}
    >
      {content()}
    </GuidePage>
  )
}
