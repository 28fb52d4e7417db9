import { randomBytes } from 'node:crypto'
import type { auth } from '@crm/contract/features/auth'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Actor, Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { hashToken } from '../../http/actors.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import {
  clearWrongTries,
  countWrongTry,
  deleteExpired,
  deleteSession,
  findActor,
  findLogin,
  findProfile,
  insertSession,
  moveSession,
  prolongSession,
} from './auth.queries.ts'
import { isPassword } from './password.ts'

const triesBeforeLock = 5
const lockMinutes = 10
const prolongAfterSeconds = 3600

const openSession = async (ctx: Context, user_no: number) => {
  const token = randomBytes(32).toString('base64url')
  const { ip, userAgent, deviceCode } = ctx.caller
  await insertSession(ctx.db, {
    token_hash: hashToken(token),
    user_no,
    ip,
    user_agent: userAgent,
    device_code: deviceCode,
  })
  return token
}

/** The password is checked outside any transaction: hashing is slow on purpose and must not hold a connection. */
export const login = async (ctx: Context, { body }: ParsedOf<typeof auth.login>) => {
  const found = await findLogin(ctx.db, body.user_id)
  if (found?.is_locked) return refuse('account_locked')
  if (!(await isPassword(found?.user_pw, body.user_pw))) {
    const counted = found && (await countWrongTry(ctx.db, found.user_no, triesBeforeLock, lockMinutes))
    return refuse(counted?.is_locked ? 'account_locked' : 'wrong_credentials')
  }
  if (found?.state !== 1) return refuse('account_closed')

  const token = await ctx.transaction(async (tx) => {
    if (!(await clearWrongTries(tx.db, found.user_no))) return refuse('account_locked')
    return openSession(tx, found.user_no)
  })
  return { state: done, token }
}

const isDueForProlonging = (actor: Actor) => Date.now() / 1000 - actor.seenAt > prolongAfterSeconds

/** The device that the caller names now, kept with the session: the gate goes by it. */
const currentDevice = async ({ db, actor, caller }: Context) => {
  const { deviceCode } = caller
  if (deviceCode === undefined || deviceCode === actor.device_code) return actor.device_code
  await moveSession(db, actor.session_no, deviceCode)
  return deviceCode
}

export const profile = async (ctx: Context) => {
  const user = await findProfile(ctx.db, ctx.actor.user_no, await currentDevice(ctx))
  if (!isDueForProlonging(ctx.actor)) return { state: done, user }
  await prolongSession(ctx.db, ctx.actor.session_no)
  ctx.actor.seenAt = Date.now() / 1000
  return { state: done, user, ...(ctx.caller.token ? { token: ctx.caller.token } : {}) }
}

export const logout = async (ctx: Context) => {
  await deleteSession(ctx.db, ctx.actor.session_no)
  return { state: done, query: [] }
}

/** Who a token belongs to; asked by HTTP and sockets alike. */
export const readActor = (db: Db) => (token_hash: Buffer) => findActor(db, token_hash)

export const sweepExpired = (ctx: JobContext) => deleteExpired(ctx.db)
