import {
  type BankRow,
  type BankState,
  bankState,
  type Candidate,
  type Certainty,
  certainty,
  matchReason,
} from '@crm/contract/features/bankRows/bankRows.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'

const certaintyTones: Record<Certainty, Tone> = { certain: 'green', choose: 'amber', unknown: 'gray' }
const stateTones: Record<BankState, Tone> = { waiting: 'amber', later: 'violet', ignored: 'gray', done: 'accent' }

export const BankRowTag = ({ row }: { row: Pick<BankRow, 'certainty' | 'bkr_state'> }) =>
  row.certainty ? (
    <Tag tone={certaintyTones[row.certainty]}>{certainty.label(row.certainty)}</Tag>
  ) : (
    <Tag tone={stateTones[row.bkr_state]}>{bankState.label(row.bkr_state)}</Tag>
  )

/** Why it may be this one. */
export const ReasonTags = ({ reasons }: Pick<Candidate, 'reasons'>) => (
  <Inline wraps gap="xs">
    {reasons.map((reason) => (
      <Tag key={reason} tone="teal">
        {matchReason.label(reason)}
      </Tag>
    ))}
  </Inline>
)
