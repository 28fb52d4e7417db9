import { auth } from '@crm/contract/features/auth/auth'
import { comments } from '@crm/contract/features/comments/comments'
import { files } from '@crm/contract/features/files/files'
import { history } from '@crm/contract/features/history/history'
import { reference } from '@crm/contract/features/reference/reference'
import { Button, Textarea, TextInput } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { RecordPeek } from '../../shared/kit/record/RecordPeek.tsx'
import { recordView } from '../../shared/kit/record/recordView.tsx'
import { readKey } from '../../shared/lib/server/queryClient.ts'
import { type Send, SendContext } from '../../shared/lib/server/useSend.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { PanelPlace } from '../../shared/ui/overlay/panelPlace.ts'
import { type SampleRow, samples } from './formSampleServer.ts'
import { formsText } from './forms.messages.ts'
import { recordText } from './recordSamples.messages.ts'
import { Sample, Shelf } from './Sample.tsx'
import { createSampleReads } from './sampleReads.ts'

const words = recordText.record
const target = { to_table: 'samples', to_no: 5 }

const EditDialog = ({ row, onClose }: { row: SampleRow; onClose: () => void }) => {
  const state = useRecordForm({
    update: samples.update,
    record: row,
    toValues: ({ name = '', phone = '', note = '' }: Partial<SampleRow> = {}) => ({ name, phone, note }),
    labels: formsText,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={formsText.editTitle} onClose={onClose}>
      <TextInput {...state.field('name')} />
      <Textarea {...state.field('note')} />
    </FormDialog>
  )
}

const view = recordView({
  endpoints: samples,
  keyName: 'sample_no',
  table: target.to_table,
  list: { path: '/components', title: words.title },
  name: ({ name }) => name,
  edit: (row, onClose) => <EditDialog row={row} onClose={onClose} />,
  facts: ({ name, phone }) => [
    [formsText.name, name],
    [formsText.phone, phone],
  ],
  children: ({ note }) => <Card title={formsText.note}>{note}</Card>,
})

const first: SampleRow = {
  sample_no: target.to_no,
  name: formsText.first,
  phone: '',
  note: formsText.firstNote,
  rev: 1,
}

/** One record, with all that a panel reads of it, and answers to what is done there. */
const createServer = () => {
  const reads = createSampleReads()
  const show = (row: SampleRow) =>
    reads.answer(samples.detail, { params: { sample_no: row.sample_no } }, { state: 1, query: [row] })
  show(first)
  reads.client.setQueryData(readKey(auth.profile), { user_no: 1 })
  reads.answer(files.list, { query: { ...target, limit: 30 } }, { state: 1, query: [], total: 0 } as never)
  reads.answer(history.list, { query: { ...target, offset: 0, limit: 10 } }, { state: 1, query: [], total: 0 })
  reads.answer(comments.list, { query: target }, { state: 1, query: [], unread: 0, may_write: true })
  reads.answer(reference.employees, { query: { offset: 0, limit: 1000 } }, { state: 1, query: [] } as never)
  const send: Send = async (called, request) => {
    if ((called as unknown) !== samples.update) return { state: 1, query: [] } as never
    const row = { ...first, ...(request as unknown as { body: SampleRow }).body }
    show(row)
    return { state: 1, query: [row] } as never
  }
  return { reads, send }
}

/** An ordinary record as its panel shows it: facts, files, comments and history, and the ways to change and remove it. */
export const RecordSamples = () => {
  const [{ reads, send }] = useState(createServer)
  const [isOpen, setOpen] = useState(false)
  return (
    <Sample name="record">
      <Shelf>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      </Shelf>
      {isOpen && (
        <QueryClientProvider client={reads.client}>
          <SendContext value={send}>
            <PanelPlace value="beside">
              <RecordPeek view={view} no={target.to_no} onClose={() => setOpen(false)} />
            </PanelPlace>
          </SendContext>
        </QueryClientProvider>
      )}
    </Sample>
  )
}
