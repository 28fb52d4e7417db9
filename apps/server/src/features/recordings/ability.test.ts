import { rm } from 'node:fs/promises'
import { recordings } from '@crm/contract/features/recordings/recordings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transcriberText } from '../../ports/transcriber/transcriber.messages.ts'
import { savedRecording } from '../../testing/fixtures/recordingFixture.ts'
import { makeVowelModel } from '../../testing/speech/vowelModel.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

let modelDir: string
beforeAll(async () => {
  modelDir = await makeVowelModel()
})
afterAll(() => rm(modelDir, { recursive: true, force: true }))

const withModel = async (folder: string) => {
  const transcriber = { modelDir: folder, speakerModel: undefined, workers: 1, endpoint: undefined }
  const app = await startTestApp({ config: { transcriber } })
  const mina = await app.staff()
  const { query } = await mina.call(recordings.ability)
  return { mina, ability: query[0] }
}

test('a server with a model offers words', async () => {
  expect((await withModel(modelDir)).ability).toMatchObject({ has_transcriber: true, problem: null })
})

test('a server whose model is missing says so, and records all the same', async () => {
  const { mina, ability } = await withModel('/nowhere/at/all')
  expect(ability).toMatchObject({ has_transcriber: false, problem: transcriberText.noFolder })
  expect(await savedRecording(mina, ['안녕하세요.'])).toBeGreaterThan(0)
})
