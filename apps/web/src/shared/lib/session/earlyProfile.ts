import { auth } from '@crm/contract/features/auth/auth'
import { quietCall } from '../server/api.ts'
import { session } from './session.ts'

const ask = () => quietCall(auth.profile)

let asked: { token: string | null; answer: ReturnType<typeof ask> } | undefined
let isTooLate = false

/** Who is signed in is asked while the rest of the program is still on its way. */
export const askProfileEarly = () => {
  // The rest may be here first and have asked itself: an answer that nobody takes now would be an old one later.
  if (isTooLate) return
  asked = { token: session.token(), answer: ask() }
  // Whoever takes the answer handles a failure.
  asked.answer.catch(() => undefined)
}

/** The answer to that, once: later questions are asked anew, and so is one about somebody else. */
export const takeEarlyProfile = () => {
  const taken = asked
  asked = undefined
  isTooLate = true
  return taken?.token === session.token() ? taken?.answer : undefined
}
