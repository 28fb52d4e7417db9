import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { useWrite } from '../../lib/server/useWrite.ts'
import { type Fact, Facts } from '../../ui/display/Facts.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { confirm } from '../../ui/overlay/dialogs.ts'
import type { RowOf } from '../form/formTypes.ts'
import type { MissingWords } from './RecordPage.tsx'
import { recordText } from './record.messages.ts'
import type { ParamsOf } from './useRecord.ts'

/** What the page and the panel of an ordinary record have in common. */
export interface RecordView<E extends AnyEndpoint, R extends AnyEndpoint> {
  endpoints: { detail: E; remove: R }
  /** The name of its number in the paths of the calls. */
  keyName: keyof ParamsOf<E> & keyof ParamsOf<R> & string
  /** Its table: `to_table` of files, comments and history. */
  table: string
  list: { path: string; title: string }
  /** The path of its page, if it has one. */
  path?: string
  /** What changes it: the path of a page of its own, or a form that opens where the record is shown. */
  edit: string | ((row: RowOf<E>, onClose: () => void) => ReactNode)
  words?: MissingWords
  name: (row: RowOf<E>) => string
  context?: (row: RowOf<E>) => ReactNode
  /** Where not everybody who sees it may change it. */
  canChange?: (row: RowOf<E>) => boolean
  /** Where one that may be changed may have to stay. */
  canRemove?: (row: RowOf<E>) => boolean
  /** What else can be done with it. */
  actions?: (row: RowOf<E>) => ReactNode
  facts?: (row: RowOf<E>) => (Fact | false)[]
  children?: (row: RowOf<E>) => ReactNode
}

/** States the types of a record's view once, so that its page and its panel take it as it is. */
export const recordView = <E extends AnyEndpoint, R extends AnyEndpoint>(view: RecordView<E, R>) => view

/** Its number as the calls take it, and as its files, comments and history do. */
export const recordTarget = <E extends AnyEndpoint, R extends AnyEndpoint>(view: RecordView<E, R>, no: number) => ({
  params: { [view.keyName]: no } as ParamsOf<E>,
  to: { to_table: view.table, to_no: no },
})

export const mayChange = <E extends AnyEndpoint, R extends AnyEndpoint>(view: RecordView<E, R>, row: RowOf<E>) =>
  view.canChange?.(row) ?? true

interface PartProps<E extends AnyEndpoint, R extends AnyEndpoint> {
  view: RecordView<E, R>
  row: RowOf<E>
}

interface RecordActionsProps<E extends AnyEndpoint, R extends AnyEndpoint> extends PartProps<E, R> {
  no: number
  onRemoved: () => void
}

/** The ways to remove and to change a record, the same on its page and in its panel. */
export const RecordActions = <E extends AnyEndpoint, R extends AnyEndpoint>(props: RecordActionsProps<E, R>) => {
  const { view, row, no, onRemoved } = props
  const { edit, canRemove = () => true } = view
  const [isEditing, setEditing] = useState(false)
  const remove: AnyEndpoint = view.endpoints.remove
  const write = useWrite(remove, { done: messages.deleted, onDone: onRemoved })
  const ask = async () => {
    const words = {
      title: messages.reallyDelete,
      description: view.name(row),
      yes: recordText.remove,
      tone: 'danger',
    } as const
    if (await confirm(words)) write.mutate({ params: recordTarget(view, no).params } as never)
  }
  return (
    <>
      {mayChange(view, row) && canRemove(row) && (
        <Button variant="default" onClick={ask} loading={write.isPending}>
          {recordText.remove}
        </Button>
      )}
      {view.actions?.(row)}
      {mayChange(view, row) &&
        (typeof edit === 'string' ? (
          <Button component={Link} to={generatePath(edit, { id: String(no) })}>
            {recordText.edit}
          </Button>
        ) : (
          <Button onClick={() => setEditing(true)}>{recordText.edit}</Button>
        ))}
      {isEditing && typeof edit !== 'string' && edit(row, () => setEditing(false))}
    </>
  )
}

/** What a record says of itself. */
export const RecordContent = <E extends AnyEndpoint, R extends AnyEndpoint>({ view, row }: PartProps<E, R>) => (
  <>
    {view.facts && (
      <Card title={recordText.facts}>
        <Facts facts={view.facts(row)} />
      </Card>
    )}
    {view.children?.(row)}
  </>
)
