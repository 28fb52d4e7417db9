import {
  type ClientEstimateRow,
  type ClientEstimateWaiting,
  clientWait,
} from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { showDate } from '../../shared/lib/format/date.ts'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { useWaiting } from './clientEstimates.api.ts'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'
import { WaitTag } from './WaitTag.tsx'

const aboutOf = ({ waits, est_valid_dt, next_due_dt, overdue_days, balance }: ClientEstimateRow) => {
  const open = won(balance ?? 0)
  if (waits === 'sign') return text.signNow
  if (waits === 'answer') return est_valid_dt && text.answerUntil(showDate(est_valid_dt))
  return waits === 'overdue' ? text.lateBy(overdue_days, open) : next_due_dt && text.dueOn(showDate(next_due_dt), open)
}

/** Of each kind how many; a kind leads to the list of them. */
const Counts = ({ waiting }: { waiting: ClientEstimateWaiting }) => (
  <CardPart hasLine>
    <Inline gap="md" wraps>
      {clientWait.values
        .filter((waits) => waiting[waits] > 0)
        .map((waits) => (
          <Link key={waits} to={pathOf('ClientEstimateList', {}, { waits })}>
            {text.count(text.waits[waits], waiting[waits])}
          </Link>
        ))}
    </Inline>
  </CardPart>
)

/** What waits for the company: to answer, to sign, to pay; nothing where no estimate ever came. */
export const ClientEstimatesCard = () => {
  const waiting = useWaiting().data?.query[0]
  if (!waiting?.total) return null
  const { rows } = waiting
  return (
    <Card
      title={text.title}
      flush
      actions={
        <Button component={Link} to={pathOf('ClientEstimateList')} size="xs" variant="default">
          {text.all}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <CardPart>
          <EmptyLine>{text.nothingWaits}</EmptyLine>
        </CardPart>
      ) : (
        <>
          <Counts waiting={waiting} />
          <RowList label={text.title}>
            {rows.map((row) => (
              <RowItem
                key={row.est_no}
                name={<Link to={pathOf('ClientEstimateDetail', { id: row.est_no })}>{row.est_title}</Link>}
                about={aboutOf(row)}
              >
                {row.waits && <WaitTag waits={row.waits} />}
              </RowItem>
            ))}
          </RowList>
        </>
      )}
    </Card>
  )
}
