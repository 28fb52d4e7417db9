import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ComponentType } from 'react'
import { PanelPlace, PanelSteps } from '../../ui/panelPlace.ts'
import type { PeekProps } from './ListPage.tsx'
import type { ShownColumns } from './listColumns.tsx'
import type { RowOf, useList } from './useList.ts'
import { usePeek } from './usePeek.ts'

interface PeekOverProps<E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string> {
  peek: ComponentType<PeekProps<RowKey>>
  columns: ShownColumns<RowOf<E>, Key, RowKey>
  list: Pick<ReturnType<typeof useList<E>>, 'read' | 'rows' | 'page'>
}

/** The record that is open from a list inside another record, over the page, with the ways to its neighbours. */
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
  if (peek.opened === null) return null
  return (
    <PanelPlace value="over">
      <PanelSteps value={peek.steps}>
        <Peek
          key={peek.opened}
          {...({ [columns.rowKey]: peek.opened, onClose: peek.close, onOpen: peek.open } as PeekProps<RowKey>)}
        />
      </PanelSteps>
    </PanelPlace>
  )
}
