import { randomBytes } from 'node:crypto'
import { fileShareMessages, shareLimits } from '@crm/contract/features/fileShares/fileShares.rows'
import type { Context } from '../../context.ts'
import { hashCode, newCode } from '../../db/oneTimeCodes.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { isPassword } from '../auth/password.ts'
import { noteShareEvent, type OpenLink } from '../fileShares/fileShares.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { codesOfDay, countPasswordTry, forgetTries, lockCodesOf, shareCodes } from './proofs.queries.ts'
import { mails, refusals, sharedLinkTexts } from './sharedLinks.messages.ts'

const { passwordTries, passwordTriesOfAll, tryMinutes, codeMinutes, triesPerCode, resendSeconds, codesPerDay } =
  shareLimits

/** Tries are kept even though the call is refused: call it outside a transaction. */
export const provePassword = async (
  ctx: Context,
  { sh_no, password_hash }: Pick<OpenLink, 'sh_no' | 'password_hash'>,
  password: string | undefined,
) => {
  if (password_hash === null) return
  if (!password) return refuseField('invalid_input', 'password', fileShareMessages.passwordMissing)
  const { here, everywhere } = await countPasswordTry(ctx.db, sh_no, ctx.caller.ip, tryMinutes)
  if (here > passwordTries || everywhere > passwordTriesOfAll) {
    if (here === passwordTries + 1) await noteShareEvent(ctx, { sh_no, kind: 'refused', detail: refusals.locked })
    return refuse('too_many', sharedLinkTexts.passwordLocked(tryMinutes))
  }
  if (await isPassword(password_hash, password)) return forgetTries(ctx.db, sh_no, ctx.caller.ip)
  await noteShareEvent(ctx, { sh_no, kind: 'refused', detail: refusals.password })
  refuseField('invalid_input', 'password', sharedLinkTexts.passwordWrong(passwordTries - here))
}

/** `@a.com` stands for every address of that domain. */
export const isAllowed = (allowed: readonly string[], email: string) =>
  !allowed.length || allowed.includes(email) || allowed.includes(email.slice(email.lastIndexOf('@')))

/** An address that is not allowed gets the same answer and the same limits, and no mail: nobody tries out who is invited. */
export const sendCodeTo = async (tx: Context, { sh_no, allowed }: OpenLink, email: string) => {
  await lockCodesOf(tx.db, sh_no, email)
  const { ofAll, ofAsker, last_ago } = await codesOfDay(tx.db, sh_no, email, tx.caller.ip)
  if (ofAsker >= codesPerDay) return refuse('too_many', sharedLinkTexts.codesUsedUp)
  // Others who ask for codes slow its reader down and never shut them out: the code that they asked for is in the mailbox.
  const gap = ofAll >= codesPerDay ? codeMinutes * 60 : resendSeconds
  const resend_in = last_ago === null ? 0 : Math.ceil(gap - last_ago)
  if (resend_in > 0) return refuse('too_many', sharedLinkTexts.codeTooSoon(resend_in))
  const mayRead = isAllowed(allowed, email)
  const code = newCode()
  const code_hash = mayRead ? hashCode(sh_no, email, code) : randomBytes(32)
  await shareCodes.insert(tx.db, { sh_no, email, ip: tx.caller.ip, code_hash }, codeMinutes)
  if (mayRead) await queueMail(tx, { to: email, ...mails.code(email, code, codeMinutes) })
  else await noteShareEvent(tx, { sh_no, kind: 'refused', reader: email, detail: refusals.address })
}

/** The number of the code that proved the address, to be used up by whoever gets in with it. */
export const proveEmail = async (
  ctx: Context,
  { sh_no, allowed }: OpenLink,
  { email, code }: { email?: string | undefined; code?: string | undefined },
) => {
  if (!email) return refuseField('invalid_input', 'email', fileShareMessages.emailMissing)
  if (!code) return refuseField('invalid_input', 'code', fileShareMessages.codeMissing)
  const counted = await shareCodes.countTry(ctx.db, { sh_no, email }, triesPerCode)
  if (!counted) return refuse('code_expired')
  // The list may have been changed since the code was sent.
  if (isAllowed(allowed, email) && hashCode(sh_no, email, code).equals(counted.code_hash)) return counted.code_no
  await noteShareEvent(ctx, { sh_no, kind: 'refused', reader: email, detail: refusals.code })
  const left = triesPerCode - counted.tries
  return left > 0 ? refuseField('invalid_input', 'code', sharedLinkTexts.codeWrong(left)) : refuse('code_expired')
}
