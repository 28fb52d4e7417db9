import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ReactNode } from 'react'
import { useKeys } from '../../lib/keyboard/keys.ts'
import { Panel, type PanelProps } from '../../ui/overlay/Panel.tsx'
import { uiText } from '../../ui/ui.messages.ts'
import type { RowOf } from '../form/formTypes.ts'
import { RecordLoading, type RecordLoadingProps } from './RecordLoading.tsx'
import type { MissingWords } from './RecordPage.tsx'
import { type ParamsOf, type RecordQueryOf, useRecord } from './useRecord.ts'

/** The panel of a record while it is on its way, for those that are not a `RecordPanel`. */
export const LoadingPanel = ({
  read,
  words,
  ...panel
}: RecordLoadingProps & Omit<PanelProps, 'opened' | 'children'> & { title: ReactNode }) => (
  <Panel opened {...panel}>
    <RecordLoading read={read} words={words} />
  </Panel>
)

interface RecordPanelProps<E extends AnyEndpoint> extends Pick<PanelProps, 'size' | 'onClose'> {
  endpoint: E
  params: ParamsOf<E>
  /** What else the read asks for: a list that is narrowed to the one record. */
  query?: RecordQueryOf<E>
  /** Also while the record is on its way. */
  title: (row: RowOf<E> | undefined) => ReactNode
  actions?: (row: RowOf<E>) => ReactNode
  /** The address of the same record as a page of its own. */
  page?: (row: RowOf<E>) => string
  words?: MissingWords
  children: (row: RowOf<E>) => ReactNode
}

/** A look at one record beside its list: its head leads to the neighbours and to the record's own page. */
export const RecordPanel = <E extends AnyEndpoint>(props: RecordPanelProps<E>) => {
  const { endpoint, params, query, title, actions, page, words, children, ...panel } = props
  const read = useRecord(endpoint, params, query)
  const { row } = read
  useKeys(page ? [{ shown: 'Enter', title: uiText.openPage, scope: 'panel' }] : [])
  return (
    <Panel {...panel} opened title={title(row)} actions={row && actions?.(row)} page={row && page?.(row)}>
      {row ? children(row) : <RecordLoading read={read} words={words} />}
    </Panel>
  )
}
