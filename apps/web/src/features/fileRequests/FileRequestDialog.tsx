import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import type { FileRequest } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { Checkbox, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType, GetInputPropsType } from '@mantine/form'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { BoxField } from '../fileTree/places/BoxField.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { type WantedDraft, WantedFields } from './WantedFields.tsx'

interface RequestValues {
  ft_no?: number | null | undefined
  title?: string | undefined
  lines?: WantedDraft[] | undefined
}

/** What both forms of a request, a new one and a changed one, have in common. */
interface RequestForm {
  values: RequestValues
  errors: Record<string, unknown>
  getInputProps: (name: string, options?: { type?: GetInputPropsType }) => GetInputPropsReturnType
}

const isWanted = ({ name, frl_no }: WantedDraft) => frl_no !== undefined || name.trim() !== ''

const bodyOf = <Values extends RequestValues>(values: Values) => ({
  ...values,
  title: values.title?.trim() || text.defaultTitle,
  lines: values.lines?.filter(isWanted) ?? [],
})

interface RequestFieldsProps {
  form: RequestForm
  onLines: (lines: WantedDraft[]) => void
  proj_no: number
  arrived?: ReadonlySet<number>
}

const RequestFields = ({ form, onLines, proj_no, arrived }: RequestFieldsProps) => {
  const { ft_no, lines = [] } = form.values
  const wrong = Object.entries(form.errors).find(([field, error]) => field.startsWith('lines') && error)
  return (
    <>
      <TextInput label={text.name} maxLength={100} {...form.getInputProps('title')} />
      <WantedFields lines={lines} {...(arrived && { arrived })} error={wrong?.[1]} onChange={onLines} />
      <BoxField {...form.getInputProps('ft_no')} label={text.box} root={{ proj_no }} value={ft_no ?? null} />
      <DateField label={text.due} clearable minDate={koreaToday()} {...form.getInputProps('due_dt')} />
      <TextInput label={text.note} maxLength={1000} {...form.getInputProps('note')} />
    </>
  )
}

interface FileRequestDialogProps {
  proj_no: number
  onLink: (id: string) => void
  onClose: () => void
}

/** Asks the project's client for files. */
export const FileRequestDialog = ({ proj_no, onLink, onClose }: FileRequestDialogProps) => {
  const state = useEndpointForm(fileRequests.create, {
    initial: { ft_no: null, title: text.defaultTitle, note: '', due_dt: null, lines: [{ name: '' }], with_link: false },
    toBody: bodyOf,
    onDone: ({ query }) => {
      toast.success(text.sent)
      onClose()
      const id = query[0]?.id
      if (id) onLink(id)
    },
  })
  const { form } = state
  return (
    <FormDialog state={state} title={text.create} size={560} submit={text.send} onClose={onClose}>
      <RequestFields form={form} onLines={(lines) => form.setFieldValue('lines', lines)} proj_no={proj_no} />
      <Checkbox
        label={text.withLink}
        description={text.withLinkHint}
        {...form.getInputProps('with_link', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}

/** Changes what is wanted, by when, and where it lands. */
export const EditRequestDialog = ({ request, onClose }: { request: FileRequest; onClose: () => void }) => {
  const { fr_no, proj_no, ft_no, rev } = request
  const state = useEndpointForm(fileRequests.update, {
    initial: {
      ft_no,
      title: request.title,
      note: request.note ?? '',
      due_dt: request.due_dt,
      lines: request.lines.map(({ frl_no, name, note }) => ({ frl_no, name, note: note ?? '' })),
    },
    request: { params: { fr_no } },
    toBody: (values) => ({ ...bodyOf(values), rev }),
    done: text.changed,
    onDone: onClose,
  })
  const { form } = state
  const arrived = request.lines.filter(({ done_dt, files }) => done_dt !== null || files.length > 0)
  return (
    <FormDialog state={state} title={text.edit} size={560} submit={text.save} onClose={onClose}>
      <RequestFields
        form={form}
        onLines={(lines) => form.setFieldValue('lines', lines)}
        proj_no={proj_no}
        arrived={new Set(arrived.map(({ frl_no }) => frl_no))}
      />
    </FormDialog>
  )
}
