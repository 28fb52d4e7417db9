import type { ApiProblem } from '@crm/contract/kit/client'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import type { MissingWords } from './RecordPage.tsx'
import { recordText } from './record.messages.ts'
import type { RecordRead } from './useRecord.ts'

export interface RecordLoadingProps {
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

interface LoadedRecordProps<Row> {
  read: { data: { query: readonly Row[] } | undefined; error: ApiProblem | null; refetch: () => unknown }
  words?: MissingWords
  children: (row: Row) => ReactNode
}

/** The one record that a read answers, inside a card, tab or dialog, in all its states. */
export const LoadedRecord = <Row,>({ read: { data, error, refetch }, words, children }: LoadedRecordProps<Row>) => {
  const row = data?.query[0]
  if (row !== undefined) return children(row)
  return <RecordLoading read={{ error, refetch, isMissing: data !== undefined }} words={words} />
}
