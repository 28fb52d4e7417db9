import { Segments } from '../../../ui/input/Segments.tsx'
import classes from './filters.module.css'

interface SegmentsWithCountsProps<Value extends string | number> {
  label: string
  options: readonly { value: Value; label: string }[]
  counts?: Readonly<Record<string, number | undefined>> | undefined
  value: Value | undefined
  onChange: (value: Value) => void
}

/** Parts of a list with how many there are in each; a part of none has no number. */
export const SegmentsWithCounts = <Value extends string | number>(props: SegmentsWithCountsProps<Value>) => {
  const { label, options, counts, value, onChange } = props
  const countOf = (option: Value) => counts?.[String(option)] || null
  return (
    <Segments
      aria-label={label}
      className={classes.segments}
      data={options.map((option) => ({
        value: option.value,
        label: (
          <>
            {option.label}
            {countOf(option.value) && <span className={classes.count}>{countOf(option.value)}</span>}
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
