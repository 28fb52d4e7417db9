import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { useNavigate } from 'react-router'
import { Card } from '../../ui/layout/Card.tsx'
import { CommentsCard } from '../comments/CommentsCard.tsx'
import { Attachments } from '../files/Attachments.tsx'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { RecordPage } from './RecordPage.tsx'
import { recordText } from './record.messages.ts'
import { useRecordNo } from './recordNo.ts'
import { mayChange, RecordActions, RecordContent, type RecordView, recordTarget } from './recordView.tsx'

/** The page of an ordinary record: its facts and comments, beside them files and history, with the ways to change and remove it. */
export const RecordScreen = <E extends AnyEndpoint, R extends AnyEndpoint>({ view }: { view: RecordView<E, R> }) => {
  const { endpoints, list, words, name, context } = view
  const no = useRecordNo()
  const navigate = useNavigate()
  const { params, to } = recordTarget(view, no)
  return (
    <RecordPage
      endpoint={endpoints.detail}
      params={params}
      list={list}
      {...(words && { words })}
      title={name}
      {...(context && { context })}
      actions={(row) => <RecordActions view={view} row={row} no={no} onRemoved={() => navigate(list.path)} />}
      side={(row) => (
        <>
          <Card title={recordText.files}>
            <Attachments to={to} canAdd={mayChange(view, row)} />
          </Card>
          <HistoryCard to={to} />
        </>
      )}
    >
      {(row) => (
        <>
          <RecordContent view={view} row={row} />
          <CommentsCard to={to} />
        </>
      )}
    </RecordPage>
  )
}
