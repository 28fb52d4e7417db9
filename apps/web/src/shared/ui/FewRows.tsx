import type { ReactNode } from 'react'
import type { ListRead } from './DataList.tsx'
import { ErrorState } from './ErrorState.tsx'
import { NoneYet } from './NoneYet.tsx'
import { RowsSkeleton } from './PageSkeleton.tsx'

interface FewRowsProps<Row> {
  of: ListRead<Row>
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** Some rows in a card or panel, in all their states; how the rows look is the caller's matter. */
export const FewRows = <Row,>({ of: read, empty, children }: FewRowsProps<Row>) => {
  const rows = read.data?.query
  if (read.isError && !rows) return <ErrorState reason={read.error?.message} onRetry={() => read.refetch()} />
  if (!rows) return <RowsSkeleton />
  if (rows.length === 0) return <NoneYet>{empty}</NoneYet>
  return children(rows)
}
