import { estimateItems, type Item, itemFields, itemState } from '@crm/contract/features/estimateItems/estimateItems'
import { Switch, TextInput } from '@mantine/core'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { PocketServiceSelect } from '../reference/selects.tsx'
import { estimateItemsText as text } from './estimateItems.messages.ts'

type Amount = number | ''

const toValues = (item: Item | undefined) => ({
  psrv_no: item?.psrv_no ?? null,
  ei_name: item?.ei_name ?? '',
  ei_content: item?.ei_content ?? '',
  ei_unit: item?.ei_unit ?? '',
  ei_price: item?.ei_price ?? ('' as Amount),
  ei_floor_price: item?.ei_floor_price ?? ('' as Amount),
  ei_cost: item?.ei_cost ?? ('' as Amount),
  is_taxable: item?.is_taxable ?? true,
  ei_pocket: item?.ei_pocket ?? (0 as Amount),
  state: item?.state ?? (1 as const),
})

const orNull = (amount: Amount | null) => (amount === '' ? null : amount)

/** Makes an item of the price list, or changes the one that it is given. */
export const ItemForm = ({ item, onClose }: { item?: Item; onClose: () => void }) => {
  const state = useRecordForm({
    create: estimateItems.create,
    update: estimateItems.update,
    record: item,
    toValues,
    toBody: (values) => ({
      ...values,
      ei_floor_price: orNull(values.ei_floor_price),
      ei_cost: orNull(values.ei_cost),
      ei_pocket: values.ei_pocket || 0,
    }),
    labels: itemFields,
    show: { state: itemState.label },
    draft: item ? `estimateItem.${item.ei_no}` : 'estimateItem',
    onDone: onClose,
  })
  const { form, field } = state
  return (
    <FormPanel state={state} title={item ? text.editTitle : text.createTitle} onClose={onClose}>
      {item && <Note>{text.packagesHint}</Note>}
      <TextInput {...field('ei_name')} />
      <FieldGrid>
        <PocketServiceSelect {...field('psrv_no')} withAsterisk={false} />
        <TextInput placeholder={text.unitHint} {...field('ei_unit')} />
      </FieldGrid>
      <TextInput {...field('ei_content')} withAsterisk={false} />
      <FieldGrid>
        <WholeNumberField unit={text.won} {...field('ei_price')} />
        <WholeNumberField
          unit={text.points}
          description={text.pocketHint}
          {...field('ei_pocket')}
          withAsterisk={false}
        />
        <WholeNumberField
          unit={text.won}
          description={text.floorHint}
          {...field('ei_floor_price')}
          withAsterisk={false}
        />
        <WholeNumberField unit={text.won} description={text.costHint} {...field('ei_cost')} withAsterisk={false} />
      </FieldGrid>
      <Switch label={text.taxable} {...form.getInputProps('is_taxable', { type: 'checkbox' })} />
      <SegmentsField data={itemState.options.toReversed()} {...field('state')} />
    </FormPanel>
  )
}
