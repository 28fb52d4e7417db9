import type { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, ok } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { learningText } from '../learning.messages.ts'
import {
  endSessionsOn,
  findDevices,
  findNextChange,
  insertDevice,
  lockWatcher,
  removeDeviceRow,
  removeDevicesOf,
  touchDevice,
} from './devices.queries.ts'

const changeDays = 30
const longest = 200

/** Where nothing names the device, every sign-in counts as one. */
const deviceOf = ({ caller, actor }: Context) =>
  (caller.deviceCode ?? actor.device_code ?? `session-${actor.session_no}`).slice(0, longest)

/** The device that calls, registered now if the person has room for it. The caller holds the person's lock. */
export const requireDevice = async (ctx: Context) => {
  const { user_no } = ctx.actor
  const code = deviceOf(ctx)
  const known = await touchDevice(ctx.db, user_no, code)
  if (known) return known.wd_no
  const name = (ctx.caller.deviceName ?? ctx.caller.userAgent).slice(0, longest)
  const made = await insertDevice(ctx.db, user_no, code, name)
  return made?.wd_no ?? refuse('not_allowed', learningText.twoDevices)
}

export const listDevices = async (ctx: Context) => list(await findDevices(ctx.db, ctx.actor.user_no, deviceOf(ctx)))

const announce = (ctx: Context, user_no: number) => {
  ctx.publish('learning.changed', user_no)
  ctx.publish('watching.changed', user_no)
}

export const removeDevice = async (ctx: Context, { params }: ParsedOf<typeof learning.removeDevice>) => {
  const { user_no } = ctx.actor
  await lockWatcher(ctx.db, user_no)
  const next = await findNextChange(ctx.db, user_no, changeDays)
  if (next) return refuse('conflict', learningText.deviceChange(next))
  if (!(await removeDeviceRow(ctx.db, user_no, params.wd_no))) return refuse('not_found')
  await endSessionsOn(ctx.db, user_no)
  announce(ctx, user_no)
  return ok()
}

export const resetDevices = async (ctx: Context, { params }: ParsedOf<typeof learning.resetDevices>) => {
  await lockWatcher(ctx.db, params.user_no)
  await removeDevicesOf(ctx.db, params.user_no, ctx.actor.emp_no ?? refuse('not_allowed'))
  await endSessionsOn(ctx.db, params.user_no)
  announce(ctx, params.user_no)
  return ok()
}
