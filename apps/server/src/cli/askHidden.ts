import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal without showing what is typed. */
export const askHidden = async (question: string): Promise<string> => {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await reader.question('')
  reader.close()
  process.stdout.write('\n')
  return answer
}
