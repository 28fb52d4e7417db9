import { type CashLog, type CashType, cashType } from '@crm/contract/features/pocket/pocket'
import { columnsOf } from '@crm/contract/kit/columns'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { showFullDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { pocketText } from './pocket.messages.ts'

export const cashTones: Record<CashType, Tone> = {
  free: 'accent',
  take: 'amber',
  use: 'gray',
  refund: 'teal',
  reverse: 'red',
  charge: 'green',
}

export const Amount = ({ value }: { value: number }) => (
  <Text weight="strong" tone={value > 0 ? 'accent' : 'plain'}>
    {pocketText.signed(value)}
  </Text>
)

const ReverseCell = ({ entry, onReverse }: { entry: CashLog; onReverse: (entry: CashLog) => void }) => {
  if (entry.cl_type === 'reverse') return null
  if (entry.reversed_by !== null) return <SmallText as="span">{pocketText.reversed}</SmallText>
  if (entry.pbu_no !== null) return <SmallText as="span">{pocketText.ofOrder}</SmallText>
  if (entry.pay_no !== null) return <SmallText as="span">{pocketText.ofPayment}</SmallText>
  if (entry.ctr_no !== null) return <SmallText as="span">{pocketText.ofContract}</SmallText>
  return (
    <Tooltip label={pocketText.reverse}>
      <ActionIcon size="sm" aria-label={pocketText.reverse} onClick={() => onReverse(entry)}>
        <IconArrowBackUp size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

const columns = columnsOf<CashLog>()('cl_no', {
  reg_dt: { title: pocketText.date, kind: 'date', width: 104, card: 'fact' },
  cl_type: {
    title: pocketText.kindTitle,
    width: 62,
    card: 'fact',
    value: ({ cl_type }) => cashType.label(cl_type),
  },
  reason: { title: pocketText.reason, card: 'title', value: ({ cl_info }) => cl_info.reason },
  cl_amount: { title: pocketText.amount, kind: 'number', width: 94, card: 'side' },
  cl_balance: { title: pocketText.balanceTitle, kind: 'number', width: 94, card: 'hidden' },
  emp_name: {
    title: pocketText.person,
    width: 70,
    card: 'fact',
    value: ({ emp_name }) => emp_name ?? pocketText.byClient,
  },
  reverse: { title: pocketText.actions, kind: 'number', width: 64, card: 'side', value: () => null },
})

export const cashColumns = (onReverse: (entry: CashLog) => void) =>
  withCells(columns, {
    reg_dt: ({ reg_dt }) => showFullDate(reg_dt),
    cl_type: ({ cl_type }) => <Tag tone={cashTones[cl_type]}>{cashType.label(cl_type)}</Tag>,
    cl_amount: ({ cl_amount }) => <Amount value={cl_amount} />,
    reverse: (entry) => <ReverseCell entry={entry} onReverse={onReverse} />,
  })
