import type { TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { TextButton } from '../../../shared/ui/button/TextButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { recordingsText } from '../recordings.messages.ts'
import classes from './Transcript.module.css'

const text = recordingsText.transcript

interface LineRowProps {
  line: TranscriptLine
  isHeard: boolean
  /** Before the time: a tick. */
  mark?: ReactNode
  onPlay?: ((ms: number) => unknown) | undefined
  onEdit?: (() => void) | undefined
}

/** A sentence with its time; a click plays from there, unless words are being marked. */
export const LineRow = ({ line, isHeard, mark, onPlay, onEdit }: LineRowProps) => {
  const time = showLength(line.start_ms / 1000)
  const play = () => {
    if (getSelection()?.isCollapsed !== false) onPlay?.(line.start_ms)
  }
  return (
    <div className={classes.line} data-heard={isHeard || undefined} data-plays={onPlay ? true : undefined}>
      {mark}
      {onPlay ? (
        <TextButton aria-current={isHeard || undefined} onClick={() => onPlay(line.start_ms)}>
          {time}
          <span className="visually-hidden">{text.playFromHere}</span>
        </TextButton>
      ) : (
        <SmallText as="span">{time}</SmallText>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the time beside it is the button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the time beside it is the button */}
      <span className={classes.said} onClick={play}>
        {line.text}
        {line.is_edited && (
          <>
            {' '}
            <SmallText as="span">{text.edited}</SmallText>
          </>
        )}
        {line.is_internal && ' '}
        {line.is_internal && (
          <span title={text.internalHint}>
            <Tag tone="amber">{text.internal}</Tag>
          </span>
        )}
      </span>
      {onEdit && (
        <IconButton className={classes.edit} aria-label={text.editLine(time)} onClick={onEdit}>
          <IconPencil size={15} stroke={1.6} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
