import { createHash, randomInt } from 'node:crypto'
import { type account, accountMessages } from '@crm/contract/features/account/account'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { maskEmail } from '@crm/contract/kit/people'
import type { Context } from '../../context.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { mails, problems } from './account.messages.ts'
import { getAccount, provePassword, stillHolds } from './account.service.ts'
import {
  countEmailTry,
  holdEmail,
  isEmailTaken,
  keepEmailChange,
  secondsToNextCode,
  takeEmailChange,
  updateEmail,
} from './email.queries.ts'

const lifeMinutes = 10
const triesPerCode = 5
const pauseSeconds = 60

const hashCode = (user_no: number, code: string) => createHash('sha256').update(`${user_no}:${code}`).digest()

const refuseTaken = () => refuseField('invalid_input', 'user_email', accountMessages.emailTaken)

/** The code goes to the old address, so that a stolen session cannot take the account away; without one, to the new. */
export const changeEmail = async (ctx: Context, { body }: ParsedOf<typeof account.changeEmail>) => {
  const proved = await provePassword(ctx, body.user_pw)
  const { user_no } = ctx.actor
  const new_email = body.user_email
  return ctx.transaction(async (tx) => {
    await stillHolds(tx, proved)
    const { user_name, user_email } = await holdEmail(tx.db, user_no)
    if (user_email?.toLowerCase() === new_email) refuseField('invalid_input', 'user_email', accountMessages.emailSame)
    if (await isEmailTaken(tx.db, new_email)) refuseTaken()
    const pause = await secondsToNextCode(tx.db, user_no, pauseSeconds)
    if (pause > 0) return refuse('too_many', problems.codeTooSoon(pause))
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await keepEmailChange(tx.db, { user_no, new_email, code_hash: hashCode(user_no, code) }, lifeMinutes)
    const to = user_email ?? new_email
    await queueMail(tx, { to, ...mails.emailCode(user_name, new_email, code, lifeMinutes) })
    return one({ sent_to: maskEmail(to), expires_in: lifeMinutes * 60 })
  })
}

/** A wrong try is kept even though the call is refused: counted outside the transaction that changes the address. */
export const confirmEmail = async (ctx: Context, { body }: ParsedOf<typeof account.confirmEmail>) => {
  const { user_no } = ctx.actor
  const counted = await countEmailTry(ctx.db, user_no, triesPerCode)
  if (!counted) return refuse('code_expired')
  const code_hash = hashCode(user_no, body.code)
  if (!code_hash.equals(counted.code_hash)) {
    const left = triesPerCode - counted.tries
    return left > 0 ? refuseField('invalid_input', 'code', problems.codeWrong(left)) : refuse('code_expired')
  }
  return ctx.transaction(async (tx) => {
    const { user_name, user_email } = await holdEmail(tx.db, user_no)
    const change = (await takeEmailChange(tx.db, user_no, code_hash)) ?? refuse('code_expired')
    await updateEmail(tx.db, user_no, change.new_email).catch((fault: unknown) => {
      if (isDuplicate(fault, 'users_email')) refuse('conflict', accountMessages.emailTaken)
      throw fault
    })
    if (user_email) await queueMail(tx, { to: user_email, ...mails.emailChanged(user_name, change.new_email) })
    tx.publish('account.changed', user_no)
    tx.publish('members.changed')
    return getAccount(tx)
  })
}
