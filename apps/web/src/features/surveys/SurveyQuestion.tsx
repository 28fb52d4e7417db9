import { Checkbox, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'

interface QuestionProps<Value> {
  words: string
  options: { value: string; label: string }[]
  value: Value
  onChange: (value: Value) => void
  error?: ReactNode
  /** Where the form finds it: its first choice is what people are led to when an answer is missing. */
  'data-path'?: string
  /** A field that appears with the choice of direct entry. */
  children?: ReactNode
}

const labelProps = { mb: 'sm' }

/** A question with one answer. */
export const OneAnswer = ({ words, options, children, 'data-path': path, ...group }: QuestionProps<string>) => (
  <Stack gap="row">
    <Radio.Group label={words} labelProps={labelProps} {...group}>
      <Inline wraps gap="md">
        {options.map((option, place) => (
          <Radio key={option.value} {...option} data-path={place === 0 ? path : undefined} />
        ))}
      </Inline>
    </Radio.Group>
    {children}
  </Stack>
)

/** A question with as many answers as are true. */
export const SeveralAnswers = ({ words, options, 'data-path': path, ...group }: QuestionProps<string[]>) => (
  <Checkbox.Group label={words} labelProps={labelProps} {...group}>
    <Inline wraps gap="md">
      {options.map((option, place) => (
        <Checkbox key={option.value} {...option} data-path={place === 0 ? path : undefined} />
      ))}
    </Inline>
  </Checkbox.Group>
)
