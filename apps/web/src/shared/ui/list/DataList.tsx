import { type ComponentType, Fragment, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useRowKeys } from '../../lib/keyboard/useRowKeys.ts'
import { useIsPhone } from '../../lib/page/useIsPhone.ts'
import { Stack } from '../layout/Stack.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { ErrorState } from '../state/ErrorState.tsx'
import { uiText } from '../ui.messages.ts'
import type { Column, Sort } from './column.ts'
import { DataCards } from './DataCards.tsx'
import classes from './DataList.module.css'
import { DataTable, type RowsProps } from './DataTable.tsx'
import { Paging } from './Paging.tsx'
import type { RowGroups } from './rowGroups.ts'
import type { RowOptions } from './rowProps.ts'

/** What `useRead` gives for an endpoint that answers a list. */
export interface ListRead<Row> {
  data: { query: Row[]; total?: number } | undefined
  isPending: boolean
  isError: boolean
  isPlaceholderData?: boolean
  error?: { message: string } | null
  refetch: () => unknown
}

interface DataListProps<Row> extends RowOptions<Row> {
  read: ListRead<Row>
  columns: Column<Row>[]
  empty: ReactNode
  /** The action that fills an empty list. */
  emptyAction?: ReactNode
  sort?: Sort | undefined
  /** Another way to draw the rows than a table, on phones cards. */
  as?: ComponentType<RowsProps<Row>> | undefined
  /** A row drawn whole as a card of its own. */
  card?: ((row: Row) => ReactNode) | undefined
  /** Headings between the rows. */
  groups?: RowGroups<Row> | undefined
  /** Stands above the rows, also where there are none. */
  above?: ReactNode
  /** Told once the newest rows are on screen. */
  onDrawn?: () => void
  /** The list's filter and how to change it: `page={{ ...filter, onChange: (offset) => setFilter({ offset }) }}` */
  page?: { offset: number; limit: number; onChange: (offset: number) => void } | undefined
  /** Without its own frame, for a list inside a card. */
  bare?: boolean
}

const rowsHintedAt = 10

/** A list in all its states: loading, empty, failed with a retry, rows; a table, on phones cards. */
export const DataList = <Row,>({
  read,
  empty,
  emptyAction,
  page,
  bare,
  above,
  card,
  as,
  onDrawn,
  ...rows
}: DataListProps<Row>) => {
  const isPhone = useIsPhone()
  const frame = useRef<HTMLDivElement>(null)
  // Inside a card the list is one thing among others: the arrows go on scrolling the page.
  useRowKeys(frame, !bare && (rows.onRow ?? rows.selection) !== undefined)
  const Rows = as ?? (isPhone ? DataCards : DataTable)
  // A hundred rows take a while to draw: in the background, so that nothing else waits for them.
  const data = useDeferredValue(read.data)
  const newest = read.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when rows are drawn, not when somebody else listens
  useEffect(() => {
    if (data === newest) onDrawn?.()
  }, [data, newest])
  const total = data ? (data.total ?? data.query.length) : 0

  const content = () => {
    if (read.isError && !data)
      return <ErrorState title={uiText.listFailed} reason={read.error?.message} onRetry={() => read.refetch()} />
    if (data && data.query.length === 0)
      return total > 0 ? <EmptyState words={uiText.pastEnd} /> : <EmptyState words={empty} action={emptyAction} />
    if (card && data)
      return (
        <Stack>
          {data.query.map((row) => (
            <Fragment key={rows.rowKey(row)}>{card(row)}</Fragment>
          ))}
        </Stack>
      )
    return <Rows {...rows} rows={data?.query} expected={Math.min(page?.limit ?? rowsHintedAt, rowsHintedAt)} />
  }

  return (
    <div
      ref={frame}
      className={bare || (card && total > 0) ? undefined : classes.frame}
      aria-busy={read.isPending || read.isPlaceholderData || data !== read.data || undefined}
    >
      {above}
      <div className={classes.rows} data-waiting={read.isPlaceholderData || undefined}>
        {content()}
      </div>
      {data && total > 0 && (
        <footer className={classes.foot}>
          <span>{uiText.total(total)}</span>
          {page && <Paging {...page} total={total} />}
        </footer>
      )}
    </div>
  )
}
