import { pocket } from '@crm/contract/features/pocket/pocket'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { confirm } from '../../shared/ui/dialogs.ts'
import { toast } from '../../shared/ui/toast.ts'
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
  const { form, bind, busy, discardDraft } = useEndpointForm(pocket.add, {
    // An empty field is no number yet; the schema says so when it is sent.
    initial: { client_no, cl_amount: '', reason: '' },
    draftKey: `pocket.${client_no}`,
    ask: ({ cl_amount }) => ask(cl_amount, cash),
    onDone: (_answer, { cl_amount }) => {
      toast.success(cl_amount > 0 ? pocketText.added : pocketText.taken)
      discardDraft()
      form.resetDirty()
    },
  })
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
      <p className={classes.hint}>{pocketText.amountHint}</p>
    </form>
  )
}
