import { Loader, TextInput, type TextInputProps } from '@mantine/core'
import { useAvailability } from './join.api.ts'
import { joinText } from './join.messages.ts'

interface CheckedInputProps extends TextInputProps {
  field: Parameters<typeof useAvailability>[0]
  value: string
  free?: string
  taken: string
  /** What is taken may still be used; people should merely know. */
  isHint?: boolean
}

/** A field of which only one may exist: says so while people type. */
export const CheckedInput = ({ field, free, taken, isHint = false, error, ...input }: CheckedInputProps) => {
  const availability = useAvailability(field, input.value)
  const isTaken = availability === 'taken'
  return (
    <TextInput
      {...input}
      error={error ?? (isTaken && !isHint ? taken : undefined)}
      success={error ? undefined : availability === 'free' ? free : isTaken && isHint ? taken : undefined}
      errorProps={{ 'aria-live': 'polite' }}
      successProps={{ 'aria-live': 'polite' }}
      rightSection={availability === 'checking' ? <Loader size={14} aria-label={joinText.checking} /> : undefined}
    />
  )
}
