import { itemState } from '@crm/contract/features/estimateItems/estimateItems'
import { estimatePackages, type Package, packageFields } from '@crm/contract/features/estimatePackages/estimatePackages'
import { TextInput } from '@mantine/core'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { estimatePackagesText as text } from './estimatePackages.messages.ts'
import { emptyLine, PackageLines } from './PackageLines.tsx'

const toValues = (made: Package | undefined) => ({
  ep_name: made?.ep_name ?? '',
  ep_text: made?.ep_text ?? '',
  ep_lines: made?.ep_lines ?? [emptyLine],
  state: made?.state ?? (1 as const),
})

/** Makes a package of items, or changes the one that it is given. */
export const PackageForm = ({ made, onClose }: { made?: Package; onClose: () => void }) => {
  const state = useRecordForm({
    create: estimatePackages.create,
    update: estimatePackages.update,
    record: made,
    toValues,
    labels: packageFields,
    show: { state: itemState.label, ep_lines: (lines) => `${lines.length}` },
    draft: made ? `estimatePackage.${made.ep_no}` : 'estimatePackage',
    onDone: onClose,
  })
  const { form, field } = state
  return (
    <FormPanel state={state} title={made ? text.editTitle : text.createTitle} onClose={onClose}>
      <TextInput {...field('ep_name')} />
      <TextInput {...field('ep_text')} withAsterisk={false} />
      <PackageLines
        label={packageFields.ep_lines}
        value={form.values.ep_lines}
        error={form.errors.ep_lines}
        errorOf={(place, name) => form.errors[`ep_lines.${place}.${name}`]}
        onChange={(lines) => form.setFieldValue('ep_lines', lines)}
      />
      <SegmentsField data={itemState.options.toReversed()} {...field('state')} />
    </FormPanel>
  )
}
