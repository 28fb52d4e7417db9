import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { ListRead } from '../list/DataList.tsx'
import { RowsSkeleton } from '../page/PageSkeleton.tsx'
import { uiText } from '../ui.messages.ts'
import { EmptyLine } from './EmptyLine.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

interface LoadedRowsProps<Row> {
  read: ListRead<Row>
  empty: ReactNode
  /** The action that fills an empty list. */
  emptyAction?: ReactNode
  /** The shape of the rows to come, where lines of text would make the page jump. */
  loading?: ReactNode
  /** What stands around the other states where every row has a frame of its own. */
  frame?: ComponentType<{ children: ReactNode }>
  children: (rows: Row[]) => ReactNode
}

/** Some rows in a card or panel, in all their states; how the rows look is the caller's matter. */
export const LoadedRows = <Row,>({
  read,
  empty,
  emptyAction,
  loading = <RowsSkeleton />,
  frame: Frame = Fragment,
  children,
}: LoadedRowsProps<Row>) => {
  const rows = read.data?.query
  if (rows?.length) return children(rows)
  if (rows)
    return (
      <Frame>{emptyAction ? <EmptyState words={empty} action={emptyAction} /> : <EmptyLine>{empty}</EmptyLine>}</Frame>
    )
  if (read.isError)
    return (
      <Frame>
        <ErrorState reason={read.error?.message} onRetry={() => read.refetch()} />
      </Frame>
    )
  return (
    <Frame>
      <div role="status" aria-label={uiText.loading}>
        {loading}
      </div>
    </Frame>
  )
}
