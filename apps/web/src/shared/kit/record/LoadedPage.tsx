import type { ApiProblem } from '@crm/contract/kit/client'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'

/** A read of one record, as `useRead` and `useQuery` have it. */
export interface OneRead<Row> {
  data: { query: readonly Row[] } | undefined
  error: ApiProblem | null
  refetch: () => unknown
}

interface LoadedPageProps<Row> {
  read: OneRead<Row>
  /** Of the page that says why its content did not come. */
  title: string
  children: (row: Row) => ReactNode
}

/** A page of which everybody has one, such as one's own account: its shape, why it did not come, or its content. */
export const LoadedPage = <Row,>({ read: { data, error, refetch }, title, children }: LoadedPageProps<Row>) => {
  const row = data?.query[0]
  if (row !== undefined) return children(row)
  if (!error) return <PageSkeleton />
  return (
    <Page title={title}>
      <Card>
        <ErrorState reason={error.message} onRetry={refetch} />
      </Card>
    </Page>
  )
}
