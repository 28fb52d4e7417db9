import { Button } from '@mantine/core'
import { hasMinutesDraft } from '../../minutes/hasMinutesDraft.ts'
import { minutesText } from '../../minutes/minutes.messages.ts'
import { meetingsText } from '../meetings.messages.ts'

/** A draft says more than what is written: somebody is at work on it. */
export const minutesWords = (ms_no: number, isWritten: boolean) => {
  if (hasMinutesDraft(ms_no)) return minutesText.inWork
  return isWritten ? meetingsText.written : meetingsText.notWritten
}

interface MinutesStateProps {
  ms_no: number
  isWritten: boolean
  /** Whose minutes they are, for screen readers. */
  label: string
  /** Words alone for those who may not open them. */
  onOpen: (() => void) | null | undefined
}

/** Whether a meeting's minutes are written, and the way to them. */
export const MinutesState = ({ ms_no, isWritten, label, onOpen }: MinutesStateProps) => {
  const words = minutesWords(ms_no, isWritten)
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
