import type { MemberLogin } from '@crm/contract/features/members/members.rows'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import {
  deleteDevice,
  deleteOldLogins,
  deleteSessionOf,
  deleteSessionsOnDevice,
  findDevices,
  findLogins,
  findSessions,
  insertDevice,
  insertLogin,
} from './sessions.queries.ts'

const keptDays = 365

/** The sessions of a person, the latest first. */
export const sessionsOf = async ({ db, actor }: Context, user_no: number) => {
  const sessions = await findSessions(db, user_no)
  return sessions.map((session) => ({ ...session, is_current: session.session_no === actor.session_no }))
}

const publishSessions = (ctx: Pick<Context, 'publish'>, user_no: number) => {
  ctx.publish('sessions.changed', user_no)
  ctx.publish('members.changed')
}

export const endSessionOf = async (ctx: Context, user_no: number, session_no: number) => {
  if (!(await deleteSessionOf(ctx.db, user_no, session_no))) refuse('not_found')
  publishSessions(ctx, user_no)
}

/** The verified devices of a person. */
export const devicesOf = ({ db, actor }: Context, user_no: number) =>
  findDevices(db, user_no, user_no === actor.user_no ? actor.device_code : null)

/** Marks the device as verified for this person. */
export const proveDevice = ({ db, caller }: Context, user_no: number, device_code: string) =>
  insertDevice(db, user_no, device_code, caller.deviceName ?? '')

/** Whoever is signed in on it is out, and has to prove it again. Answers what it was called. */
export const revokeDeviceOf = async (ctx: Context, user_no: number, ud_no: number) => {
  const gone = await deleteDevice(ctx.db, user_no, ud_no)
  if (!gone) return refuse('not_found')
  await deleteSessionsOnDevice(ctx.db, user_no, gone.device_code)
  publishSessions(ctx, user_no)
  return gone.device_name
}

/** Keeps how an attempt to sign in came out. */
export const noteLogin = ({ db, caller }: Context, user_no: number, ll_result: MemberLogin['ll_result']) =>
  insertLogin(db, {
    user_no,
    ll_result,
    ip: caller.ip,
    user_agent: caller.userAgent,
    device_name: caller.deviceName ?? null,
  })

export const loginsOf = ({ db }: Context, user_no: number, pages: { offset: number; limit: number }) =>
  findLogins(db, user_no, pages)

export const sweepLogins = async (ctx: JobContext) => {
  await deleteOldLogins(ctx.db, keptDays)
}
