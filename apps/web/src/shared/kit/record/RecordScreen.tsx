import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { generatePath, Link, useNavigate } from 'react-router'
import { useWrite } from '../../lib/useWrite.ts'
import { Card } from '../../ui/Card.tsx'
import { confirm } from '../../ui/dialogs.ts'
import { SmallText } from '../../ui/SmallText.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { CommentsCard } from '../comments/CommentsCard.tsx'
import { Attachments } from '../files/Attachments.tsx'
import type { RowOf } from '../form/formTypes.ts'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { type MissingWords, RecordPage } from './RecordPage.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { recordText } from './record.messages.ts'
import { useRecordNo } from './recordNo.ts'
import type { ParamsOf } from './useRecord.ts'

/** What the page and the panel of an ordinary record have in common. */
interface RecordView<E extends AnyEndpoint, R extends AnyEndpoint> {
  endpoints: { detail: E; remove: R }
  /** The name of its number in the paths of the calls. */
  keyName: keyof ParamsOf<E> & keyof ParamsOf<R> & string
  /** Its table: `to_table` of files, comments and history. */
  table: string
  list: { path: string; title: string }
  /** The path of its page. */
  path: string
  /** The path of its form. */
  editPath: string
  words?: MissingWords
  title: (row: RowOf<E>) => ReactNode
  context?: (row: RowOf<E>) => ReactNode
  /** Where not everybody who sees it may change it. */
  canChange?: (row: RowOf<E>) => boolean
  children: (row: RowOf<E>) => ReactNode
}

/** States the types of a record's view once, so that its page and its panel take it as it is. */
export const recordView = <E extends AnyEndpoint, R extends AnyEndpoint>(view: RecordView<E, R>) => view

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
export const RecordScreen = <E extends AnyEndpoint, R extends AnyEndpoint>({ view }: { view: RecordView<E, R> }) => {
  const { endpoints, keyName, table, path: _, editPath, canChange = () => true, children, ...page } = view
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

interface RecordPeekProps<E extends AnyEndpoint, R extends AnyEndpoint> {
  view: RecordView<E, R>
  no: number
  onClose: () => void
}

/** The same record beside its list: what it says, its files and comments, and the way to its page and its form. */
export const RecordPeek = <E extends AnyEndpoint, R extends AnyEndpoint>(props: RecordPeekProps<E, R>) => {
  const { view, no, onClose } = props
  const { canChange = () => true, context } = view
  const to = { to_table: view.table, to_no: no }
  return (
    <RecordPanel
      endpoint={view.endpoints.detail}
      params={{ [view.keyName]: no } as ParamsOf<E>}
      title={(row) => (row ? view.title(row) : view.list.title)}
      actions={(row) =>
        canChange(row) && (
          <Button component={Link} to={generatePath(view.editPath, { id: String(no) })}>
            {recordText.edit}
          </Button>
        )
      }
      page={() => generatePath(view.path, { id: String(no) })}
      {...(view.words && { words: view.words })}
      onClose={onClose}
    >
      {(row) => (
        <Stack>
          {context && <SmallText>{context(row)}</SmallText>}
          {view.children(row)}
          <Card title={recordText.files}>
            <Attachments to={to} canAdd={canChange(row)} />
          </Card>
          <CommentsCard to={to} />
        </Stack>
      )}
    </RecordPanel>
  )
}
