import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ReactNode } from 'react'
import { useKeys } from '../../lib/keys.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel, type PanelProps } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { uiText } from '../../ui/ui.messages.ts'
import type { RowOf } from '../form/formTypes.ts'
import type { MissingWords } from './RecordPage.tsx'
import { recordText } from './record.messages.ts'
import { type ParamsOf, type RecordQueryOf, type RecordRead, useRecord } from './useRecord.ts'

interface RecordLoadingProps {
  /** `isMissing` where the read itself cannot tell: an address that names none, or a list without the one. */
  read: Pick<RecordRead<unknown>, 'error' | 'refetch'> & { isMissing?: boolean }
  words?: MissingWords | undefined
}

/** Stands in a panel or dialog for a record that is on its way, or will not come. */
export const RecordLoading = ({ read: { isMissing, error, refetch }, words }: RecordLoadingProps) => {
  if (isMissing || error?.status === 404)
    return (
      <div role="alert">
        <EmptyState
          words={
            <>
              <strong>{words?.missingTitle ?? recordText.missingTitle}</strong>
              <br />
              {words?.missingDescription ?? recordText.missingDescription}
            </>
          }
        />
      </div>
    )
  if (error) return <ErrorState reason={error.message} onRetry={refetch} />
  return (
    <>
      <Skeleton h={22} w="70%" />
      <Skeleton h={14} w="45%" mt={14} />
      <Skeleton h={120} mt={20} />
    </>
  )
}

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
