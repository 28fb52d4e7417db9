import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { RecordLoading } from '../../shared/kit/record/RecordLoading.tsx'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { type SampleRow, samples, useSampleServer } from './formSampleServer.ts'
import { formsText } from './forms.messages.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

type Server = ReturnType<typeof useSampleServer>

const useSampleForm = (server: Server, record: SampleRow | undefined, onClose: () => void) =>
  useRecordForm({
    create: samples.create,
    update: samples.update,
    record,
    toValues: (row) => ({ name: row?.name ?? '', phone: row?.phone ?? '', note: row?.note ?? '' }),
    labels: formsText,
    draft: record ? `gallery.${record.sample_no}` : 'gallery',
    send: server.send,
    onDone: onClose,
  })

interface SampleFormProps {
  server: Server
  onClose: () => void
}

const Fields = ({ form }: Pick<ReturnType<typeof useSampleForm>, 'form'>) => (
  <>
    <TextInput label={formsText.name} withAsterisk data-autofocus {...form.getInputProps('name')} />
    <TextInput label={formsText.phone} {...form.getInputProps('phone')} />
    <Textarea label={formsText.note} autosize minRows={2} {...form.getInputProps('note')} />
  </>
)

const CreatePanel = ({ server, onClose }: SampleFormProps) => {
  const state = useSampleForm(server, undefined, onClose)
  const [isInner, setInner] = useState(false)
  return (
    <FormPanel state={state} title={formsText.createTitle} onClose={onClose}>
      <Fields form={state.form} />
      <Select label={formsText.kind} data={formsText.kinds} />
      <DateField label={formsText.day} />
      <Button variant="default" onClick={() => setInner(true)}>
        {formsText.inner}
      </Button>
      <ModalCard opened={isInner} onClose={() => setInner(false)} title={formsText.innerTitle}>
        {formsText.innerBody}
      </ModalCard>
    </FormPanel>
  )
}

const EditDialog = ({ server, onClose }: SampleFormProps) => {
  const state = useSampleForm(server, server.row, onClose)
  return (
    <FormDialog
      state={state}
      title={formsText.editTitle}
      onClose={onClose}
      after={
        <div className={classes.toolbar} style={{ marginTop: 'var(--gap)' }}>
          <Button size="xs" variant="light" onClick={() => server.otherSaves(false)}>
            {formsText.otherSaves}
          </Button>
          <Button size="xs" variant="light" onClick={() => server.otherSaves(true)}>
            {formsText.otherSavesSeen}
          </Button>
        </div>
      }
    >
      <Fields form={state.form} />
    </FormDialog>
  )
}

const removeSample = async () => {
  if (!(await confirm({ title: formsText.reallyRemove, yes: formsText.yesRemove, tone: 'danger' }))) return
  toast.success(formsText.removed, { undo: () => toast.success(formsText.back) })
}

const never = () => {}
const read = { isMissing: false, error: null, refetch: never }
const failure = { message: formsText.failure } as never

/** Creating, changing, conflicts and undo, with a server that lives in the page. */
export const FormSamples = () => {
  const server = useSampleServer()
  const [opened, setOpened] = useState<'create' | 'edit' | null>(null)
  const close = () => setOpened(null)
  return (
    <Sample name="forms">
      <Shelf>
        <Button onClick={() => setOpened('create')}>{formsText.create}</Button>
        <Button variant="default" onClick={() => setOpened('edit')}>
          {formsText.edit}
        </Button>
        <Button variant="default" color="red" onClick={removeSample}>
          {formsText.remove}
        </Button>
        <span className={classes.answer} role="status">
          {[server.row.name, server.row.phone, server.row.note, formsText.requests(server.requests)].join(' · ')}
        </span>
      </Shelf>
      {opened === 'create' && <CreatePanel server={server} onClose={close} />}
      {opened === 'edit' && <EditDialog server={server} onClose={close} />}
      <div className={classes.places} style={{ marginTop: 'var(--gap)' }}>
        <Card title={formsText.waiting}>
          <RecordLoading read={read} />
        </Card>
        <Card title={formsText.missing}>
          <RecordLoading read={{ ...read, isMissing: true }} />
        </Card>
        <Card title={formsText.failed}>
          <RecordLoading read={{ ...read, error: failure }} />
        </Card>
      </div>
    </Sample>
  )
}
