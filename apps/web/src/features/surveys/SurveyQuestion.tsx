import { Checkbox, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Survey.module.css'

interface QuestionProps<Value> {
  words: string
  options: { value: string; label: string }[]
  value: Value
  onChange: (value: Value) => void
  error?: ReactNode
  /** A field that appears with the choice of direct entry. */
  children?: ReactNode
}

/** A question with one answer. */
export const OneAnswer = ({ words, options, value, onChange, error, children }: QuestionProps<string>) => (
  <div>
    <Radio.Group label={words} value={value} onChange={onChange} error={error}>
      <div className={classes.choices}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Radio.Group>
    {children && <div className={classes.direct}>{children}</div>}
  </div>
)

/** A question with as many answers as are true. */
export const SeveralAnswers = ({ words, options, value, onChange, error }: QuestionProps<string[]>) => (
  <Checkbox.Group label={words} value={value} onChange={onChange} error={error}>
    <div className={classes.choices}>
      {options.map((option) => (
        <Checkbox key={option.value} value={option.value} label={option.label} />
      ))}
    </div>
  </Checkbox.Group>
)
