import { buildups } from '@crm/contract/features/buildups/buildups'
import { TextInput } from '@mantine/core'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { NumberSelect } from '../reference/NumberSelect.tsx'
import { usePocketCategories } from '../reference/reference.api.ts'
import { buildupsText } from './buildups.messages.ts'
import { StepChoice } from './StepChoice.tsx'

interface BuyPanelProps {
  proj_no: number
  /** What the company has to spend. */
  cash: number
  onClose: () => void
}

/** What people see before they go on: how much, and what will be left. */
const ask = (price: number, cash: number) =>
  confirm({
    title: price ? buildupsText.askBuy(price) : buildupsText.askFree,
    description: buildupsText.balanceAfter(cash - price),
    yes: buildupsText.add,
  })

/** A service for the company, paid with its points. */
export const BuyPanel = ({ proj_no, cash, onClose }: BuyPanelProps) => {
  const categories = usePocketCategories().data?.query ?? []
  const state = useRecordForm({
    create: buildups.buy,
    params: { proj_no },
    toValues: () => ({ pc_no: null, pbu_name: '', pbu_cash: '', pps_nos: [] }),
    labels: { pc_no: buildupsText.category, pbu_name: buildupsText.serviceName, pbu_cash: buildupsText.price },
    draft: `buildup.of.${proj_no}`,
    ask: ({ pbu_cash }) => ask(pbu_cash, cash),
    onDone: onClose,
  })
  const { form } = state
  const isTooExpensive = Number(form.values.pbu_cash) > cash
  return (
    <FormPanel
      state={state}
      title={buildupsText.buy}
      submit={buildupsText.add}
      disabled={isTooExpensive}
      onClose={onClose}
    >
      <NumberSelect
        label={buildupsText.category}
        placeholder={buildupsText.choose}
        withAsterisk
        options={categories.map(({ pc_no, pc_name }) => ({ value: pc_no, label: pc_name }))}
        {...form.getInputProps('pc_no')}
      />
      <TextInput
        label={buildupsText.serviceName}
        placeholder={buildupsText.serviceNamePlaceholder}
        withAsterisk
        maxLength={100}
        {...form.getInputProps('pbu_name')}
      />
      <WholeNumberField
        label={buildupsText.price}
        description={`${buildupsText.balance} ${buildupsText.points(cash)}`}
        withAsterisk
        {...form.getInputProps('pbu_cash')}
        error={isTooExpensive ? buildupsText.tooExpensive(cash) : form.errors.pbu_cash}
      />
      <StepChoice
        chosen={form.values.pps_nos}
        onChange={(pps_nos) => form.setFieldValue('pps_nos', pps_nos)}
        error={form.errors.pps_nos}
      />
    </FormPanel>
  )
}
