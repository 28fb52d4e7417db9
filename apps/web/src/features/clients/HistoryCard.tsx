import { type ClientChange, type ClientField, clientFields } from '@crm/contract/features/clients/clients'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { showDateTime } from '../../shared/lib/date.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { FewRows } from '../../shared/ui/FewRows.tsx'
import { Paging } from '../../shared/ui/Paging.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useClientHistory } from './clients.api.ts'
import { clientsText } from './clients.messages.ts'
import classes from './HistoryCard.module.css'

const limit = 10
const labelOf = (field: string) => clientFields[field as ClientField] ?? field

/** People in charge come and go by name; of everything else it matters what it was before. */
const Change = ({ change, isNew }: { change: ClientChange['changes'][number]; isNew: boolean }) => {
  if (change.field === 'client_managers')
    return [change.before && clientsText.removed(change.before), change.after && clientsText.added(change.after)]
      .filter(Boolean)
      .join(', ')
  if (isNew) return change.after
  return (
    <>
      <span className={classes.before}>{change.before ?? clientsText.nothing}</span>
      <IconArrowRight size={14} stroke={1.6} aria-label="→" className={classes.arrow} />
      <span>{change.after ?? clientsText.nothing}</span>
    </>
  )
}

const Entry = ({ entry }: { entry: ClientChange }) => {
  const isNew = entry.action === 'insert'
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <Tag tone={isNew ? 'green' : 'gray'}>{isNew ? clientsText.created : clientsText.changed}</Tag>
        <strong>{entry.user_name ?? clientsText.system}</strong>
        <time>{showDateTime(entry.reg_dt)}</time>
      </p>
      <dl className={classes.changes}>
        {entry.changes.map((change) => (
          <div key={change.field}>
            <dt>{labelOf(change.field)}</dt>
            <dd>
              <Change change={change} isNew={isNew} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Who changed what of the company, the newest first. */
export const HistoryCard = ({ client_no }: { client_no: number }) => {
  const [offset, setOffset] = useState(0)
  const history = useClientHistory(client_no, offset)
  const { data } = history
  return (
    <Card title={clientsText.history} note={data?.total || undefined}>
      <FewRows of={history} empty={clientsText.noHistory}>
        {(entries) => (
          <ol className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.audit_no} entry={entry} />
            ))}
          </ol>
        )}
      </FewRows>
      {data && <Paging offset={offset} limit={limit} total={data.total} onChange={setOffset} />}
    </Card>
  )
}
