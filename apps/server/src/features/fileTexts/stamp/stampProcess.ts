import { answerWith } from '../limitedChild.ts'
import { stampPdf } from './stampPdf.ts'

await answerWith((bytes) => {
  try {
    return { update: stampPdf(bytes, process.env.WORDS ?? '') }
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) }
  }
})
