import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ModelFiles } from './modelFolder.ts'

const program = fileURLToPath(new URL('./tryModel.ts', import.meta.url))
const patienceMs = 120_000

/** Whether a model can be loaded and run. The library ends its process at a broken one, so another process tries it. */
export const checkModel = async (files: ModelFiles): Promise<{ detail: string } | null> => {
  try {
    await promisify(execFile)(process.execPath, [program, JSON.stringify(files)], { timeout: patienceMs })
    return null
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    return { detail: (stderr || message).slice(-1000) }
  }
}
