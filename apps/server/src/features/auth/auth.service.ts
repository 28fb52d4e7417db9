import { randomBytes } from 'node:crypto'
import type { auth } from '@crm/contract/features/auth/auth'
import { joinMessages } from '@crm/contract/features/join/join'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Actor, Caller, Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { list, ok } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import {
  type AccountDraft,
  findActor,
  findEndedCause,
  findLogin,
  findProfile,
  insertUser,
  isStillOpen,
  updatePassword,
} from './auth.queries.ts'
import { clearTriesOf, clearWrongTries, countWrongTry, deleteOldTries, findLock } from './loginTries.queries.ts'
import { isPassword } from './password.ts'
import {
  deleteExpired,
  deleteOldEnds,
  deleteSession,
  deleteSessions,
  insertSession,
  insertViewSession,
  moveSession,
  prolongSession,
} from './sessions.queries.ts'
import { noteLogin } from './sessions.service.ts'

const triesBeforeLock = 5
const lockMinutes = 10
const prolongAfterSeconds = 3600

const newToken = () => randomBytes(32).toString('base64url')

/** A session in which the caller looks at somebody else's screens; it ends with the caller's own. */
export const openViewSession = async (ctx: Context, user_no: number, minutes: number) => {
  const token = newToken()
  await insertViewSession(ctx.db, {
    token_hash: hashToken(token),
    user_no,
    viewer_session_no: ctx.actor.session_no,
    minutes,
  })
  return token
}

/** Signs a person in; only the caller gets the token, the database its hash. */
export const openSession = async (ctx: Context, user_no: number) => {
  const token = newToken()
  const { ip, userAgent, deviceCode, deviceName } = ctx.caller
  await insertSession(ctx.db, {
    token_hash: hashToken(token),
    user_no,
    ip,
    user_agent: userAgent,
    device_code: deviceCode,
    device_name: deviceName,
  })
  return token
}

/** Tries are counted for the device where the account has proved it, so that a lock of its address does not stop it. */
const originOf = ({ ip, deviceCode }: Caller, knowsDevice: boolean | undefined) =>
  knowsDevice && deviceCode ? `device:${hashToken(deviceCode).toString('hex')}` : `ip:${ip}`

/**
 * The password is checked outside any transaction: hashing is slow on purpose and must not hold a connection.
 * Accounts that do not exist are answered and locked like those that do.
 */
export const login = async (ctx: Context, { body }: ParsedOf<typeof auth.login>) => {
  const user_id = body.user_id.toLowerCase()
  const found = await findLogin(ctx.db, user_id, ctx.caller.deviceCode)
  const attempt = { user_id, origin: originOf(ctx.caller, found?.knows_device) }
  if (await findLock(ctx.db, attempt)) {
    if (found) await noteLogin(ctx, found.user_no, 'locked')
    return refuse('account_locked')
  }
  if (!(await isPassword(found?.user_pw, body.user_pw))) {
    const isLocked = await countWrongTry(ctx.db, attempt, triesBeforeLock, lockMinutes)
    if (found) await noteLogin(ctx, found.user_no, 'wrong_password')
    return refuse(isLocked ? 'account_locked' : 'wrong_credentials')
  }
  if (found?.state !== 1) {
    if (found) await noteLogin(ctx, found.user_no, 'closed')
    return refuse('account_closed')
  }

  const token = await ctx.transaction(async (tx) => {
    if (!(await clearWrongTries(tx.db, attempt))) return refuse('account_locked')
    if (!(await isStillOpen(tx.db, found.user_no, found.user_pw))) return refuse('wrong_credentials')
    await noteLogin(tx, found.user_no, 'success')
    return openSession(tx, found.user_no)
  })
  return { state: done, token }
}

const isDueForProlonging = (actor: Actor) => Date.now() / 1000 - actor.seenAt > prolongAfterSeconds

/** The session is on this device from now on. */
export const settleOnDevice = async (ctx: Context, device_code: string) => {
  if (device_code !== ctx.actor.device_code) await moveSession(ctx.db, ctx.actor.session_no, device_code)
}

/** Stores the device that the caller names with the session, because the device check uses it. */
const currentDevice = async (ctx: Context) => {
  const device_code = ctx.caller.deviceCode ?? ctx.actor.device_code
  if (device_code !== null) await settleOnDevice(ctx, device_code)
  return device_code
}

export const getProfile = async (ctx: Context) => {
  const { user_no, viewer_no } = ctx.actor
  if (viewer_no !== null) return { state: done, user: await findProfile(ctx.db, { user_no, device_code: null }) }
  const user = await findProfile(ctx.db, { user_no, device_code: await currentDevice(ctx) })
  if (!isDueForProlonging(ctx.actor)) return { state: done, user }
  await prolongSession(ctx.db, ctx.actor.session_no)
  ctx.actor.seenAt = Date.now() / 1000
  return { state: done, user, ...(ctx.caller.token ? { token: ctx.caller.token } : {}) }
}

export const logout = async (ctx: Context) => {
  await deleteSession(ctx.db, ctx.actor.session_no)
  return ok()
}

/** Creates the users row of an account; the calling feature adds the row of its kind. */
export const createAccount = async (ctx: Pick<Context, 'db'>, draft: AccountDraft) => {
  const { user_no } = await insertUser(ctx.db, draft).catch((fault: unknown) => {
    if (isDuplicate(fault, 'users_user_id_key')) refuseField('conflict', 'user_id', joinMessages.userIdTaken)
    if (isDuplicate(fault, 'users_email')) refuseField('conflict', 'user_email', joinMessages.emailTaken)
    throw fault
  })
  return user_no
}

/** Stores a new password hash, opens the account again, and ends every session but the named one. */
export const replacePassword = async (ctx: Context, user_no: number, user_pw: string, except?: number) => {
  await updatePassword(ctx.db, user_no, user_pw)
  await clearTriesOf(ctx.db, user_no)
  await endSessions(ctx, user_no, except)
}

/** Everywhere at once, sockets included; the named session stays. */
export const endSessions = async (ctx: Context, user_no: number, except?: number) => {
  await deleteSessions(ctx.db, user_no, except)
  ctx.publish('sessions.changed', user_no)
  ctx.publish('members.changed')
}

/** The person a token belongs to; used by HTTP and sockets. */
/** Only whoever has the token learns of its end. */
export const getEnded = async ({ db, caller }: Context) => {
  const cause = caller.token && (await findEndedCause(db, hashToken(caller.token)))
  return list(cause ? [cause] : [])
}

export const readActor = (db: Db) => (token_hash: Buffer) => findActor(db, { token_hash })

/** For addresses that a browser follows without the token: the call is that of a session, while it lasts and is let in. */
export const asSession = async (ctx: Context, session_no: number): Promise<Context> => {
  const actor = await findActor(ctx.db, { session_no })
  if (actor?.gate !== 'open') return refuse('not_found')
  return Object.create(ctx, { actor: { value: actor }, visitor: { value: actor } })
}

export const sweepExpired = async (ctx: JobContext) => {
  await deleteExpired(ctx.db)
  await deleteOldEnds(ctx.db)
  await deleteOldTries(ctx.db)
}
