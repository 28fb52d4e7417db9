import { minutesLimit } from '@crm/contract/features/minutes/minutes'
import { Textarea, type TextareaProps } from '@mantine/core'
import { useId } from 'react'
import classes from './MinutesPanel.module.css'
import { minutesText } from './minutes.messages.ts'

interface MinutesTextProps extends Pick<TextareaProps, 'value' | 'onChange' | 'error'> {
  label: string
  note: string
  hint: string
  /** Has the focus when the panel opens. */
  isFirst?: boolean
}

/** One of the two texts with its counter. */
export const MinutesText = ({ label, note, hint, isFirst, ...field }: MinutesTextProps) => {
  const id = useId()
  const { length } = String(field.value ?? '')
  return (
    <div>
      <div className={classes.head}>
        <label className={classes.label} htmlFor={id}>
          {label}
          <span>{note}</span>
        </label>
        <span className={classes.counter} data-full={length >= minutesLimit || undefined}>
          {minutesText.counter(length, minutesLimit)}
        </span>
      </div>
      <Textarea
        id={id}
        data-autofocus={isFirst}
        placeholder={hint}
        autosize
        minRows={8}
        maxRows={20}
        maxLength={minutesLimit}
        {...field}
      />
    </div>
  )
}
