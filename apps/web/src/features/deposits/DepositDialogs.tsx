import { type Deposit, depositFields, deposits, type ShareDraft } from '@crm/contract/features/deposits/deposits'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { useOpenCredits } from './DepositForm.tsx'
import { depositsText as text } from './deposits.messages.ts'
import { SharesField } from './SharesField.tsx'

interface DialogProps {
  deposit: Deposit
  onClose: () => void
}

/** What came, less what went back. */
export const leftOfDeposit = ({ dep_amount, refunds }: Deposit) =>
  refunds.reduce((left, refund) => left + refund.dep_amount, dep_amount)

/** The rest of a deposit pays what is open meanwhile. */
export const ShareDialog = ({ deposit, onClose }: DialogProps) => {
  const { dep_no, client_no, unshared } = deposit
  const state = useRecordForm({
    create: deposits.share,
    params: { dep_no },
    toValues: () => ({ shares: [] as ShareDraft[] }),
    labels: { shares: text.form.credits },
    done: text.shared,
    guardsLeaving: false,
    onDone: onClose,
  })
  const { form } = state
  const shares = form.values.shares ?? []
  return (
    <FormDialog
      {...{ state, onClose, title: text.shareTitle, submit: text.share, size: 560 }}
      disabled={shares.length === 0}
    >
      <Note>{text.shareHint(unshared)}</Note>
      <SharesField
        credits={useOpenCredits(client_no)}
        amount={unshared}
        value={shares}
        onChange={(next) => form.setFieldValue('shares', next)}
        error={form.errors.shares}
      />
    </FormDialog>
  )
}

/** Money that was given back; all that is left of it is proposed. */
export const GiveBackDialog = ({ deposit, onClose }: DialogProps) => {
  const left = leftOfDeposit(deposit)
  const state = useRecordForm({
    create: deposits.refund,
    params: { dep_no: deposit.dep_no },
    toValues: () => ({ dep_dt: koreaToday(), amount: left, dep_memo: '' }),
    labels: { dep_dt: text.giveBackDate, amount: text.giveBackAmount, dep_memo: depositFields.dep_memo },
    ask: ({ amount }) => confirm({ title: text.reallyGiveBack(Number(amount)), yes: text.giveBack, tone: 'danger' }),
    done: text.givenBack,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.giveBackTitle} submit={text.giveBack} onClose={onClose}>
      <Note>{deposit.is_cancelable ? text.cancelHint(left) : text.giveBackHint(left)}</Note>
      <FieldGrid>
        <DateField minDate={deposit.dep_dt} maxDate={koreaToday()} {...state.field('dep_dt')} />
        <WholeNumberField unit="원" {...state.field('amount')} />
      </FieldGrid>
      <Textarea autosize minRows={2} {...state.field('dep_memo')} />
    </FormDialog>
  )
}
