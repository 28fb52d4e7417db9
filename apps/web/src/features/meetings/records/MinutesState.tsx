import { Button } from '@mantine/core'
import { meetingsText } from '../meetings.messages.ts'

interface MinutesStateProps {
  isWritten: boolean
  /** Whose minutes they are, for those who hear the button. */
  label: string
  /** Words alone for those who may not open them. */
  onOpen: (() => void) | null | undefined
}

/** Whether a meeting's minutes are written, and the way to them. */
export const MinutesState = ({ isWritten, label, onOpen }: MinutesStateProps) => {
  const words = isWritten ? meetingsText.written : meetingsText.notWritten
  if (!onOpen) return words
  return (
    <Button
      size="compact-xs"
      variant={isWritten ? 'light' : 'default'}
      aria-label={`${label} ${words}`}
      onClick={onOpen}
    >
      {words}
    </Button>
  )
}
