import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findModel } from './modelFolder.ts'
import { transcriberText } from './transcriber.messages.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'crm-models-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const makeFolder = async (name: string, files: string[]) => {
  const folder = join(root, name)
  await mkdir(folder)
  for (const file of files) await writeFile(join(folder, file), '')
  return { folder, in: (file: string) => join(folder, file) }
}

test('a transducer as the Korean one is published: the smaller of two files of a part, and the tokens', async () => {
  const epoch = 'epoch-99-avg-1'
  const parts = ['encoder', 'decoder', 'joiner'].flatMap((part) => [
    `${part}-${epoch}.onnx`,
    `${part}-${epoch}.int8.onnx`,
  ])
  const others = ['tokens.txt', 'bpe.model', 'README.md']
  const made = await makeFolder('sherpa-onnx-streaming-zipformer-korean-2024-06-16', [...parts, ...others])
  expect(await findModel(made.folder)).toEqual({
    files: {
      tokens: made.in('tokens.txt'),
      transducer: {
        encoder: made.in(`encoder-${epoch}.int8.onnx`),
        decoder: made.in(`decoder-${epoch}.int8.onnx`),
        joiner: made.in(`joiner-${epoch}.int8.onnx`),
      },
    },
  })
})

test('a paraformer has no joiner; a part that is there once is taken as it is', async () => {
  const made = await makeFolder('sherpa-onnx-streaming-paraformer', ['encoder.int8.onnx', 'decoder.onnx', 'tokens.txt'])
  expect(await findModel(made.folder)).toEqual({
    files: {
      tokens: made.in('tokens.txt'),
      paraformer: { encoder: made.in('encoder.int8.onnx'), decoder: made.in('decoder.onnx') },
    },
  })
})

test.each([
  ['sherpa-onnx-streaming-zipformer-ctc-small', 'ctc-epoch-20-avg-1.int8.onnx', 'zipformer2Ctc'],
  ['sherpa-onnx-nemo-streaming-fast-conformer-ctc', 'model.onnx', 'nemoCtc'],
  ['sherpa-onnx-streaming-t-one-russian', 'model.onnx', 'toneCtc'],
])('%s is one file, and its folder says whose', async (name, file, kind) => {
  const made = await makeFolder(name, [file, 'tokens.txt'])
  const files = { tokens: made.in('tokens.txt'), [kind]: { model: made.in(file) } }
  expect(await findModel(made.folder)).toEqual({ files })
})

test('the kind is read from the name of the folder itself, not from those above it', async () => {
  await mkdir(join(root, 'nemo'))
  const made = await makeFolder('nemo/sherpa-onnx-streaming-zipformer-ctc', ['model.onnx', 'tokens.txt'])
  const files = { tokens: made.in('tokens.txt'), zipformer2Ctc: { model: made.in('model.onnx') } }
  expect(await findModel(made.folder)).toEqual({ files })
})

test('weights without tokens, and tokens without weights, are no model', async () => {
  const weights = await makeFolder('weights', ['encoder.onnx', 'decoder.onnx', 'joiner.onnx'])
  const tokens = await makeFolder('tokens', ['tokens.txt', 'encoder.onnx'])
  expect(await findModel(weights.folder)).toEqual({ problem: transcriberText.notAModel })
  expect(await findModel(tokens.folder)).toEqual({ problem: transcriberText.notAModel })
})
