import type { DeviceProof, join } from '@crm/contract/features/join/join'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { maskEmail } from '@crm/contract/kit/people'
import type { Context } from '../../context.ts'
import { hashCode, newCode } from '../../db/oneTimeCodes.ts'
import { ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { settleOnDevice } from '../auth/auth.service.ts'
import { proveDevice } from '../auth/sessions.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import {
  countCodesOfDay,
  deleteSpent,
  deviceCodes,
  holdPerson,
  isKnownAddress,
  mailOf,
  newestCode,
} from './device.queries.ts'
import { joinTexts, mails } from './join.messages.ts'

const lifeMinutes = 10
const triesPerCode = 5
const resendSeconds = 60
/**
 * Five tries for each code: fifty guesses a day among a million codes for somebody with a stolen password, or 150 with
 * many addresses. Addresses count apart, and where the person has a proved device the others do not count at all, so that
 * nobody uses up the codes of the account's owner.
 */
const codesPerDay = { here: 10, everywhere: 30 }

const refuseMoreCodes = async ({ db, actor, caller }: Context) => {
  const { here, everywhere } = await countCodesOfDay(db, actor.user_no, caller.ip)
  const isOverHere = here >= codesPerDay.here
  const isOverEverywhere = everywhere >= codesPerDay.everywhere
  if (isOverHere || (isOverEverywhere && !(await isKnownAddress(db, actor.user_no, caller.ip)))) {
    refuse('too_many', joinTexts.codesUsedUp)
  }
}

/** The device that the caller names, for staff who still have to prove it. */
const deviceToProve = ({ actor, caller }: Context) => {
  if (actor.gate === 'not_active') return refuse('not_active')
  if (actor.user_type !== 'emp') return refuse('not_allowed')
  const device_code = caller.deviceCode ?? actor.device_code
  if (!device_code || device_code.length < 8) return refuse('malformed_request', joinTexts.noDevice)
  return device_code
}

const proofOf = async (ctx: Context, device_code: string): Promise<DeviceProof> => {
  const { user_no } = ctx.actor
  const code = await newestCode(ctx.db, user_no, device_code, resendSeconds, triesPerCode)
  const email = await mailOf(ctx.db, user_no)
  return {
    sent_to: email && maskEmail(email),
    expires_in: code?.is_live ? code.expires_in : null,
    resend_in: code?.resend_in ?? 0,
  }
}

const proofAnswer = async (ctx: Context, device_code: string) => one(await proofOf(ctx, device_code))

export const deviceProof = async (ctx: Context) => proofAnswer(ctx, deviceToProve(ctx))

export const sendDeviceCode = async (ctx: Context) => {
  const device_code = deviceToProve(ctx)
  const { user_no } = ctx.actor
  const { user_name, user_email } = await holdPerson(ctx.db, user_no)
  if (!user_email) return refuse('conflict', joinTexts.noEmail)
  const before = await newestCode(ctx.db, user_no, device_code, resendSeconds, triesPerCode)
  if (before && before.resend_in > 0) return refuse('too_many', joinTexts.codeTooSoon(before.resend_in))
  await refuseMoreCodes(ctx)

  const code = newCode()
  const code_hash = hashCode(user_no, device_code, code)
  await deviceCodes.insert(ctx.db, { user_no, device_code, ip: ctx.caller.ip, code_hash }, lifeMinutes)
  const mail = mails.deviceCode(user_name, code, ctx.caller.deviceName ?? '', lifeMinutes)
  await queueMail(ctx, { to: user_email, ...mail })
  ctx.publish('deviceProof.changed', user_no)
  return proofAnswer(ctx, device_code)
}

/** A wrong try is kept even though the call is refused: counted outside the transaction that registers the device. */
export const verifyDevice = async (ctx: Context, { body }: ParsedOf<typeof join.verifyDevice>) => {
  const device_code = deviceToProve(ctx)
  const { actor } = ctx
  const counted = await deviceCodes.countTry(ctx.db, { user_no: actor.user_no, device_code }, triesPerCode)
  if (!counted) return refuse('code_expired')
  if (!hashCode(actor.user_no, device_code, body.code).equals(counted.code_hash)) {
    const left = triesPerCode - counted.tries
    if (left === 0) return refuse('code_expired', joinTexts.codeUsedUp)
    refuseField('invalid_input', 'code', joinTexts.codeWrong(left))
  }
  await ctx.transaction(async (tx) => {
    if (!(await deviceCodes.markUsed(tx.db, counted.code_no))) return refuse('code_expired')
    await proveDevice(tx, actor.user_no, device_code)
    await settleOnDevice(tx, device_code)
    tx.publish('account.changed', actor.user_no)
    tx.publish('deviceProof.changed', actor.user_no)
  })
  // The trigger notifies every node; this one updates its cached actor at once, so that the next call is accepted.
  Object.assign(actor, { gate: 'open', device_code })
  return ok()
}

export const sweepSpent = (ctx: JobContext) => deleteSpent(ctx.db)
