import { memberships } from '@crm/contract/features/memberships/memberships'
import type { Membership } from '@crm/contract/features/memberships/memberships.rows'
import { payments } from '@crm/contract/features/payments/payments'
import { payType } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { Textarea, TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { BankSelect } from '../../reference/BankSelect.tsx'
import { ClientPicker } from '../../reference/ClientPicker.tsx'
import { NumberSelect } from '../../reference/NumberSelect.tsx'
import { RefundFacts } from '../MembershipFacts.tsx'
import { usePayment, useRefundOffer, useSoldPlans } from '../memberships.api.ts'
import { membershipsText as text } from '../memberships.messages.ts'

interface DialogProps {
  membership: Membership
  onClose: () => void
}

/** Asks a company to pay for a plan. */
export const RequestDialog = ({ onClose }: { onClose: () => void }) => {
  const plans = useSoldPlans()
  const state = useRecordForm({
    create: memberships.request,
    toValues: () => ({ client_no: null, mbp_no: null }),
    labels: { client_no: text.company, mbp_no: text.plan },
    done: text.requested,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.requestTitle} submit={text.send} onClose={onClose}>
      <ClientPicker {...state.field('client_no')} />
      <NumberSelect
        placeholder={text.choosePlan}
        options={plans.map(({ mbp_no, mbp_name, mbp_price }) => ({
          value: mbp_no,
          label: `${mbp_name} · ${won(mbp_price)}`,
        }))}
        {...state.field('mbp_no')}
      />
    </FormDialog>
  )
}

const depositKinds = payType.options.filter(({ value }) => value === 1 || value === 3 || value === 5)

/** Staff have seen the money on the account. */
export const DepositDialog = ({ membership: { mbs_no, mbs_price }, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: memberships.deposit,
    params: { mbs_no },
    toValues: () => ({ pay_type: 3 as const }),
    labels: { pay_type: text.depositKind },
    done: text.deposited,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.depositTitle} submit={text.record} onClose={onClose}>
      <Note>{text.depositHint(mbs_price)}</Note>
      <SegmentsField data={depositKinds} {...state.field('pay_type')} />
    </FormDialog>
  )
}

export const ExtendDialog = ({ membership: { mbs_no, end_dt }, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: memberships.extend,
    params: { mbs_no },
    toValues: () => ({ end_dt, reason: '' }),
    labels: { end_dt: text.newEnd, reason: text.reason },
    done: text.extended,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.extend} submit={text.extend} onClose={onClose}>
      <DateField {...state.field('end_dt')} />
      <TextInput {...state.field('reason')} />
    </FormDialog>
  )
}

const noAccount = { bank_code: '', number: '', holder: '' }

/** Asks for the refund in the company's name; it is decided in the panel. Money that was deposited goes to an account. */
export const RefundDialog = ({ membership: { pay_no, refund }, onClose }: DialogProps) => {
  const pi_nos = usePayment(pay_no)?.items.map(({ pi_no }) => pi_no) ?? []
  const offer = useRefundOffer(pay_no ?? 0, pi_nos)
  const state = useRecordForm({
    create: payments.askRefund,
    params: { pay_no: pay_no ?? 0 },
    toValues: () => ({ pi_nos: [] as number[], reason: '', account: noAccount }),
    toBody: ({ reason, account }) => ({ pi_nos, reason, account: offer?.needs_account ? account : null }),
    labels: { reason: text.reason },
    done: text.refundAsked,
    onDone: onClose,
  })
  const account = (name: keyof typeof noAccount) => state.form.getInputProps(`account.${name}`)
  return (
    <FormDialog state={state} title={text.refundTitle} submit={text.refund} disabled={!offer} onClose={onClose}>
      {refund && <RefundFacts refund={refund} />}
      <Textarea autosize minRows={2} {...state.field('reason')} />
      {offer?.needs_account && (
        <>
          <BankSelect withAsterisk label={text.bank} {...account('bank_code')} />
          <FieldGrid>
            <TextInput withAsterisk label={text.accountNumber} inputMode="numeric" {...account('number')} />
            <TextInput withAsterisk label={text.holder} {...account('holder')} />
          </FieldGrid>
        </>
      )}
    </FormDialog>
  )
}
