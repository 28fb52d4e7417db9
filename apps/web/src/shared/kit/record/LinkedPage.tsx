import { ApiProblem } from '@crm/contract/kit/client'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NoticePage } from '../../ui/page/NoticePage.tsx'
import { PageSpinner } from '../../ui/page/PageSpinner.tsx'
import { uiText } from '../../ui/ui.messages.ts'

/** What the link led to is not there, no longer there, or the link is none: people are told the same of all three. */
export const isGone = (problem: unknown) => problem instanceof ApiProblem && [400, 404, 410].includes(problem.status)

interface LinkedPageProps<Row> {
  read: { data: { query: readonly Row[] } | undefined; error: Error | null; refetch: () => unknown }
  /** Instead of the page, where the link leads nowhere. */
  gone: ReactNode
  children: (row: Row) => ReactNode
}

/** A whole page outside the product that a link leads to: on its way, gone, why it did not come, or its content. */
export const LinkedPage = <Row,>({ read: { data, error, refetch }, gone, children }: LinkedPageProps<Row>) => {
  if (isGone(error)) return gone
  const row = data?.query[0]
  if (row !== undefined) return children(row)
  if (!error) return <PageSpinner />
  return (
    <NoticePage icon={IconCloudOff} tone="gray" title={messages.loadFailed} description={error.message}>
      <Button onClick={() => refetch()}>{uiText.retry}</Button>
    </NoticePage>
  )
}
