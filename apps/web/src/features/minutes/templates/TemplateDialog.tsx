import { type MinutesTemplate, minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { Textarea, TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { templatesText as text } from './templates.messages.ts'

interface TemplateDialogProps {
  /** Undefined for a new one. */
  template?: MinutesTemplate | undefined
  /** What a new one begins with. */
  texts?: { mt_content: string; mt_secret: string } | undefined
  /** Whether the caller may make one for everybody. */
  mayShare: boolean
  onClose: () => void
}

const whose = [
  { value: 'own', label: text.onlyMe },
  { value: 'company', label: text.everybody },
] as const

/** A text with which minutes begin. */
export const TemplateDialog = ({ template, texts, mayShare, onClose }: TemplateDialogProps) => {
  const state = useRecordForm({
    create: minutesTemplates.create,
    update: minutesTemplates.update,
    record: template,
    toValues: (row) => ({
      mt_name: row?.mt_name ?? '',
      mt_content: row?.mt_content ?? texts?.mt_content ?? '',
      mt_secret: row?.mt_secret ?? texts?.mt_secret ?? '',
      is_company: row?.is_company ?? false,
    }),
    labels: { mt_name: text.name, mt_content: text.content, mt_secret: text.secret, is_company: text.whose },
    // One that begins with the text of some minutes does not return in those of another meeting.
    draft: template ? `minutesTemplate.${template.mt_no}` : texts ? undefined : 'minutesTemplate',
    done: text.saved,
    onDone: onClose,
  })
  const { form, field } = state
  return (
    <FormDialog state={state} title={template ? text.edit : text.add} onClose={onClose}>
      <TextInput {...field('mt_name')} data-autofocus />
      {mayShare && !template && (
        <SegmentsField
          label={text.whose}
          data={whose}
          value={form.values.is_company ? 'company' : 'own'}
          onChange={(value) => form.setFieldValue('is_company', value === 'company')}
        />
      )}
      <Textarea {...field('mt_content')} autosize minRows={5} maxRows={12} />
      <Textarea {...field('mt_secret')} autosize minRows={3} maxRows={8} />
    </FormDialog>
  )
}
