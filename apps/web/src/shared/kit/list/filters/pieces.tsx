import { Checkbox, Select } from '@mantine/core'
import { DateField } from '../../../ui/input/DateField.tsx'
import { SearchField } from '../../../ui/input/SearchField.tsx'
import { Segments } from '../../../ui/input/Segments.tsx'
import { listText } from '../list.messages.ts'
import { type Field, type FilterPiece, patchOf } from './filterPiece.ts'
import classes from './filters.module.css'
import { MultiChoice } from './MultiChoice.tsx'
import { SegmentsWithCounts } from './SegmentsWithCounts.tsx'

interface Option<Value> {
  value: Value
  label: string
}
interface Labelled<Value> {
  options: readonly Option<Value>[]
}

interface KeywordWords {
  label: string
  /** What stands in the field where the label is too long for it. */
  placeholder?: string
  /** Searches on Enter alone, not while typing. */
  onEnterOnly?: boolean
}

/** The list's search field; `/` leads to it. */
export const keyword = (words: string | KeywordWords = listText.search): FilterPiece<Field<'keyword', string>> => {
  const {
    label,
    placeholder,
    onEnterOnly = false,
  } = typeof words === 'string' ? { label: words, placeholder: words } : words
  return {
    fields: ['keyword'],
    isPinned: true,
    render: ({ value, change }) => (
      <div className={classes.keyword} data-list-search>
        <SearchField
          label={label}
          placeholder={placeholder}
          value={value.keyword}
          onSearch={(typed) => change({ keyword: typed })}
          onEnterOnly={onEnterOnly}
          w="100%"
        />
      </div>
    ),
  }
}

interface ChoiceWords {
  label: string
  /** Shown while none is chosen. */
  all: string
  width?: number
}

/** One of a few words. */
export const choice = <Name extends string, Value extends string | number>(
  name: Name,
  { options }: Labelled<Value>,
  { label, all, width = 130 }: ChoiceWords,
): FilterPiece<Field<Name, Value>> => ({
  fields: [name],
  render: ({ value, change, size = 'sm' }) => (
    <Select<Value>
      size={size}
      aria-label={label}
      placeholder={all}
      w={width}
      clearable
      clearButtonProps={{ 'aria-label': listText.clearChoice(label) }}
      data={[...options]}
      value={value[name] ?? null}
      onChange={(chosen) => change(patchOf(name, chosen ?? undefined))}
    />
  ),
})

/** The order of a list: one always holds, the first unless another is chosen. */
export const order = <Name extends string, Value extends string>(
  name: Name,
  { options }: Labelled<Value>,
  { label, width = 130 }: Omit<ChoiceWords, 'all'>,
): FilterPiece<Field<Name, Value>> => ({
  fields: [name],
  render: ({ value, change, size = 'sm' }) => (
    <Select<Value>
      size={size}
      aria-label={label}
      w={width}
      allowDeselect={false}
      data={[...options]}
      value={value[name] ?? options[0]?.value ?? null}
      onChange={(chosen) => change(patchOf(name, chosen === options[0]?.value ? undefined : (chosen ?? undefined)))}
    />
  ),
})

/** Several of a few words. */
export const choices = <Name extends string, Value extends string>(
  name: Name,
  { options }: Labelled<Value>,
  label: string,
): FilterPiece<Field<Name, Value[]>> => ({
  fields: [name],
  render: ({ value, change }) => (
    <MultiChoice
      label={label}
      options={options}
      value={value[name]}
      onChange={(chosen) => change(patchOf(name, chosen))}
    />
  ),
})

interface DatesWords {
  from: string
  to: string
}

/** From a day, to a day, or both. */
export const dates = <From extends string, To extends string>(
  from: From,
  to: To,
  words: DatesWords = listText.dates,
): FilterPiece<Field<From | To, string>> => ({
  fields: [from, to],
  render: ({ value, change }) =>
    ([from, to] as const).map((name) => {
      const label = name === from ? words.from : words.to
      return (
        <DateField
          key={name}
          aria-label={label}
          placeholder={label}
          w={140}
          clearable
          clearButtonProps={{ 'aria-label': listText.clearChoice(label) }}
          value={value[name] ?? null}
          onChange={(day) => change(patchOf(name, day ?? undefined) as Partial<Field<From | To, string>>)}
        />
      )
    }),
})

/** One thing to tick. */
export const toggle = <Name extends string>(name: Name, label: string): FilterPiece<Field<Name, 0 | 1>> => ({
  fields: [name],
  render: ({ value, change }) => (
    <Checkbox
      size="sm"
      className={classes.toggle}
      label={label}
      checked={value[name] === 1}
      onChange={(event) => change(patchOf(name, event.currentTarget.checked ? 1 : undefined))}
    />
  ),
})

interface OwnWords {
  whose: string
  all: string
  own: string
}

/** Everybody's, or one's own alone. */
export const own = (words: OwnWords = listText.whose): FilterPiece<Field<'is_own', 0 | 1>> => ({
  fields: ['is_own'],
  isPinned: true,
  render: ({ value, change }) => (
    <Segments
      aria-label={words.whose}
      data={[
        { value: 0, label: words.all },
        { value: 1, label: words.own },
      ]}
      value={value.is_own ?? 0}
      onChange={(is_own) => change({ is_own: is_own === 1 ? 1 : undefined })}
    />
  ),
})

interface SegmentsWords<Answer> {
  label: string
  /** A first segment for all of them, where the query may leave the field out. */
  all?: string
  /** How many there are of each, from the list's answer. */
  counts?: (answer: Answer) => Readonly<Record<string, number | undefined>>
}

/** Which part of the list: always one of them, all in sight. */
export const segments = <Name extends string, Value extends string | number, Answer = unknown>(
  name: Name,
  { options }: Labelled<Value>,
  { label, all, counts }: SegmentsWords<Answer>,
): FilterPiece<Field<Name, Value>, Answer> => ({
  fields: [name],
  isPinned: true,
  isView: true,
  render: ({ value, change, answer }) => (
    <SegmentsWithCounts<Value | ''>
      label={label}
      options={all ? [{ value: '', label: all }, ...options] : options}
      counts={answer && counts?.(answer)}
      value={value[name] ?? ''}
      onChange={(chosen) => change(patchOf(name, chosen === '' ? undefined : chosen))}
    />
  ),
})

/** A condition for this time alone: the list opens without it next time. */
export const passing = <Fields, Answer>(piece: FilterPiece<Fields, Answer>): FilterPiece<Fields, Answer> => ({
  ...piece,
  isPassing: true,
})

/** A condition that only links bring along: its control is there to see it and to take it away. */
export const whenSet = <Fields, Answer>(piece: FilterPiece<Fields, Answer>): FilterPiece<Fields, Answer> => ({
  ...piece,
  render: (props) => piece.fields.some((field) => props.value[field] !== undefined) && piece.render(props),
})
