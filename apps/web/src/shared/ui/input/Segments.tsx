import { type ReactNode, useId } from 'react'
import classes from './Segments.module.css'

interface Props<Value extends string | number> {
  data: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value?: Value | undefined
  onChange: (value: Value) => void
  size?: 'xs' | 'sm'
  fullWidth?: boolean
  className?: string | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
  /** A form's message is about it: the keyboard is led here. */
  'aria-invalid'?: boolean
}

/** One of a few, all in sight. Chosen values keep their type, numbers included. */
export const Segments = <Value extends string | number>(props: Props<Value>) => {
  const { data, value, onChange, size = 'sm', fullWidth = false, className = '' } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-invalid={props['aria-invalid'] || undefined}
      className={`${classes.segments} ${className}`}
      data-size={size}
      data-full={fullWidth || undefined}
    >
      {data.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
