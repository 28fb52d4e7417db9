import { pocket } from '@crm/contract/features/pocket/pocket'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { FormNotes } from '../../shared/kit/form/FormNotes.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import classes from './Pocket.module.css'
import { pocketText } from './pocket.messages.ts'

/** What people see before they go on: how much, and what will be left. */
const ask = (cl_amount: number, cash: number) =>
  confirm({
    title: cl_amount > 0 ? pocketText.askAdd(cl_amount) : pocketText.askTake(cl_amount),
    description: pocketText.balanceAfter(cash + cl_amount),
    yes: cl_amount > 0 ? pocketText.add : pocketText.take,
    tone: cl_amount > 0 ? 'normal' : 'danger',
  })

interface PocketFormProps {
  client_no: number
  cash: number
}

/** Grants points to a company, or takes some back. */
export const PocketForm = ({ client_no, cash }: PocketFormProps) => {
  const state = useRecordForm({
    create: pocket.add,
    // An empty field is no number yet; the schema says so when it is sent.
    toValues: () => ({ client_no, cl_amount: '', reason: '' }),
    labels: { cl_amount: pocketText.amount, reason: pocketText.reason },
    draft: `pocket.${client_no}`,
    repeats: true,
    ask: ({ cl_amount }) => ask(cl_amount, cash),
    done: null,
    onDone: (_row, { cl_amount }) => toast.success(cl_amount > 0 ? pocketText.added : pocketText.taken),
  })
  const { form, bind, busy } = state
  return (
    <form {...bind} className={classes.form}>
      <NumberInput
        label={pocketText.amount}
        thousandSeparator=","
        allowDecimal={false}
        step={1000}
        hideControls
        inputMode="numeric"
        {...form.getInputProps('cl_amount')}
      />
      <TextInput
        label={pocketText.reason}
        placeholder={pocketText.reasonPlaceholder}
        maxLength={200}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" loading={busy}>
        {pocketText.add}
      </Button>
      <div className={classes.hint} role="status">
        <SmallText>{state.restored ? <FormNotes state={state} /> : pocketText.amountHint}</SmallText>
      </div>
    </form>
  )
}
