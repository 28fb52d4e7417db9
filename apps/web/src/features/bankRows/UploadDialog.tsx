import { bankMessages, bankRows } from '@crm/contract/features/bankRows/bankRows'
import { type BankField, bankFields, type ImportedStatement } from '@crm/contract/features/bankRows/bankRows.rows'
import { reference } from '@crm/contract/features/reference/reference'
import type { ApiProblem } from '@crm/contract/kit/client'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { DropZone } from '../../shared/ui/input/DropZone.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { bankRowsText } from './bankRows.messages.ts'

const text = bankRowsText.upload
const needed: BankField[] = ['bkr_at', 'bkr_amount']

type Mapping = ImportedStatement['mapping']

/** A column that is taken moves to whoever takes it last. */
const withColumn = (mapping: Mapping, field: BankField, column: number | null) =>
  mapping.map((each) => {
    if (each.field === field) return { ...each, column }
    return column !== null && each.column === column ? { ...each, column: null } : each
  })

interface ColumnsProps {
  columns: ImportedStatement['columns']
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

const Columns = ({ columns, mapping, onChange }: ColumnsProps) => (
  <Stack>
    <SmallText>{text.columns}</SmallText>
    <FieldGrid>
      {mapping.map(({ field, column }) => (
        <Select
          key={field}
          label={bankFields.label(field)}
          withAsterisk={needed.includes(field)}
          description={column === null ? undefined : columns[column]?.samples.join(', ')}
          placeholder={text.unused}
          clearable
          data={columns.map(({ title }, at) => ({ value: String(at), label: title }))}
          value={column === null ? null : String(column)}
          onChange={(chosen) => onChange(withColumn(mapping, field, chosen === null ? null : Number(chosen)))}
        />
      ))}
    </FieldGrid>
  </Stack>
)

/** A statement of the bank; where its columns are not known they are chosen once. */
export const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const banks = useRead(reference.banks, { query: { limit: 1000 } }).data?.query ?? []
  const [bank_code, setBank] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [unread, setUnread] = useState<ImportedStatement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useWrite(bankRows.upload, {
    quiet: true,
    onDone: ({ query: [answer] }) => {
      if (!answer) return
      if (!answer.is_stored) return setUnread(answer)
      toast.success(answer.added ? text.done(answer.added, answer.known) : text.nothingNew)
      onClose()
    },
  })
  const send = (chosen: File, mapping?: Mapping) => {
    if (!bank_code) return setProblem(bankMessages.bank)
    setProblem(null)
    setFile(chosen)
    // Beside a file everything is text.
    const columns = mapping && { mapping: JSON.stringify(mapping) as never }
    upload.mutate(
      { body: { bank_code, file: chosen, ...columns } },
      { onError: (failure: ApiProblem) => setProblem(failure.message) },
    )
  }
  const isReady = unread?.mapping.every(({ field, column }) => column !== null || !needed.includes(field))
  return (
    <ModalCard
      opened
      title={text.title}
      size={560}
      onClose={onClose}
      actions={
        unread &&
        file && (
          <Button loading={upload.isPending} disabled={!isReady} onClick={() => send(file, unread.mapping)}>
            {text.submit}
          </Button>
        )
      }
    >
      <Stack>
        <Select
          label={text.bank}
          withAsterisk
          searchable
          data-autofocus
          data={banks.map((bank) => ({ value: bank.bank_code, label: bank.bank_name }))}
          value={bank_code}
          onChange={(chosen) => {
            setBank(chosen)
            setProblem(null)
          }}
        />
        {unread ? (
          <Columns
            columns={unread.columns}
            mapping={unread.mapping}
            onChange={(mapping) => setUnread({ ...unread, mapping })}
          />
        ) : (
          <DropZone
            words={upload.isPending && file ? text.reading(file.name) : text.drop}
            hint={text.hint}
            accept=".xlsx,.csv"
            onFiles={([chosen]) => chosen && !upload.isPending && send(chosen)}
          />
        )}
        {problem && (
          <Note tone="red" role="alert">
            {problem}
          </Note>
        )}
      </Stack>
    </ModalCard>
  )
}
