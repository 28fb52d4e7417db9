import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ModelFiles } from './modelFolder.ts'

const program = fileURLToPath(new URL('./tryModel.ts', import.meta.url))
const patienceMs = 120_000

/** A model of words, or one that tells voices apart. */
export type TriedModel = { files: ModelFiles } | { speakerModel: string }

/** Whether a model can be loaded and run. The library ends its process at a broken one, so another process tries it. */
export const checkModel = async (model: TriedModel): Promise<{ detail: string } | null> => {
  try {
    await promisify(execFile)(process.execPath, [program, JSON.stringify(model)], { timeout: patienceMs })
    return null
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    return { detail: (stderr || message).slice(-1000) }
  }
}
