import { callWay, type TimelineItem, timeline } from '@crm/contract/features/timeline/timeline'
import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { timelineText as text } from './timeline.messages.ts'

export type NoteKind = 'note' | 'call'

interface NoteDialogProps {
  client_no: number
  kind: NoteKind
  /** Undefined for a new one. */
  item?: TimelineItem | undefined
  onClose: () => void
}

/** A note about a company, or what was said in a call with it. */
export const NoteDialog = ({ client_no, kind, item, onClose }: NoteDialogProps) => {
  const state = useRecordForm({
    create: timeline.createNote,
    update: timeline.updateNote,
    params: { client_no },
    record: item && { ...item, cn_no: item.no },
    toValues: (note) => ({
      cn_type: kind,
      cn_text: note?.text ?? '',
      cn_with: note?.cn_with ?? '',
      cn_way: note?.cn_way ?? (kind === 'call' ? 'out' : null),
      cn_minutes: note?.cn_minutes ?? null,
    }),
    labels: { cn_text: text.text, cn_with: text.with, cn_way: text.way, cn_minutes: text.minutes },
    show: { cn_way: callWay.label },
    draft: item ? undefined : `client.${client_no}.${kind}`,
    onDone: onClose,
  })
  const { form, field } = state
  const titles = item ? { note: text.editNote, call: text.editCall } : { note: text.newNote, call: text.newCall }
  return (
    <FormDialog state={state} title={titles[kind]} onClose={onClose}>
      {kind === 'call' && (
        <>
          <TextInput {...field('cn_with')} withAsterisk data-autofocus />
          <FieldGrid>
            <SegmentsField
              label={text.way}
              data={callWay.options}
              value={form.values.cn_way ?? undefined}
              onChange={(way) => form.setFieldValue('cn_way', way)}
            />
            <NumberInput
              label={text.minutes}
              min={1}
              max={600}
              {...form.getInputProps('cn_minutes')}
              value={form.values.cn_minutes ?? ''}
              onChange={(minutes) => form.setFieldValue('cn_minutes', minutes === '' ? null : Number(minutes))}
            />
          </FieldGrid>
        </>
      )}
      <Textarea
        {...field('cn_text')}
        {...(kind === 'note' && { 'data-autofocus': true })}
        autosize
        minRows={4}
        maxRows={12}
      />
    </FormDialog>
  )
}
