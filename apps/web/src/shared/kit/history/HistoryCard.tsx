import { type HistoryChange, type HistoryEntry, history } from '@crm/contract/features/history/history'
import type { RecordTarget } from '@crm/contract/kit/target'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { showDateTime } from '../../lib/format/date.ts'
import { useRead } from '../../lib/server/useRead.ts'
import { Tag } from '../../ui/display/Tag.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Paging } from '../../ui/list/Paging.tsx'
import { LoadedRows } from '../../ui/state/LoadedRows.tsx'
import classes from './HistoryCard.module.css'
import { historyText } from './history.messages.ts'

const usualLimit = 10

const actions = {
  insert: <Tag tone="green">{historyText.created}</Tag>,
  update: <Tag tone="gray">{historyText.changed}</Tag>,
  delete: <Tag tone="red">{historyText.deleted}</Tag>,
}

/** What it was before matters where something was changed; of what is new only what it is. */
const Values = ({ change: { before, after }, isNew }: { change: HistoryChange; isNew: boolean }) => {
  if (isNew) return after
  return (
    <>
      <span className={classes.before}>{before ?? historyText.nothing}</span>
      <IconArrowRight size={14} stroke={1.6} aria-label="→" className={classes.arrow} />
      <span>{after ?? historyText.nothing}</span>
    </>
  )
}

const isLine = ({ before, after }: HistoryChange) => before === null && after === null

const Changes = ({ entry: { action, changes } }: { entry: HistoryEntry }) => (
  <dl className={classes.changes}>
    {changes.map((change) => (
      // One save may change a field twice.
      <div key={`${change.field} ${change.before}`} data-line={isLine(change) || undefined}>
        <dt>{change.field}</dt>
        {!isLine(change) && (
          <dd>
            <Values change={change} isNew={action === 'insert'} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)

interface HistoryCardProps {
  to: RecordTarget
  title?: string
  empty?: string
  limit?: number
}

/** Who changed what of a record, the newest first. */
export const HistoryCard = ({
  to,
  title = historyText.title,
  empty = historyText.empty,
  limit = usualLimit,
}: HistoryCardProps) => {
  const [offset, setOffset] = useState(0)
  const read = useRead(history.list, { query: { ...to, offset, limit } })
  return (
    <Card title={title} note={read.data?.total || undefined}>
      <LoadedRows read={read} empty={empty}>
        {(entries) => (
          <ol className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.audit_no} className={classes.entry}>
                <p className={classes.head}>
                  {actions[entry.action]}
                  <strong>{entry.user_name ?? historyText.system}</strong>
                  <time>{showDateTime(entry.reg_dt)}</time>
                </p>
                <Changes entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </LoadedRows>
      {read.data && <Paging offset={offset} limit={limit} total={read.data.total} onChange={setOffset} />}
    </Card>
  )
}
