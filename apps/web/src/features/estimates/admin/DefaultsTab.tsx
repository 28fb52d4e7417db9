import { vatMode } from '@crm/contract/features/estimates/estimates.words'
import { Input, Textarea } from '@mantine/core'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { PlanLines } from '../editor/PlanLines.tsx'
import { adminText as text } from './admin.messages.ts'
import { SettingsFrame } from './SettingsFrame.tsx'

/** What a new estimate starts with. */
export const DefaultsTab = () => (
  <SettingsFrame title={text.defaults} draft="estimateDefaults">
    {({ form, field }) => (
      <>
        <FieldGrid>
          <WholeNumberField unit={text.days} {...field('es_valid_days')} />
          <SegmentsField data={vatMode.options} {...field('es_vat_mode')} />
        </FieldGrid>
        <Input.Wrapper label={text.plan} labelElement="div" error={form.errors.es_plan}>
          <PlanLines
            value={form.values.es_plan}
            total={null}
            mistakeOf={(place, name) => form.errors[`es_plan.${place}.${name}`] as string | undefined}
            onChange={(plan) => form.setFieldValue('es_plan', plan)}
          />
        </Input.Wrapper>
        <Textarea autosize minRows={4} maxRows={16} {...field('es_terms')} withAsterisk={false} />
        <Textarea autosize minRows={2} maxRows={10} {...field('es_note')} withAsterisk={false} />
      </>
    )}
  </SettingsFrame>
)
