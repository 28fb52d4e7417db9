import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import {
  type CreditReminders,
  type PaymentReminder,
  paymentReminders,
} from '@crm/contract/features/paymentReminders/paymentReminders'
import {
  mostReminders,
  type ReminderOutcome,
  reminderKind,
  reminderOutcome,
  stepWords,
} from '@crm/contract/features/paymentReminders/paymentReminders.words'
import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { showDate, showDateTime } from '../../shared/lib/format/date.ts'
import { useOptimisticValue } from '../../shared/lib/server/useOptimisticValue.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Ends, Indented } from '../../shared/ui/layout/Ends.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { remindersText as text } from './paymentReminders.messages.ts'
import classes from './Reminders.module.css'
import { SendReminderDialog } from './SendReminderDialog.tsx'

const tones: Record<ReminderOutcome, Tone> = { waiting: 'amber', sent: 'green', failed: 'red', unneeded: 'gray' }

/** `결제일 3일 전 · 2026-11-14 09:20 · 한대표` */
const factsOf = ({ prm_kind, prm_step, reg_dt, emp_name, messages }: PaymentReminder) =>
  [
    prm_step === null ? reminderKind.label(prm_kind) : stepWords(prm_step),
    showDateTime(reg_dt),
    emp_name,
    messages.map(({ recvname }) => recvname).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')

const reasonOf = ({ outcome, reason, messages }: PaymentReminder) =>
  outcome === 'sent' ? '' : reason || messages.find((message) => message.reason)?.reason

const SentReminder = ({ reminder }: { reminder: PaymentReminder }) => {
  const reason = reasonOf(reminder)
  return (
    <li>
      <Inline wraps>
        <SmallText as="span">{factsOf(reminder)}</SmallText>
        <Tag tone={tones[reminder.outcome]}>{reminderOutcome.label(reminder.outcome)}</Tag>
        {reason && (
          <SmallText as="span" tone={reminder.outcome === 'failed' ? 'red' : undefined}>
            {reason}
          </SmallText>
        )}
      </Inline>
    </li>
  )
}

const plansOf = ({ open, turns, next_dt }: CreditReminders) => {
  const sent = turns > 0 && text.turns(turns, mostReminders)
  const next = open > 0 ? (next_dt ? text.next(showDate(next_dt)) : text.noNext) : text.covered
  return [next, sent].filter(Boolean).join(' · ')
}

const CreditItem = ({ credit }: { credit: CreditReminders }) => {
  const [isSending, setSending] = useState(false)
  const { projcrd_title, reminders, may_send, obstacle, open } = credit
  return (
    <li>
      <Ends as="div">
        <div>
          <strong>{projcrd_title}</strong>
          <SmallText>{plansOf(credit)}</SmallText>
        </div>
        {may_send && (
          <Button size="xs" variant="default" aria-label={text.sendOf(projcrd_title)} onClick={() => setSending(true)}>
            {text.send}
          </Button>
        )}
      </Ends>
      {open > 0 && obstacle && <SmallText>{obstacle}</SmallText>}
      {reminders.length > 0 && (
        <Indented label={text.sentOf(projcrd_title)}>
          {reminders.map((reminder) => (
            <SentReminder key={reminder.prm_no} reminder={reminder} />
          ))}
        </Indented>
      )}
      {isSending && <SendReminderDialog credit={credit} onClose={() => setSending(false)} />}
    </li>
  )
}

interface RemindersCardProps {
  contract: Pick<Contract, 'ctr_no' | 'is_paused' | 'may_write' | 'rev'>
  /** The contract as it is after it was paused or taken up again. */
  onChanged: (contract: Contract) => void
}

const PauseSwitch = ({ contract: { ctr_no, is_paused, rev }, onChanged }: RemindersCardProps) => {
  const { shown, choose, takeBack } = useOptimisticValue(is_paused)
  const pause = useWrite(contracts.pause, {
    done: is_paused ? text.resumed : text.paused,
    onDone: ({ query: [changed] }) => changed && onChanged(changed),
  })
  return (
    <div className={classes.pause}>
      <Switch
        label={text.pause}
        description={text.pauseHint}
        checked={shown}
        disabled={pause.isPending}
        onChange={({ currentTarget: { checked } }) => {
          choose(checked)
          pause.mutate({ params: { ctr_no }, body: { is_paused: checked, rev } }, { onError: takeBack })
        }}
      />
    </div>
  )
}

/** What a contract's client was written about its payments, and what comes next. */
export const RemindersCard = ({ contract, onChanged }: RemindersCardProps) => {
  const read = useRead(paymentReminders.ofContract, { params: { ctr_no: contract.ctr_no } })
  if (read.data?.query.length === 0) return null
  return (
    <Card title={text.title}>
      <LoadedRows read={read} empty={null}>
        {(credits) => (
          <Stack as="ul" gap="row" divided label={text.title}>
            {credits.map((credit) => (
              <CreditItem key={credit.projcrd_no} credit={credit} />
            ))}
          </Stack>
        )}
      </LoadedRows>
      {contract.may_write && <PauseSwitch contract={contract} onChanged={onChanged} />}
    </Card>
  )
}
