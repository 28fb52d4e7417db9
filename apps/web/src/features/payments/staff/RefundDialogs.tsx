import { payments } from '@crm/contract/features/payments/payments'
import type { Payment, Refund } from '@crm/contract/features/payments/payments.rows'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { BankSelect } from '../../reference/BankSelect.tsx'
import { useOffer, useRefundAccount } from '../payments.api.ts'
import { paymentsText as text } from '../payments.messages.ts'

interface DecideProps {
  refund: Refund
  onClose: () => void
}

const AccountNote = ({ rf_no }: { rf_no: number }) => {
  const account = useRefundAccount(rf_no)
  if (!account) return null
  return (
    <Note>
      {text.accountTitle}: {account.bank_name} {account.number} ({account.holder})
    </Note>
  )
}

/** Staff confirm what the rule gives, or more with a reason. */
export const DecideDialog = ({ refund, onClose }: DecideProps) => {
  const { rf_no, items } = refund
  const state = useRecordForm({
    create: payments.decideRefund,
    params: { rf_no },
    toValues: () => ({
      more: items.map(({ pi_no, money, pocket }) => ({ pi_no, amount: money + pocket })),
      more_reason: '',
      is_by_hand: false,
    }),
    labels: { more: text.total, more_reason: text.moreReasonLabel, is_by_hand: text.isByHand },
    done: text.decided,
    guardsLeaving: false,
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog state={state} title={text.decideTitle} submit={text.decide} onClose={onClose}>
      <Note>{text.decideHint}</Note>
      {items.map(({ pi_no, pi_title }, index) => (
        <WholeNumberField key={pi_no} label={text.amountOf(pi_title)} {...form.getInputProps(`more.${index}.amount`)} />
      ))}
      <TextInput {...state.field('more_reason')} />
      {refund.account !== null && <AccountNote rf_no={rf_no} />}
      <Checkbox label={text.isByHand} {...form.getInputProps('is_by_hand', { type: 'checkbox' })} />
    </FormDialog>
  )
}

const noAccount = { bank_code: '', number: '', holder: '' }

/** Asks for a refund in the payer's name, item by item. */
export const AskDialog = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const { pay_no } = payment
  const ended = new Set(
    payment.refunds.flatMap(({ rf_state, items }) => (rf_state === 22 ? items.map(({ pi_no }) => pi_no) : [])),
  )
  const left = payment.items.filter(({ pi_no }) => !ended.has(pi_no))
  const state = useRecordForm({
    create: payments.askRefund,
    params: { pay_no },
    toValues: () => ({ pi_nos: left.map(({ pi_no }) => pi_no), reason: '', account: noAccount }),
    toBody: ({ account, ...values }) => ({ ...values, account: account?.number ? account : null }),
    labels: { pi_nos: text.askItems, reason: text.askReason, account: text.refundAccount },
    done: text.asked,
    onDone: onClose,
  })
  const { form } = state
  const { pi_nos } = form.values
  const offer = useOffer(pay_no, pi_nos)
  const choose = (pi_no: number, isChosen: boolean) =>
    form.setFieldValue('pi_nos', isChosen ? [...pi_nos, pi_no] : pi_nos.filter((chosen) => chosen !== pi_no))
  return (
    <FormDialog state={state} title={text.askTitle} submit={text.ask} disabled={!pi_nos.length} onClose={onClose}>
      {left.map(({ pi_no, pi_title }) => (
        <Checkbox
          key={pi_no}
          label={pi_title}
          checked={pi_nos.includes(pi_no)}
          onChange={(event) => choose(pi_no, event.currentTarget.checked)}
        />
      ))}
      {offer && (
        <Note>
          {text.offer} {text.refundSum(offer.money, offer.pocket)}
        </Note>
      )}
      <Textarea autosize minRows={2} {...state.field('reason')} />
      {offer?.needs_account && (
        <>
          <BankSelect label={text.bank} {...form.getInputProps('account.bank_code')} />
          <TextInput label={text.number} inputMode="numeric" {...form.getInputProps('account.number')} />
          <TextInput label={text.holder} {...form.getInputProps('account.holder')} />
        </>
      )}
    </FormDialog>
  )
}
