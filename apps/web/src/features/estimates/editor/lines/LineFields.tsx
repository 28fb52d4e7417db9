import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { discountKind, lineFields } from '@crm/contract/features/estimates/estimates.words'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useContext } from 'react'
import { WholeNumberField } from '../../../../shared/ui/input/WholeNumberField.tsx'
import { Beside } from '../../../../shared/ui/layout/Beside.tsx'
import { FieldGrid } from '../../../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../../../shared/ui/layout/Stack.tsx'
import { estimatesText as text } from '../../estimates.messages.ts'
import { HidesInternal } from '../hidesInternal.ts'

/** What is empty stays so, for the schema to say it. */
export const numberOf = (typed: string | number) => (typed === '' ? '' : Number(typed)) as number

interface DiscountFieldProps {
  label: string
  /** Where no label is drawn above it. */
  isBare?: boolean
  value: LineDraft['el_discount']
  error?: string | undefined
  onChange: (discount: LineDraft['el_discount']) => void
}

/** A discount in percent or won; an empty one is none. */
export const DiscountField = ({ label, isBare, value, error, onChange }: DiscountFieldProps) => {
  const kind = value?.kind ?? 'rate'
  return (
    <Beside columns="1fr auto" gap="tight" align="end">
      <WholeNumberField
        {...(isBare ? { 'aria-label': label } : { label })}
        placeholder="0"
        value={value?.value ?? ''}
        error={error}
        onChange={(typed) => onChange(typed === '' ? null : { kind, value: Number(typed) })}
      />
      <NativeSelect
        aria-label={`${label} ${text.discountKind}`}
        data={discountKind.options}
        value={kind}
        onChange={({ currentTarget }) =>
          onChange({ kind: currentTarget.value as 'rate' | 'won', value: value?.value ?? 0 })
        }
      />
    </Beside>
  )
}

interface LineFieldsProps {
  line: LineDraft
  place: number
  mistakes: Record<string, string>
  onChange: (place: number, patch: Partial<LineDraft>) => void
}

/** What most lines leave as it is: content, discount, tax, and a memo for ourselves. */
export const LineFields = ({ line, place, mistakes, onChange }: LineFieldsProps) => (
  <Stack gap="row">
    <Textarea
      autosize
      minRows={2}
      label={lineFields.el_content}
      maxLength={500}
      value={line.el_content}
      onChange={({ currentTarget }) => onChange(place, { el_content: currentTarget.value })}
    />
    <FieldGrid>
      <DiscountField
        label={lineFields.el_discount}
        value={line.el_discount}
        error={mistakes['el_discount.value'] ?? mistakes.el_discount}
        onChange={(el_discount) => onChange(place, { el_discount })}
      />
      {!useContext(HidesInternal) && (
        <TextInput
          label={lineFields.el_memo}
          description={text.memoHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={300}
          value={line.el_memo}
          onChange={({ currentTarget }) => onChange(place, { el_memo: currentTarget.value })}
        />
      )}
      <Switch
        label={text.taxable}
        checked={line.is_taxable}
        onChange={({ currentTarget }) => onChange(place, { is_taxable: currentTarget.checked })}
      />
      <Switch
        label={text.optional}
        checked={line.is_optional}
        onChange={({ currentTarget }) => onChange(place, { is_optional: currentTarget.checked })}
      />
    </FieldGrid>
  </Stack>
)
