import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { checkModel } from './checkModel.ts'
import { findModel } from './modelFolder.ts'
import { loadSherpa } from './recogniser.ts'
import { createSpeechPool } from './speechPool.ts'
import { transcriberText } from './transcriber.messages.ts'
import type { Transcriber } from './transcriber.ts'

type Made = { transcriber: Transcriber } | { problem: string; detail: string }

interface SherpaOptions {
  modelDir: string
  /** Already proved. */
  speakerModel: string | null
  workers: number | undefined
  log: Logger
}

/** Recognises speech on this machine with a streaming model. */
export const createSherpaTranscriber = async ({
  modelDir,
  speakerModel,
  workers,
  log,
}: SherpaOptions): Promise<Made> => {
  if (!loadSherpa()) return { problem: transcriberText.notInstalled, detail: process.platform }
  const found = await findModel(modelDir)
  if ('problem' in found) return { problem: found.problem, detail: modelDir }
  const fault = await checkModel({ files: found.files })
  if (fault) return { problem: transcriberText.brokenModel, detail: fault.detail }

  const pool = createSpeechPool(
    { files: found.files, speakerModel },
    workers ?? Math.max(1, availableParallelism() - 1),
    log,
  )
  try {
    await pool.ready()
  } catch (error) {
    await pool.close()
    return { problem: transcriberText.brokenModel, detail: String(error) }
  }
  return {
    transcriber: {
      kind: 'sherpa',
      hasSpeakers: speakerModel !== null,
      open: ({ sampleRate, startMs, onPart, onProblem }) =>
        pool.open({
          sampleRate,
          onWords: (words) =>
            onPart({
              is_final: words.is_final,
              start_ms: startMs + words.startMs,
              end_ms: startMs + words.endMs,
              alternatives: [{ text: words.text }],
              voice: words.voice,
            }),
          onFailed: () => onProblem(transcriberText.stopped),
        }),
      close: pool.close,
    },
  }
}
