import { rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createTranscriber } from '../../ports/transcriber/createTranscriber.ts'
import type { TranscriptPart } from '../../ports/transcriber/transcriber.ts'
import { join, silence, speak } from '../../testing/speech/speech.ts'
import { makeVoiceModel } from '../../testing/speech/voiceModel.ts'
import { makeVowelModel } from '../../testing/speech/vowelModel.ts'
import { suggestSpeakers } from './lines/speakers.ts'

const log = pino({ level: 'silent' })
const folders: string[] = []
let modelDir: string
let speakerModel: string
beforeAll(async () => {
  modelDir = await makeVowelModel()
  speakerModel = await makeVoiceModel()
  folders.push(modelDir, dirname(speakerModel))
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const transcriberWith = async (model: string) => {
  const env = { TRANSCRIBER_MODEL_DIR: modelDir, TRANSCRIBER_SPEAKER_MODEL: model, TRANSCRIBER_WORKERS: '1' }
  const { transcriber, problem } = await createTranscriber(readConfig(env), log)
  if (!transcriber) throw new Error(String(problem))
  return transcriber
}

/** What is said in these pieces, each a sentence of its own. */
const finalParts = async (model: string, pieces: Int16Array[]) => {
  const transcriber = await transcriberWith(model)
  const parts: TranscriptPart[] = []
  const onPart = (part: TranscriptPart) => {
    if (part.is_final) parts.push(part)
  }
  const stream = transcriber.open({ sampleRate: 22_050, startMs: 0, onPart, onProblem: () => {} })
  for (const piece of pieces) await stream.write(join(piece, silence(1.5)))
  await stream.end()
  await transcriber.close()
  return { parts, hasSpeakers: transcriber.hasSpeakers }
}

test('a name that was put on one sentence is suggested for another of the same voice, and for no other', async () => {
  // The small model takes the vowel for the voice.
  const [a, i] = [(await speak('아')).samples, (await speak('이')).samples]
  const { parts, hasSpeakers } = await finalParts(speakerModel, [a, i, a])
  expect(hasSpeakers).toBe(true)
  expect(parts.map(({ alternatives }) => alternatives[0]?.text)).toEqual(['아', '이', '아'])
  const voices = parts.map(({ voice = [] }, paragraph) => ({ paragraph, voice, speaker: paragraph ? null : '김대표' }))
  expect(voices.map(({ voice }) => voice.length)).toEqual([80, 80, 80])
  expect([...suggestSpeakers(voices)]).toEqual([[2, '김대표']])
})

test('a speaker model that cannot be used takes no words away', async () => {
  await writeFile(speakerModel, 'not a model')
  const { parts, hasSpeakers } = await finalParts(speakerModel, [(await speak('우')).samples])
  expect(hasSpeakers).toBe(false)
  expect(parts).toMatchObject([{ alternatives: [{ text: '우' }], voice: undefined }])
})
