import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { koreaToday } from '../../shared/lib/date.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { DateField } from '../../shared/ui/DateField.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { requestsText as text } from './fileRequests.messages.ts'

interface RequestValues extends Record<string, unknown> {
  ft_no: string | null
  title: string
  note: string
  due_dt: string | null
  /** One wanted file a line. */
  lines: string
  with_link: boolean
}

const bodyOf = ({ ft_no, title, note, due_dt, lines, with_link }: RequestValues) => ({
  ft_no: ft_no === null ? undefined : Number(ft_no),
  title: title.trim() || text.defaultTitle,
  note,
  due_dt,
  with_link,
  lines: lines
    .split('\n')
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name),
})

interface FileRequestDialogProps {
  proj_no: number
  onLink: (id: string) => void
  onClose: () => void
}

/** Asks the project's client for files. */
export const FileRequestDialog = ({ proj_no, onLink, onClose }: FileRequestDialogProps) => {
  const boxes = useRead(fileTree.list, { query: { proj_no } }).data?.query ?? []
  const initial: RequestValues = {
    ft_no: null,
    title: text.defaultTitle,
    note: '',
    due_dt: null,
    lines: '',
    with_link: false,
  }
  const state = useEndpointForm(fileRequests.create, {
    initial: initial as never,
    toBody: (values) => bodyOf(values as unknown as RequestValues),
    onDone: ({ query }) => {
      toast.success(text.sent)
      onClose()
      const id = query[0]?.id
      if (id) onLink(id)
    },
  })
  const form = state.form as unknown as UseFormReturnType<RequestValues>
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
      />
      <Select
        label={text.box}
        withAsterisk
        data={boxes.map(({ ft_no, name }) => ({ value: String(ft_no), label: name }))}
        {...form.getInputProps('ft_no')}
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
