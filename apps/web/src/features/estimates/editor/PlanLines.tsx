import type { PlanDraft } from '@crm/contract/features/estimates/estimates.rows'
import { dueKind, mostParts, planKind } from '@crm/contract/features/estimates/estimates.words'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { daysAfter, koreaToday } from '../../../shared/lib/format/date.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { Beside } from '../../../shared/ui/layout/Beside.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import classes from './Editor.module.css'
import { numberOf } from './lines/LineFields.tsx'
import { planPresets, restPart, shownParts } from './plans.ts'

interface PlanLinesProps {
  value: PlanDraft[]
  /** What it has to make up; null where there is no amount yet. */
  total: number | null
  /** What is wrong with one field of a part, by its place. */
  mistakeOf: (place: number, field: keyof PlanDraft) => string | undefined
  onChange: (plan: PlanDraft[]) => void
}

interface PartProps extends Pick<PlanLinesProps, 'mistakeOf'> {
  part: PlanDraft
  place: number
  amount: number | null
  onChange: (patch: Partial<PlanDraft>) => void
  onRemove: () => void
}

/** All but refunds. */
const ways = payType.options.filter(({ value }) => value !== 6)

/** A date has no days and the reverse. */
const dueOf = (kind: PlanDraft['epl_due_kind']): Partial<PlanDraft> =>
  kind === 'date'
    ? { epl_due_kind: kind, epl_due_dt: daysAfter(koreaToday(), 30), epl_due_days: null }
    : { epl_due_kind: kind, epl_due_dt: null, epl_due_days: 7 }

const Part = ({ part, place, amount, mistakeOf, onChange, onRemove }: PartProps) => {
  const label = (word: string) => text.lineOf(word, place + 1)
  return (
    <li className={classes.part}>
      <TextInput
        aria-label={label(text.planTitle)}
        placeholder={text.planTitle}
        maxLength={50}
        value={part.epl_title}
        error={mistakeOf(place, 'epl_title')}
        onChange={({ currentTarget }) => onChange({ epl_title: currentTarget.value })}
      />
      <Beside columns="1fr auto" gap="tight" align="end">
        <WholeNumberField
          aria-label={label(text.planValue)}
          value={part.epl_value}
          error={mistakeOf(place, 'epl_value')}
          onChange={(typed) => onChange({ epl_value: numberOf(typed) })}
        />
        <NativeSelect
          aria-label={label(text.planKind)}
          data={planKind.options}
          value={part.epl_kind}
          onChange={({ currentTarget }) => onChange({ epl_kind: currentTarget.value as PlanDraft['epl_kind'] })}
        />
      </Beside>
      <Beside columns="minmax(92px, auto) 1fr" gap="tight">
        <NativeSelect
          aria-label={label(text.dueKind)}
          data={dueKind.options}
          value={part.epl_due_kind}
          onChange={({ currentTarget }) => onChange(dueOf(currentTarget.value as PlanDraft['epl_due_kind']))}
        />
        {part.epl_due_kind === 'date' ? (
          <DateField
            aria-label={label(text.dueDate)}
            value={part.epl_due_dt}
            error={mistakeOf(place, 'epl_due_dt')}
            onChange={(day) => onChange({ epl_due_dt: day })}
          />
        ) : (
          <WholeNumberField
            aria-label={label(text.dueDays)}
            unit={text.days}
            value={part.epl_due_days ?? ''}
            error={mistakeOf(place, 'epl_due_days')}
            onChange={(typed) => onChange({ epl_due_days: typed === '' ? null : Number(typed) })}
          />
        )}
      </Beside>
      <NativeSelect
        aria-label={label(text.payType)}
        data={ways.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(part.epl_pay_type)}
        onChange={({ currentTarget }) =>
          onChange({ epl_pay_type: Number(currentTarget.value) as PlanDraft['epl_pay_type'] })
        }
      />
      {amount !== null && (
        <Text align="end" isWhole>
          {won(amount)}
        </Text>
      )}
      <IconButton aria-label={text.removePart(place + 1)} title={text.remove} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </li>
  )
}

/** How it is paid: a usual way at one click, or any parts; what is left shows until they make up the total. */
export const PlanLines = ({ value, total, mistakeOf, onChange }: PlanLinesProps) => {
  const { amounts, rest, isWhole } = shownParts(total ?? 0, value)
  const change = (place: number, patch: Partial<PlanDraft>) =>
    onChange(value.map((part, at) => (at === place ? { ...part, ...patch } : part)))
  return (
    <Stack gap="row">
      <Inline wraps>
        {planPresets.map(({ label, plan }) => (
          <Button key={label} size="xs" variant="default" onClick={() => onChange(plan)}>
            {label}
          </Button>
        ))}
      </Inline>
      {value.length === 0 && <EmptyLine>{text.noPlan}</EmptyLine>}
      <Stack as="ol" gap="sm" divided label={text.plan}>
        {value.map((part, place) => (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the list
            key={place}
            part={part}
            place={place}
            amount={total === null ? null : (amounts[place] ?? 0)}
            mistakeOf={mistakeOf}
            onChange={(patch) => change(place, patch)}
            onRemove={() => onChange(value.toSpliced(place, 1))}
          />
        ))}
      </Stack>
      {total !== null && total > 0 && value.length > 0 && !isWhole && (
        <Note tone="amber" role="status">
          {rest >= 0 ? text.rest(won(rest)) : text.tooMuch(won(-rest))}
        </Note>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={value.length >= mostParts}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...value, restPart(total ?? 0, value)])}
        >
          {text.addPart}
        </Button>
      </div>
    </Stack>
  )
}
