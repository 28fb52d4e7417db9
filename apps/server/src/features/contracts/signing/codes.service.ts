import { timingSafeEqual } from 'node:crypto'
import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { hashCode } from '../../../db/oneTimeCodes.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { queueAlimtalk } from '../../alimtalk/queue.service.ts'
import { askForCode, countCodesLately, countTry, isUsedUp, markVerified, mostTries } from './codes.queries.ts'
import { holdByLink, noteBySigner, refuseIdle, showNow } from './page.service.ts'
import { waysTo } from './request.service.ts'
import { signCodeTalk } from './signing.alimtalk.ts'

/** So many codes an hour, whichever way they go. */
const mostCodes = 5

/** The code itself is made when the message leaves, so that nothing here ever has it. */
export const sendCode = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.sendCode>) => {
  const signing = await holdByLink(ctx, body.t)
  refuseIdle(signing)
  const { contract, me } = signing
  const way = waysTo(me).find((each) => each.way === body.way)
  if (!way) return refuseField('invalid_input', 'way', signingMessages.noWay)
  if ((await countCodesLately(ctx.db, contract.ctr_no, me.cs_no)) >= mostCodes)
    return refuse('too_many', signingMessages.codeLimit)
  await askForCode(ctx.db, me.cs_no, way.to)
  await noteBySigner(ctx, signing, { ce_kind: 'code_sent', ce_data: { way: way.way, to: way.to } })
  await queueAlimtalk(ctx, {
    template: signCodeTalk,
    to_no: me.cs_no,
    receivers: [way.address],
    way: way.way,
    emp_no: contract.emp_no,
  })
  ctx.publish('contracts.changed')
  return showNow(ctx, body.t)
}

/** Counts the try and notes what came of it: kept also where the answer is a refusal. */
const tryCode = async (ctx: Context, { t, code }: { t: string; code: string }) => {
  const signing = await holdByLink(ctx, t)
  refuseIdle(signing)
  const { cs_no } = signing.me
  const counted = await countTry(ctx.db, cs_no)
  if (!counted) return (await isUsedUp(ctx.db, cs_no)) ? signingMessages.codeTooMany : signingMessages.codeGone
  ctx.publish('contracts.changed')
  if (timingSafeEqual(counted.code_hash, hashCode(cs_no, code))) {
    await markVerified(ctx.db, cs_no)
    await noteBySigner(ctx, signing, { ce_kind: 'verified' })
    return null
  }
  await noteBySigner(ctx, signing, { ce_kind: 'code_failed' })
  const left = mostTries - counted.code_tries
  return left > 0 ? signingMessages.codeWrong(left) : signingMessages.codeTooMany
}

export const confirmCode = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.confirmCode>) => {
  const problem = await ctx.transaction((tx) => tryCode(tx, body))
  return problem === null ? showNow(ctx, body.t) : refuseField('invalid_input', 'code', problem)
}
