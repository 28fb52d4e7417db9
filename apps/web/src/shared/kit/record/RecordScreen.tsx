import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { generatePath, Link, useNavigate } from 'react-router'
import { useWrite } from '../../lib/useWrite.ts'
import { Card } from '../../ui/Card.tsx'
import { confirm } from '../../ui/dialogs.ts'
import { CommentsCard } from '../comments/CommentsCard.tsx'
import { Attachments } from '../files/Attachments.tsx'
import type { RowOf } from '../form/formTypes.ts'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { type MissingWords, RecordPage } from './RecordPage.tsx'
import { recordText } from './record.messages.ts'
import { useRecordNo } from './recordNo.ts'
import type { ParamsOf } from './useRecord.ts'

interface RecordScreenProps<E extends AnyEndpoint, R extends AnyEndpoint> {
  endpoints: { detail: E; remove: R }
  /** The name of its number in the paths of the calls. */
  keyName: keyof ParamsOf<E> & keyof ParamsOf<R> & string
  /** Its table: `to_table` of files, comments and history. */
  table: string
  list: { path: string; title: string }
  /** The path of its form. */
  editPath: string
  words?: MissingWords
  title: (row: RowOf<E>) => ReactNode
  context?: (row: RowOf<E>) => ReactNode
  /** Where not everybody who sees it may change it. */
  canChange?: (row: RowOf<E>) => boolean
  children: (row: RowOf<E>) => ReactNode
}

interface ChangeButtonsProps {
  remove: AnyEndpoint
  params: unknown
  listPath: string
  editPath: string
}

const ChangeButtons = ({ remove, params, listPath, editPath }: ChangeButtonsProps) => {
  const navigate = useNavigate()
  const write = useWrite(remove, { done: messages.deleted, onDone: () => navigate(listPath) })
  const ask = async () => {
    const words = { title: messages.reallyDelete, yes: recordText.remove, tone: 'danger' } as const
    if (await confirm(words)) write.mutate({ params } as never)
  }
  return (
    <>
      <Button variant="default" onClick={ask} loading={write.isPending}>
        {recordText.remove}
      </Button>
      <Button component={Link} to={editPath}>
        {recordText.edit}
      </Button>
    </>
  )
}

/** The page of an ordinary record: its facts and comments, beside them files and history, with the ways to change and remove it. */
export const RecordScreen = <E extends AnyEndpoint, R extends AnyEndpoint>(props: RecordScreenProps<E, R>) => {
  const { endpoints, keyName, table, editPath, canChange = () => true, children, ...page } = props
  const no = useRecordNo()
  const to = { to_table: table, to_no: no }
  const params = { [keyName]: no } as ParamsOf<E>
  const buttons = (
    <ChangeButtons
      remove={endpoints.remove}
      params={params}
      listPath={page.list.path}
      editPath={generatePath(editPath, { id: String(no) })}
    />
  )
  return (
    <RecordPage
      {...page}
      endpoint={endpoints.detail}
      params={params}
      actions={(row) => (canChange(row) ? buttons : null)}
      side={(row) => (
        <>
          <Card title={recordText.files}>
            <Attachments to={to} canAdd={canChange(row)} />
          </Card>
          <HistoryCard to={to} />
        </>
      )}
    >
      {(row) => (
        <>
          {children(row)}
          <CommentsCard to={to} />
        </>
      )}
    </RecordPage>
  )
}
