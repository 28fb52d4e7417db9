import type { PackageLine } from '@crm/contract/features/estimatePackages/estimatePackages'
import { ActionIcon, Button, NumberInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { NumberSelect } from '../reference/NumberSelect.tsx'
import { useItems } from './estimatePackages.api.ts'
import { estimatePackagesText as text } from './estimatePackages.messages.ts'
import classes from './PackageLines.module.css'

/** Nothing is chosen in it yet: the schema says so when it is sent. */
export const emptyLine = { ei_no: null, quantity: 1, rate: 0 } as unknown as PackageLine
const most = 50

interface PackageLinesProps {
  label?: ReactNode
  value: PackageLine[]
  error?: ReactNode
  /** What is wrong with one field of a line, by its place. */
  errorOf: (place: number, field: keyof PackageLine) => ReactNode
  onChange: (lines: PackageLine[]) => void
}

/** What is empty stays so, for the schema to say it. */
const numberOf = (typed: string | number) => (typed === '' ? '' : Number(typed)) as number

/** The items of a package, each with a quantity and a discount. */
export const PackageLines = ({ label, value, error, errorOf, onChange }: PackageLinesProps) => {
  const items = useItems()
  const options = items
    .filter(({ ei_no, state }) => state === 1 || value.some((line) => line.ei_no === ei_no))
    .map(({ ei_no, ei_name, state }) => ({ value: ei_no, label: state ? ei_name : `${ei_name} (${text.off})` }))
  const units = new Map(items.map(({ ei_no, ei_unit }) => [ei_no, ei_unit]))
  const change = (place: number, patch: Partial<PackageLine>) =>
    onChange(value.map((line, at) => (at === place ? { ...line, ...patch } : line)))
  return (
    <Section title={label}>
      <Stack gap="sm">
        {value.length === 0 && <EmptyLine>{text.noLines}</EmptyLine>}
        {value.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the list
          <div key={place} className={classes.line}>
            <NumberSelect
              aria-label={text.lineOf(text.item, place + 1)}
              placeholder={text.chooseItem}
              options={options}
              clearable={false}
              value={line.ei_no}
              error={errorOf(place, 'ei_no')}
              onChange={(ei_no) => ei_no && change(place, { ei_no })}
            />
            <NumberInput
              aria-label={text.lineOf(text.quantity, place + 1)}
              decimalScale={2}
              allowNegative={false}
              hideControls
              suffix={units.get(line.ei_no)}
              value={line.quantity}
              error={errorOf(place, 'quantity')}
              onChange={(typed) => change(place, { quantity: numberOf(typed) })}
            />
            <WholeNumberField
              aria-label={text.lineOf(text.rate, place + 1)}
              prefix={text.discount}
              unit={text.percent}
              value={line.rate}
              error={errorOf(place, 'rate')}
              onChange={(typed) => change(place, { rate: numberOf(typed) })}
            />
            <ActionIcon
              aria-label={text.removeLine(place + 1)}
              title={text.removeTitle}
              onClick={() => onChange(value.toSpliced(place, 1))}
            >
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <div>
          <Button
            size="xs"
            variant="default"
            disabled={value.length >= most}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...value, emptyLine])}
          >
            {text.addLine}
          </Button>
        </div>
      </Stack>
    </Section>
  )
}
