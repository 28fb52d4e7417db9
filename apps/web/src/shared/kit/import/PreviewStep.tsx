import { type ImportPreview, type ImportRow, imports } from '@crm/contract/features/imports/imports'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../lib/server/useRead.ts'
import { Note } from '../../ui/display/Note.tsx'
import { Segments } from '../../ui/input/Segments.tsx'
import { Inline, Stack } from '../../ui/layout/Stack.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataList } from '../../ui/list/DataList.tsx'
import classes from './Import.module.css'
import { importText as text } from './import.messages.ts'

const limit = 50

const columnsOf = ({ fields, mapping, wrong }: ImportPreview): Column<ImportRow>[] => {
  // In the order of the columns; what is about the row as a whole comes last.
  const named = [...fields, { field: '', label: text.wholeRow }]
  const mapped = new Set(mapping.filter(({ column }) => column !== null).map(({ field }) => field))
  const reasons: Column<ImportRow> = {
    key: 'reasons',
    title: text.reasons,
    width: 300,
    onCard: 'fact',
    render: (row) => (
      <span className={classes.reasons}>
        {named
          .filter(({ field }) => field in row.reasons)
          .map(({ field, label }) => (
            <span key={field}>
              {label}: {row.reasons[field]}
            </span>
          ))}
      </span>
    ),
  }
  return [
    { key: 'row_no', title: text.rowNo, width: 76, onCard: 'aside', render: ({ row_no }) => text.rowOf(row_no) },
    ...(wrong ? [reasons] : []),
    ...fields
      .filter(({ field }) => mapped.has(field))
      .map(
        ({ field, label, is_required }): Column<ImportRow> => ({
          key: field,
          title: label,
          width: 150,
          strong: is_required,
          onCard: is_required ? undefined : 'hidden',
          render: ({ texts, reasons: wrongHere }) => (
            <span data-wrong={field in wrongHere || undefined} className={classes.cell}>
              {texts[field] || '-'}
            </span>
          ),
        }),
      ),
  ]
}

interface PreviewStepProps {
  preview: ImportPreview
  skipsWrong: boolean
  onSkipWrong: (skips: boolean) => void
}

const summaryOf = ({ total, wrong }: ImportPreview) => {
  if (!wrong) return text.allRight(total)
  return wrong === total ? text.allWrong : text.someWrong(total - wrong, wrong)
}

/** Every row as it would be registered, and what keeps it from being so. */
export const PreviewStep = ({ preview, skipsWrong, onSkipWrong }: PreviewStepProps) => {
  const wrong = preview.wrong ?? 0
  const [shown, setShown] = useState<'all' | 'wrong'>(wrong ? 'wrong' : 'all')
  const [offset, setOffset] = useState(0)
  const is_wrong = shown === 'wrong' ? (1 as const) : undefined
  const read = useRead(imports.rows, { params: { ip_token: preview.ip_token }, query: { is_wrong, offset, limit } })
  return (
    <Stack>
      <Note tone={wrong > 0 ? 'amber' : 'green'} role="status">
        {summaryOf(preview)}
      </Note>
      {wrong > 0 && (
        <Inline wraps justify="between">
          <Segments
            aria-label={text.shown}
            size="xs"
            data={[
              { value: 'wrong', label: text.wrongRows(wrong) },
              { value: 'all', label: text.everyRow },
            ]}
            value={shown}
            onChange={(next) => {
              setShown(next)
              setOffset(0)
            }}
          />
          {wrong < preview.total && (
            <Checkbox
              label={text.skipWrong}
              checked={skipsWrong}
              onChange={(event) => onSkipWrong(event.currentTarget.checked)}
            />
          )}
        </Inline>
      )}
      <DataList
        read={read}
        columns={columnsOf(preview)}
        rowKey={({ row_no }) => row_no}
        empty={text.empty}
        page={{ offset, limit, onChange: setOffset }}
      />
    </Stack>
  )
}
