import type { ReactNode } from 'react'
import type { ListRead } from './DataList.tsx'
import { EmptyLine } from './EmptyLine.tsx'
import { ErrorState } from './ErrorState.tsx'
import { RowsSkeleton } from './PageSkeleton.tsx'
import { uiText } from './ui.messages.ts'

interface LoadedRowsProps<Row> {
  read: ListRead<Row>
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** Some rows in a card or panel, in all their states; how the rows look is the caller's matter. */
export const LoadedRows = <Row,>({ read, empty, children }: LoadedRowsProps<Row>) => {
  const rows = read.data?.query
  if (read.isError && !rows) return <ErrorState reason={read.error?.message} onRetry={() => read.refetch()} />
  if (!rows)
    return (
      <div role="status" aria-label={uiText.loading}>
        <RowsSkeleton />
      </div>
    )
  if (rows.length === 0) return <EmptyLine>{empty}</EmptyLine>
  return children(rows)
}
