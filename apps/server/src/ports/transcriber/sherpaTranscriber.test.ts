import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../../config.ts'
import { join, silence, speak } from '../../testing/speech/speech.ts'
import { makeVowelModel } from '../../testing/speech/vowelModel.ts'
import { createTranscriber } from './createTranscriber.ts'
import { transcriberText } from './transcriber.messages.ts'
import type { Transcriber, TranscriptPart } from './transcriber.ts'

const log = pino({ level: 'silent' })
const configFor = (modelDir: string): Config =>
  readConfig({ TRANSCRIBER_MODEL_DIR: modelDir, TRANSCRIBER_WORKERS: '2' })
const rate = 22_050

const folders: string[] = []
const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'crm-model-'))
  folders.push(folder)
  return folder
}

let transcriber: Transcriber
const vowels: Record<'아' | '이' | '우', Int16Array> = { 아: silence(0), 이: silence(0), 우: silence(0) }
beforeAll(async () => {
  const modelDir = await makeVowelModel()
  folders.push(modelDir)
  const made = await createTranscriber(configFor(modelDir), log)
  if (!made.transcriber) throw new Error(String(made.problem))
  transcriber = made.transcriber
  for (const vowel of ['아', '이', '우'] as const) vowels[vowel] = (await speak(vowel)).samples
})
afterAll(async () => {
  await transcriber.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const open = (startMs = 0, sampleRate = rate) => {
  const parts: TranscriptPart[] = []
  const problems: string[] = []
  const stream = transcriber.open({
    sampleRate,
    startMs,
    onPart: (part) => parts.push(part),
    onProblem: (message) => problems.push(message),
  })
  const lines = () => parts.filter((part) => part.is_final).map((part) => part.alternatives[0]?.text)
  return { stream, parts, problems, lines }
}

/** In frames of the size that the socket carries. */
const writeAll = async (stream: ReturnType<Transcriber['open']>, samples: Int16Array) => {
  for (let at = 0; at < samples.length; at += 4096) await stream.write(samples.subarray(at, at + 4096))
}

test('a pause ends a sentence, whose times are those of the recording', async () => {
  const { stream, parts, lines, problems } = open(60_000)
  const sound = join(silence(2), vowels.아, silence(1.5), vowels.이, silence(1.5), vowels.우, silence(1))
  await writeAll(stream, sound)
  await stream.end()
  expect(lines()).toEqual(['아', '이', '우'])
  expect(problems).toEqual([])
  const [first, second] = parts.filter((part) => part.is_final)
  const beginsMs = 62_000
  expect(first?.start_ms).toBeGreaterThan(beginsMs - 700)
  expect(first?.start_ms).toBeLessThanOrEqual(beginsMs)
  const secondMs = beginsMs + Math.round((vowels.아.length / rate) * 1000) + 1500
  expect(second?.start_ms).toBeGreaterThan(secondMs - 700)
  expect(second?.start_ms).toBeLessThanOrEqual(secondMs)
  expect(second?.start_ms).toBeGreaterThanOrEqual(first?.end_ms ?? Number.POSITIVE_INFINITY)
})

test('what is being said is given piece by piece', async () => {
  const { stream, parts, lines } = open()
  const unfinished = () => parts.filter((part) => !part.is_final).map((part) => part.alternatives[0]?.text)
  await writeAll(stream, join(silence(1), vowels.아))
  await expect.poll(unfinished).toContain('아')
  await writeAll(stream, join(vowels.이, vowels.우))
  await stream.end()
  expect(lines().join('')).toBe('아이우')
})

test('a first syllable survives when the recording begins with it', async () => {
  const { stream, lines } = open()
  await writeAll(stream, vowels.이)
  await stream.end()
  expect(lines()).toEqual(['이'])
})

test('writing waits for a recogniser that does not keep up', async () => {
  const { stream, lines } = open()
  await stream.write(join(vowels.아, silence(20)))
  expect(lines()).toEqual(['아'])
  stream.close()
})

test('nothing is given after closing', async () => {
  const { stream, parts } = open()
  await writeAll(stream, join(vowels.아))
  stream.close()
  const before = parts.length
  await stream.write(vowels.이)
  await stream.end()
  expect(parts).toHaveLength(before)
})

test('fifty streams at once keep their words apart', { timeout: 240_000 }, async () => {
  const orders = [
    ['아', '이', '우'],
    ['우', '아', '이'],
    ['이', '우', '아'],
  ] as const
  const streams = Array.from({ length: 50 }, (_, index) => ({ ...open(), order: orders[index % 3] ?? orders[0] }))
  await Promise.all(
    streams.map(async ({ stream, order }) => {
      for (const vowel of order) await writeAll(stream, join(vowels[vowel], silence(1)))
      await stream.end()
    }),
  )
  for (const { lines, order } of streams) expect(lines()).toEqual(order)
})

test('ten hours of silence are no words', { timeout: 240_000 }, async () => {
  const { stream, parts, problems } = open(0, 16_000)
  // A quiet microphone is never wholly silent.
  const minute = Int16Array.from({ length: 60 * 16_000 }, (_, index) => ((index * 7919) % 41) - 20)
  for (let count = 0; count < 10 * 60; count += 1) await stream.write(minute)
  await stream.end()
  expect(parts).toEqual([])
  expect(problems).toEqual([])
})

test.each<[string, () => Promise<string>, string]>([
  ['a folder that is not there', async () => '/nowhere/at/all', transcriberText.noFolder],
  ['an empty folder', emptyFolder, transcriberText.notAModel],
  [
    'words without a model',
    async () => {
      const folder = await emptyFolder()
      await writeFile(joinPath(folder, 'tokens.txt'), '<blk> 0\n')
      return folder
    },
    transcriberText.notAModel,
  ],
  [
    'a broken model, which would end the process',
    async () => {
      const folder = await makeVowelModel()
      folders.push(folder)
      await writeFile(joinPath(folder, 'joiner-epoch-1.onnx'), 'not a model')
      return folder
    },
    transcriberText.brokenModel,
  ],
])('%s is one clear line', async (_name, folderOf, problem) => {
  expect(await createTranscriber(configFor(await folderOf()), log)).toEqual({ transcriber: null, problem })
})

test('without settings there is none, and no complaint', async () => {
  expect(await createTranscriber(readConfig({}), log)).toEqual({ transcriber: null, problem: null })
})
