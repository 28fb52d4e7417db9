import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ComponentType } from 'react'
import type { ShownColumns } from './listColumns.tsx'
import type { PeekProps } from './OpenedPeek.tsx'
import { OpenedPeek } from './OpenedPeek.tsx'
import type { RowOf, useList } from './useList.ts'
import { usePeek } from './usePeek.ts'

interface PeekOverProps<E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string> {
  peek: ComponentType<PeekProps<RowKey>>
  columns: ShownColumns<RowOf<E>, Key, RowKey>
  list: Pick<ReturnType<typeof useList<E>>, 'read' | 'rows' | 'page'>
}

/** The record that is open from a list inside another record, over the page. */
export const PeekOver = <E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string>({
  peek: Peek,
  columns,
  list: { read, rows, page },
}: PeekOverProps<E, Key, RowKey>) => {
  const peek = usePeek({
    ...{ address: columns.rowKey, columns, rows, page, isOver: true },
    isCurrent: !read.isPlaceholderData,
    total: read.data?.total ?? 0,
  })
  return <OpenedPeek of={Peek} rowKey={columns.rowKey} peek={peek} place="over" />
}
