import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ModelConfig } from './sherpa.ts'
import { transcriberText } from './transcriber.messages.ts'

export type ModelFiles = Omit<ModelConfig, 'numThreads' | 'provider' | 'debug'>
type Found = { files: ModelFiles } | { problem: string }

/** Model folders often hold each part twice: the one of 8 bits is smaller and faster, and hardly worse. */
const pick = (names: string[], word: RegExp) => {
  const fitting = names.filter((name) => name.endsWith('.onnx') && word.test(name)).sort()
  return fitting.find((name) => name.includes('int8')) ?? fitting[0]
}

/** Which kind of streaming model lies in a folder, told by the names of its files. */
export const findModel = async (folder: string): Promise<Found> => {
  const names = await readdir(folder).catch(() => null)
  if (!names) return { problem: transcriberText.noFolder }
  const tokens = names.find((name) => /^tokens.*\.txt$/.test(name))
  if (!tokens) return { problem: transcriberText.notAModel }
  const path = (name: string) => join(folder, name)
  const [encoder, decoder, joiner] = [pick(names, /encoder/), pick(names, /decoder/), pick(names, /joiner/)]
  const common = { tokens: path(tokens) }
  if (encoder && decoder && joiner) {
    return {
      files: { ...common, transducer: { encoder: path(encoder), decoder: path(decoder), joiner: path(joiner) } },
    }
  }
  if (encoder && decoder)
    return { files: { ...common, paraformer: { encoder: path(encoder), decoder: path(decoder) } } }
  const single = pick(names, /model|ctc/)
  if (!single) return { problem: transcriberText.notAModel }
  // All three are one file called model.onnx; the folder's own name says whose it is.
  const model = { model: path(single) }
  const name = basename(folder)
  if (/nemo/i.test(name)) return { files: { ...common, nemoCtc: model } }
  if (/t-one/i.test(name)) return { files: { ...common, toneCtc: model } }
  return { files: { ...common, zipformer2Ctc: model } }
}
