import { answerWith } from '../limitedChild.ts'
import { readWords } from './readWords.ts'

await answerWith(readWords)
