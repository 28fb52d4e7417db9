import { type CashLog, type CashType, cashType } from '@crm/contract/features/pocket/pocket'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { showFullDate } from '../../shared/lib/date.ts'
import { grouped } from '../../shared/lib/grouped.ts'
import type { Column } from '../../shared/ui/column.ts'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'
import classes from './Pocket.module.css'
import { pocketText } from './pocket.messages.ts'

const tones: Record<CashType, Tone> = { free: 'accent', take: 'amber', use: 'gray', refund: 'teal', reverse: 'red' }

const Amount = ({ value }: { value: number }) => (
  <span className={classes.amount} data-gain={value > 0 || undefined}>
    {pocketText.signed(value)}
  </span>
)

const ReverseCell = ({ entry, onReverse }: { entry: CashLog; onReverse: (entry: CashLog) => void }) => {
  if (entry.cl_type === 'reverse') return null
  if (entry.reversed_by !== null) return <span className={classes.undone}>{pocketText.reversed}</span>
  if (entry.pbu_no !== null) return <span className={classes.undone}>{pocketText.ofOrder}</span>
  return (
    <Tooltip label={pocketText.reverse}>
      <ActionIcon size="sm" aria-label={pocketText.reverse} onClick={() => onReverse(entry)}>
        <IconArrowBackUp size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

export const cashColumns = (onReverse: (entry: CashLog) => void): Column<CashLog>[] => [
  { key: 'reg_dt', title: pocketText.date, width: 104, onCard: 'fact', render: ({ reg_dt }) => showFullDate(reg_dt) },
  {
    key: 'cl_type',
    title: pocketText.kindTitle,
    width: 62,
    onCard: 'fact',
    render: ({ cl_type }) => <Tag tone={tones[cl_type]}>{cashType.label(cl_type)}</Tag>,
  },
  { key: 'reason', title: pocketText.reason, strong: true, render: ({ cl_info }) => cl_info.reason || '-' },
  {
    key: 'cl_amount',
    title: pocketText.amount,
    width: 94,
    align: 'right',
    onCard: 'aside',
    render: ({ cl_amount }) => <Amount value={cl_amount} />,
  },
  {
    key: 'cl_balance',
    title: pocketText.balanceTitle,
    width: 94,
    align: 'right',
    onCard: 'hidden',
    render: ({ cl_balance }) => grouped(cl_balance),
  },
  {
    key: 'emp_name',
    title: pocketText.person,
    width: 70,
    onCard: 'fact',
    render: ({ emp_name }) => emp_name ?? pocketText.byClient,
  },
  {
    key: 'reverse',
    title: pocketText.actions,
    width: 64,
    align: 'right',
    onCard: 'aside',
    render: (entry) => <ReverseCell entry={entry} onReverse={onReverse} />,
  },
]
