import { answerWith } from '../limitedChild.ts'
import { stampPdf } from './stampPdf.ts'

await answerWith(async (bytes) => {
  try {
    return { update: await stampPdf(bytes, process.env.WORDS ?? '') }
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) }
  }
})
