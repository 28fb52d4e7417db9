import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { koreaToday } from '../../shared/lib/date.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { DateField } from '../../shared/ui/DateField.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { requestsText as text } from './fileRequests.messages.ts'

/** One wanted file a line. */
const linesOf = (typed: string) => typed.split('\n').map((name) => ({ name }))
const isWanted = ({ name }: { name: string }) => name.trim() !== ''

interface FileRequestDialogProps {
  proj_no: number
  onLink: (id: string) => void
  onClose: () => void
}

/** Asks the project's client for files. */
export const FileRequestDialog = ({ proj_no, onLink, onClose }: FileRequestDialogProps) => {
  const boxes = useRead(fileTree.list, { query: { proj_no } }).data?.query ?? []
  const state = useEndpointForm(fileRequests.create, {
    initial: { ft_no: null, title: text.defaultTitle, note: '', due_dt: null, lines: [], with_link: false },
    toBody: (values) => ({
      ...values,
      title: values.title?.trim() || text.defaultTitle,
      lines: values.lines.filter(isWanted),
    }),
    onDone: ({ query }) => {
      toast.success(text.sent)
      onClose()
      const id = query[0]?.id
      if (id) onLink(id)
    },
  })
  const { form } = state
  const { ft_no, lines } = form.values
  return (
    <FormDialog state={state} title={text.create} size={520} submit={text.send} onClose={onClose}>
      <TextInput label={text.name} maxLength={100} {...form.getInputProps('title')} />
      <Textarea
        label={text.lines}
        description={text.linesHint}
        autosize
        minRows={3}
        withAsterisk
        {...form.getInputProps('lines')}
        value={lines.map(({ name }) => name).join('\n')}
        onChange={({ currentTarget }) => form.setFieldValue('lines', linesOf(currentTarget.value))}
      />
      <Select
        label={text.box}
        withAsterisk
        data={boxes.map(({ ft_no, name }) => ({ value: String(ft_no), label: name }))}
        {...form.getInputProps('ft_no')}
        value={ft_no ? String(ft_no) : null}
        onChange={(chosen) => form.setFieldValue('ft_no', Number(chosen))}
      />
      <DateField label={text.due} clearable minDate={koreaToday()} {...form.getInputProps('due_dt')} />
      <TextInput label={text.note} maxLength={1000} {...form.getInputProps('note')} />
      <Checkbox
        label={text.withLink}
        description={text.withLinkHint}
        {...form.getInputProps('with_link', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
