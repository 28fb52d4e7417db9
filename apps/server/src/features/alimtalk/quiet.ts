import { inKorea, koreaNow } from '../../clock.ts'
import type { Config } from '../../config.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Seconds until messages may be sent; 0 by day. Hours are Korea time. */
export const quietSeconds = ({ from, until }: Config['alimtalk']['quiet'], now = new Date()) => {
  const ofDay = inKorea(now).getTime() % dayMs
  const [begins, ends] = [from * hourMs, until * hourMs]
  const isQuiet = begins <= ends ? ofDay >= begins && ofDay < ends : ofDay >= begins || ofDay < ends
  return isQuiet ? Math.ceil(((ends - ofDay + dayMs) % dayMs) / 1000) : 0
}

/** `YYYY-MM-DD HH:mm` in Korea, so many seconds from now; null when there is nothing to wait for. */
export const quietEnd = (seconds: number, now = new Date()) =>
  seconds === 0 ? null : koreaNow(new Date(now.getTime() + seconds * 1000))
