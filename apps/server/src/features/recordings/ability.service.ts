import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { transcriberStateOf } from '../../ports/transcriber/transcriberState.ts'

/** What this server can do with sound. */
export const getAbility = async ({ config }: Context) => {
  const { transcriber, problem } = transcriberStateOf(config)
  return one({
    has_transcriber: transcriber !== null,
    problem,
    has_drafts: config.drafts !== undefined,
    has_speakers: transcriber?.hasSpeakers ?? false,
    keep_days: config.recordingKeepDays,
  })
}
