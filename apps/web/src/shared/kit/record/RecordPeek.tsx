import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { generatePath } from 'react-router'
import { SmallText } from '../../ui/display/SmallText.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CommentsCard } from '../comments/CommentsCard.tsx'
import { Attachments } from '../files/Attachments.tsx'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { recordText } from './record.messages.ts'
import { mayChange, RecordActions, RecordContent, type RecordView, recordTarget } from './recordView.tsx'

interface RecordPeekProps<E extends AnyEndpoint, R extends AnyEndpoint> {
  view: RecordView<E, R>
  no: number
  onClose: () => void
}

/** An ordinary record beside its list: what it says, its files, comments and history, and the ways to change and remove it. */
export const RecordPeek = <E extends AnyEndpoint, R extends AnyEndpoint>(props: RecordPeekProps<E, R>) => {
  const { view, no, onClose } = props
  const { context, path, words } = view
  const { params, to } = recordTarget(view, no)
  return (
    <RecordPanel
      endpoint={view.endpoints.detail}
      params={params}
      title={(row) => (row ? view.name(row) : view.list.title)}
      actions={(row) => <RecordActions view={view} row={row} no={no} onRemoved={onClose} />}
      {...(path && { page: () => generatePath(path, { id: String(no) }) })}
      {...(words && { words })}
      onClose={onClose}
    >
      {(row) => (
        <Stack>
          {context && <SmallText>{context(row)}</SmallText>}
          <RecordContent view={view} row={row} />
          <Card title={recordText.files}>
            <Attachments to={to} canAdd={mayChange(view, row)} />
          </Card>
          <CommentsCard to={to} />
          <HistoryCard to={to} />
        </Stack>
      )}
    </RecordPanel>
  )
}
