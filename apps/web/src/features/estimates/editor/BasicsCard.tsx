import type { Recipient } from '@crm/contract/features/estimates/estimates'
import { vatMode } from '@crm/contract/features/estimates/estimates.words'
import { Select, TextInput } from '@mantine/core'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { PhoneInput } from '../../../shared/ui/input/PhoneInput.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import type { EstimateForm } from './useEstimateForm.ts'

interface BasicsCardProps {
  form: EstimateForm
  recipients: Recipient[]
}

/** What it is called, for whom it is, and until when it holds. */
export const BasicsCard = ({ form: { form, field, mistakes }, recipients }: BasicsCardProps) => {
  const choose = (place: string | null) => {
    const chosen = place === null ? undefined : recipients[Number(place)]
    if (!chosen) return
    const { name, number, email } = chosen
    form.setValues({ est_to_name: name, est_to_phone: number, ...(email && { est_to_email: email }) })
  }
  const own = (name: 'est_title' | 'est_to_name' | 'est_to_phone' | 'est_to_email' | 'est_valid_dt') => ({
    ...field(name),
    error: mistakes[name] ?? form.errors[name],
  })
  return (
    <Card title={text.basics}>
      <Stack>
        <TextInput {...own('est_title')} />
        {recipients.length > 0 && (
          <Select
            label={text.recipient}
            placeholder={text.chooseContact}
            data={recipients.map(({ name, number, email }, place) => ({
              value: String(place),
              label: [name, number, email].filter(Boolean).join(' · '),
            }))}
            value={null}
            onChange={choose}
          />
        )}
        <FieldGrid columns={3}>
          <TextInput {...own('est_to_name')} withAsterisk={false} />
          <PhoneInput {...own('est_to_phone')} withAsterisk={false} />
          <TextInput type="email" inputMode="email" {...own('est_to_email')} withAsterisk={false} />
        </FieldGrid>
        <FieldGrid>
          <DateField clearable {...own('est_valid_dt')} withAsterisk={false} />
          <SegmentsField data={vatMode.options} {...field('est_vat_mode')} />
        </FieldGrid>
      </Stack>
    </Card>
  )
}
