import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { lineFields } from '@crm/contract/features/estimates/estimates.words'
import { showNumber } from '@crm/contract/kit/numbers'
import { NumberInput, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, memo, useState } from 'react'
import { IconButton } from '../../../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../../shared/ui/display/Text.tsx'
import { WholeNumberField } from '../../../../shared/ui/input/WholeNumberField.tsx'
import { Grow, Inline, Stack } from '../../../../shared/ui/layout/Stack.tsx'
import { estimatesText as text } from '../../estimates.messages.ts'
import { showDiscount } from '../../showDiscount.ts'
import classes from '../Editor.module.css'
import { LineFields, numberOf } from './LineFields.tsx'

interface LineRowProps {
  line: LineDraft
  place: number
  /** What it comes to; null for a heading. */
  amount: number | null
  mistakes: Record<string, string>
  onChange: (place: number, patch: Partial<LineDraft>) => void
  onRemove: (place: number) => void
  /** Rows of a sheet, pasted into the name. */
  onPaste: (place: number, pasted: string) => boolean
}

const iconProps = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

const summaryOf = (line: LineDraft) =>
  [
    line.el_content.split('\n')[0],
    line.el_discount && line.el_discount.value > 0 && text.discounted(showDiscount(line.el_discount)),
    !line.is_taxable && text.taxFree,
    line.is_optional && text.isOptional,
  ]
    .filter(Boolean)
    .join(' · ')

const Row = ({ line, place, amount, mistakes, onChange, onRemove, onPaste }: LineRowProps) => {
  const [isOpen, setOpen] = useState(false)
  const number = place + 1
  const isSection = line.el_kind === 'section'
  const paste = (event: ClipboardEvent) => {
    if (onPaste(place, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  const name = (
    <TextInput
      aria-label={text.lineOf(isSection ? text.sectionName : lineFields.el_name, number)}
      placeholder={isSection ? text.sectionName : lineFields.el_name}
      maxLength={100}
      error={mistakes.el_name}
      value={line.el_name}
      onChange={({ currentTarget }) => onChange(place, { el_name: currentTarget.value })}
      onPaste={paste}
    />
  )
  const remove = (
    <IconButton aria-label={text.removeLine(number)} title={text.remove} onClick={() => onRemove(place)}>
      <IconTrash {...iconProps} />
    </IconButton>
  )
  if (isSection)
    return (
      <Inline gap="tight" grows className={classes.section}>
        <Grow>{name}</Grow>
        {remove}
      </Inline>
    )
  const summary = summaryOf(line)
  const hidden = Object.keys(mistakes).some(
    (field) => !['el_quantity', 'el_price', 'el_unit', 'el_name'].includes(field),
  )
  const isShown = isOpen || hidden
  return (
    <Stack gap="tight" grows>
      <div className={classes.line}>
        {name}
        <NumberInput
          aria-label={text.lineOf(lineFields.el_quantity, number)}
          decimalScale={2}
          allowNegative={false}
          hideControls
          thousandSeparator=","
          value={line.el_quantity}
          error={mistakes.el_quantity}
          onChange={(typed) => onChange(place, { el_quantity: numberOf(typed) })}
        />
        <TextInput
          aria-label={text.lineOf(lineFields.el_unit, number)}
          placeholder={lineFields.el_unit}
          maxLength={20}
          value={line.el_unit}
          error={mistakes.el_unit}
          onChange={({ currentTarget }) => onChange(place, { el_unit: currentTarget.value })}
        />
        <WholeNumberField
          aria-label={text.lineOf(lineFields.el_price, number)}
          value={line.el_price}
          error={mistakes.el_price}
          onChange={(typed) => onChange(place, { el_price: numberOf(typed) })}
        />
        <Text align="end" isWhole {...(line.is_optional && { as: 's' as const, tone: 'second' as const })}>
          {showNumber(amount ?? 0)}
        </Text>
        <IconButton
          aria-label={text.moreOf(number)}
          title={text.more}
          aria-expanded={isShown}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? <IconChevronUp {...iconProps} /> : <IconChevronDown {...iconProps} />}
        </IconButton>
        {remove}
      </div>
      {isShown ? (
        <LineFields line={line} place={place} mistakes={mistakes} onChange={onChange} />
      ) : (
        summary && <SmallText>{summary}</SmallText>
      )}
    </Stack>
  )
}

const factsOf = ({ line, place, amount, mistakes }: LineRowProps) => JSON.stringify([line, place, amount, mistakes])

/** One line; of two hundred, only the one that is typed into is drawn again. */
export const LineRow = memo(Row, (before, after) => factsOf(before) === factsOf(after))
