import type { TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'

export type TranscriptRow =
  | { kind: 'paragraph'; key: string; line: TranscriptLine }
  | { kind: 'line'; key: string; line: TranscriptLine }

/** Lines below the heads of their paragraphs, as one list that can be drawn in parts. */
export const rowsOf = (lines: readonly TranscriptLine[]): TranscriptRow[] =>
  lines.flatMap((line, index): TranscriptRow[] => {
    const row = { kind: 'line', key: `line-${line.line_no}`, line } as const
    const isNext = index === 0 || lines[index - 1]?.paragraph !== line.paragraph
    return isNext ? [{ kind: 'paragraph', key: `paragraph-${line.line_no}`, line }, row] : [row]
  })

/** The line that is heard at a moment: the last one that has begun. */
export const lineAt = (lines: readonly TranscriptLine[], ms: number) => {
  const heard = lines.findLast(({ start_ms }) => start_ms <= ms)
  return heard?.line_no ?? null
}
