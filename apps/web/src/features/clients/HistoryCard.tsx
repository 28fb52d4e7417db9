import { type ClientChange, type ClientField, clientFields } from '@crm/contract/features/clients/clients'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { showDateTime } from '../../shared/lib/date.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { FewRows } from '../../shared/ui/FewRows.tsx'
import { Paging } from '../../shared/ui/Paging.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useClientHistory } from './clients.api.ts'
import { text } from './clients.messages.ts'
import classes from './HistoryCard.module.css'

const limit = 10
const labelOf = (field: string) => clientFields[field as ClientField] ?? field

/** People in charge come and go by name; of everything else it matters what it was before. */
const Change = ({ change, isNew }: { change: ClientChange['changes'][number]; isNew: boolean }) => {
  if (change.field === 'client_managers')
    return [change.before && text.removed(change.before), change.after && text.added(change.after)]
      .filter(Boolean)
      .join(', ')
  if (isNew) return change.after
  return (
    <>
      <span className={classes.before}>{change.before ?? text.nothing}</span>
      <IconArrowRight size={14} stroke={1.6} aria-label="→" className={classes.arrow} />
      <span>{change.after ?? text.nothing}</span>
    </>
  )
}

const Entry = ({ entry }: { entry: ClientChange }) => {
  const isNew = entry.action === 'insert'
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <Tag tone={isNew ? 'green' : 'gray'}>{isNew ? text.created : text.changed}</Tag>
        <strong>{entry.user_name ?? text.system}</strong>
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
    <Card title={text.history} note={data?.total || undefined}>
      <FewRows of={history} empty={text.noHistory}>
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
