import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Notice } from '../../ui/page/NoticePage.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import type { RowOf } from '../form/formTypes.ts'
import { BackLink } from './BackLink.tsx'
import { recordText } from './record.messages.ts'
import { useListPath } from './useListPath.ts'
import { type ParamsOf, type RecordQueryOf, useRecord } from './useRecord.ts'

/** What is said where the record is not there. */
export interface MissingWords {
  missingTitle?: string
  missingDescription?: string
}

interface WithRecordProps<E extends AnyEndpoint> {
  endpoint: E
  params: ParamsOf<E>
  /** What else the read asks for. */
  query?: RecordQueryOf<E>
  /** The list that it belongs to: the way back, with the filter that people came from. */
  list: { path: string; title: string }
  words?: MissingWords
  children: (row: RowOf<E>) => ReactNode
}

/** A record once it is here; until then its shape, and where there is none, words and the way back. */
export const WithRecord = <E extends AnyEndpoint>({
  endpoint,
  params,
  query,
  list,
  words,
  children,
}: WithRecordProps<E>) => {
  const { row, isMissing, error, refetch } = useRecord(endpoint, params, query)
  const listPath = useListPath(list.path)
  if (row) return children(row)
  if (isMissing)
    return (
      <Notice
        icon={IconFileOff}
        tone="gray"
        title={words?.missingTitle ?? recordText.missingTitle}
        description={words?.missingDescription ?? recordText.missingDescription}
      >
        <Button component={Link} to={listPath}>
          {recordText.back}
        </Button>
      </Notice>
    )
  if (error) return <ErrorState reason={error.message} onRetry={refetch} />
  return <PageSkeleton />
}

interface RecordPageProps<E extends AnyEndpoint> extends WithRecordProps<E> {
  title: (row: RowOf<E>) => ReactNode
  /** The record's name, where the title shows more than that. */
  name?: (row: RowOf<E>) => string
  /** One line under the title: what people should know first. */
  context?: (row: RowOf<E>) => ReactNode
  actions?: (row: RowOf<E>) => ReactNode
  /** Beside the content: facts, people, history. */
  side?: (row: RowOf<E>) => ReactNode
}

/** One record as a page: title, context, actions and the way back to its list; comments, files and history come as children. */
export const RecordPage = <E extends AnyEndpoint>(props: RecordPageProps<E>) => {
  const { title, name, context, actions, side, children, ...read } = props
  return (
    <WithRecord {...read}>
      {(row) => (
        <Page
          title={title(row)}
          name={name?.(row)}
          context={
            <>
              <BackLink {...read.list} />
              {context?.(row)}
            </>
          }
          actions={actions?.(row)}
        >
          {side ? <Columns side={side(row)}>{children(row)}</Columns> : children(row)}
        </Page>
      )}
    </WithRecord>
  )
}
