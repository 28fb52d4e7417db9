import type { ImportPreview, MappedField } from '@crm/contract/features/imports/imports'
import { Select } from '@mantine/core'
import { SmallText } from '../../ui/display/SmallText.tsx'
import { Tag } from '../../ui/display/Tag.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Import.module.css'
import { importText as text } from './import.messages.ts'

interface ColumnsStepProps {
  preview: ImportPreview
  mapping: MappedField[]
  onChange: (mapping: MappedField[]) => void
}

/** A column that is taken moves to whoever takes it last. */
const withColumn = (mapping: MappedField[], field: string, column: number | null) =>
  mapping.map((each) => {
    if (each.field === field) return { ...each, column }
    return column !== null && each.column === column ? { ...each, column: null } : each
  })

/** Which column of the file fills which field. */
export const ColumnsStep = ({ preview, mapping, onChange }: ColumnsStepProps) => {
  const options = preview.columns.map(({ title }, column) => ({ value: String(column), label: title }))
  const columnOf = new Map(mapping.map(({ field, column }) => [field, column]))
  return (
    <Stack>
      <SmallText>{text.columnsHint(preview.file_name, preview.total)}</SmallText>
      <ul className={classes.fields}>
        {preview.fields.map(({ field, label, is_required }) => {
          const column = columnOf.get(field) ?? null
          const samples = column === null ? [] : (preview.columns[column]?.samples ?? [])
          return (
            <li key={field} className={classes.field}>
              <span className={classes.label}>
                {label} {is_required && <Tag tone="accent">{text.required}</Tag>}
              </span>
              <Select
                aria-label={label}
                data={options}
                value={column === null ? null : String(column)}
                placeholder={text.unused}
                clearable
                searchable={options.length > 10}
                onChange={(chosen) => onChange(withColumn(mapping, field, chosen === null ? null : Number(chosen)))}
              />
              <span className={classes.samples}>{samples.length > 0 && text.sample(samples)}</span>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
