import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../layout/layout.module.css'
import { Segments } from './Segments.tsx'

interface Props<Value extends string | number> {
  label: string | undefined
  withAsterisk?: boolean
  error?: ReactNode
  data: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value?: Value | undefined
  onChange: (value: Value) => void
  fullWidth?: boolean
}

/** Segments as a field of a form: its label above, its message below. Takes what `field()` of a record's form gives. */
export const SegmentsField = <Value extends string | number>(props: Props<Value>) => {
  const { label, withAsterisk = false, error, data, value, onChange, fullWidth = false } = props
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      // Where something is always chosen, a mark would only be noise.
      withAsterisk={withAsterisk && (value === undefined || value === null)}
      error={error}
      className={classes.segmentsField}
    >
      <Segments
        aria-label={label ?? ''}
        aria-invalid={Boolean(error)}
        fullWidth={fullWidth}
        data={data}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  )
}
