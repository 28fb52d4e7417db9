import { recordings } from '@crm/contract/features/recordings/recordings'
import type { TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { copyText } from '../../../shared/lib/page/copyText.ts'
import { call } from '../../../shared/lib/server/api.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { recordingsText } from '../recordings.messages.ts'
import { asText } from './asText.ts'

const text = recordingsText.transcript
const atOnce = 1000

/** All lines, page by page. */
export const readTranscript = async (id: number): Promise<TranscriptLine[]> => {
  const lines: TranscriptLine[] = []
  for (;;) {
    const page = await call(recordings.lines, { params: { id }, query: { offset: lines.length, limit: atOnce } })
    lines.push(...page.query)
    if (page.query.length === 0 || lines.length >= page.total) return lines
  }
}

/** Copies the whole transcript, not only what is on the screen. */
export const copyTranscript = async (id: number) => {
  try {
    await copyText(asText(await readTranscript(id)))
  } catch {
    toast.error(text.readFailed)
  }
}
