import { minutesLimit } from '@crm/contract/features/minutes/minutes'
import { Textarea } from '@mantine/core'
import { useId } from 'react'
import classes from './MinutesPanel.module.css'
import { minutesText } from './minutes.messages.ts'

interface MinutesTextProps {
  label: string
  note: string
  hint: string
  /** Has the focus when the panel opens. */
  isFirst?: boolean
  value: string
  onChange: (value: string) => void
  problem: string | null
  /** Shown beside it, to compare with; null when nobody wants to. */
  saved: string | null
}

/** One of the two texts with its counter, and what is saved beside it while people compare. */
export const MinutesText = ({ label, note, hint, isFirst, value, onChange, problem, saved }: MinutesTextProps) => {
  const id = useId()
  return (
    <div className={classes.text} data-compared={saved !== null || undefined}>
      <div>
        <div className={classes.head}>
          <label className={classes.label} htmlFor={id}>
            {label}
            <span>{note}</span>
          </label>
          <span className={classes.counter} data-full={value.length >= minutesLimit || undefined}>
            {minutesText.counter(value.length, minutesLimit)}
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
          value={value}
          error={problem}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {saved !== null && (
        <div>
          <div className={classes.head}>
            <span className={classes.label}>{minutesText.saved}</span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
          <section className={classes.saved} aria-label={`${minutesText.saved}: ${label}`} tabIndex={0}>
            {saved || '-'}
          </section>
        </div>
      )}
    </div>
  )
}
