import type { MinutesDraft, TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { isInternal } from '../lines/internal.ts'

type Source = Pick<TranscriptLine, 'line_no' | 'is_internal'>
type Sentence = MinutesDraft['mrd_content'][number]

/**
 * What a service proposed, held to our own rules: every sentence names lines that were sent, and one that has money or
 * phone numbers, or comes from a line that has, is for the internal text only.
 */
export const sortDraft = ({ mrd_content, mrd_secret }: MinutesDraft, lines: readonly Source[]): MinutesDraft => {
  const internal = new Map(lines.map(({ line_no, is_internal }) => [line_no, is_internal]))
  const withSources = (sentences: Sentence[]) =>
    sentences.flatMap(({ text, line_nos }) => {
      const known = [...new Set(line_nos)].filter((line_no) => internal.has(line_no)).sort((a, b) => a - b)
      return text.trim() && known.length ? [{ text: text.trim(), line_nos: known }] : []
    })
  const isSecret = ({ text, line_nos }: Sentence) =>
    isInternal(text) || line_nos.some((line_no) => internal.get(line_no))
  const open = withSources(mrd_content)
  return {
    mrd_content: open.filter((sentence) => !isSecret(sentence)),
    mrd_secret: [...withSources(mrd_secret), ...open.filter(isSecret)],
  }
}
