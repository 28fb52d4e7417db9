import type { members } from '@crm/contract/features/members/members'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, ok, page } from '../../http/answer/answers.ts'
import { endSessions } from '../auth/auth.service.ts'
import { devicesOf, endSessionOf, loginsOf, revokeDeviceOf, sessionsOf } from '../auth/sessions.service.ts'
import type { Kinds } from './members.queries.ts'
import { memberOf } from './members.service.ts'

/** Where a person is and was signed in, and what became of the account: read and ended by those who administer them. */

const nothing = ok()

export const listSessions =
  (kinds: Kinds) =>
  async (ctx: Context, { params }: ParsedOf<typeof members.sessions>) => {
    const { user_no } = await memberOf(ctx, kinds, params.user_no)
    return list(await sessionsOf(ctx, user_no))
  }

export const endMemberSession =
  (kinds: Kinds) =>
  async (ctx: Context, { params }: ParsedOf<typeof members.endSession>) => {
    const { user_no } = await memberOf(ctx, kinds, params.user_no)
    await endSessionOf(ctx, user_no, params.session_no)
    return nothing
  }

export const endMemberSessions =
  (kinds: Kinds) =>
  async (ctx: Context, { params }: ParsedOf<typeof members.endSessions>) => {
    const { user_no } = await memberOf(ctx, kinds, params.user_no)
    await endSessions(ctx, user_no)
    return nothing
  }

export const listLogins =
  (kinds: Kinds) =>
  async (ctx: Context, { params, query }: ParsedOf<typeof members.logins>) => {
    const { user_no } = await memberOf(ctx, kinds, params.user_no)
    return page(await loginsOf(ctx, user_no, query))
  }

export const listDevices = async (ctx: Context, { params }: ParsedOf<typeof members.devices>) => {
  const { user_no } = await memberOf(ctx, 'staff', params.user_no)
  return list(await devicesOf(ctx, user_no))
}

export const revokeDevice = async (ctx: Context, { params }: ParsedOf<typeof members.revokeDevice>) => {
  const { user_no } = await memberOf(ctx, 'staff', params.user_no)
  await revokeDeviceOf(ctx, user_no, params.ud_no)
  return nothing
}
