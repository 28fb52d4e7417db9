import { minutesLimit } from '@crm/contract/features/minutes/minutes'
import { Button, Textarea, type TextareaProps } from '@mantine/core'
import { useId, useState } from 'react'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { MarkedText } from './MarkedText.tsx'
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
  const [isPreview, setPreview] = useState(false)
  const written = String(field.value ?? '')
  const { length } = written
  return (
    <Stack gap="xs">
      <Inline justify="between" align="baseline">
        <label htmlFor={id}>
          <Text weight="strong">{label}</Text> <SmallText as="span">{note}</SmallText>
        </label>
        <Inline as="span">
          {length > 0 && (
            <Button size="compact-xs" variant="subtle" onClick={() => setPreview(!isPreview)}>
              {isPreview ? minutesText.goOn : minutesText.preview}
            </Button>
          )}
          <Text size="tiny" tone={length >= minutesLimit ? 'red' : 'second'} isWhole>
            {minutesText.counter(length, minutesLimit)}
          </Text>
        </Inline>
      </Inline>
      {isPreview ? (
        <div className={classes.preview}>
          <MarkedText text={written} />
        </div>
      ) : (
        <Textarea
          id={id}
          data-autofocus={isFirst}
          placeholder={`${hint}\n${minutesText.marks}`}
          autosize
          minRows={8}
          maxLength={minutesLimit}
          classNames={{ input: classes.text }}
          {...field}
        />
      )}
    </Stack>
  )
}
