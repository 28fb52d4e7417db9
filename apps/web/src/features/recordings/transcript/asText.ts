import type { TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { showLength } from '../../../shared/lib/format/date.ts'
import { rowsOf } from './rowsOf.ts'

/** `[03:07] 다음 주에 다시 만나요` */
export const timedLine = ({ start_ms, text }: Pick<TranscriptLine, 'start_ms' | 'text'>) =>
  `[${showLength(start_ms / 1000)}] ${text}`

/** The transcript for other programs: an empty line between paragraphs, the speaker above theirs. */
export const asText = (lines: readonly TranscriptLine[]) =>
  rowsOf(lines)
    .flatMap(({ kind, line }, index) => {
      if (kind === 'line') return [timedLine(line)]
      return [...(index > 0 ? [''] : []), ...(line.speaker ? [line.speaker] : [])]
    })
    .join('\n')
