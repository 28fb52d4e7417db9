import { alarmKinds, usualChannelsOf } from '@crm/contract/alarmKinds'
import type { AlarmSetting, alarms } from '@crm/contract/features/alarms/alarms'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { keysOf } from '@crm/contract/kit/keysOf'
import type { Actor, Context } from '../../context.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { findSettings, upsertSetting } from './settings.queries.ts'

/** The kinds of alarms that this type of user gets. */
const kindsOf = ({ user_type }: Actor) =>
  keysOf(alarmKinds).filter((kind) => (alarmKinds[kind].to ?? ['emp']).includes(user_type))

const settingsOf = async ({ db, actor }: Context): Promise<AlarmSetting[]> => {
  const chosen = new Map((await findSettings(db, actor.user_no)).map(({ kind, ...channels }) => [kind, channels]))
  return kindsOf(actor).map((kind) => ({
    kind,
    label: alarmKinds[kind].label,
    ...(chosen.get(kind) ?? usualChannelsOf(kind)),
  }))
}

export const listAlarmSettings = async (ctx: Context) => list(await settingsOf(ctx))

export const saveAlarmSetting = async (ctx: Context, { params, body }: ParsedOf<typeof alarms.saveSetting>) => {
  if (!kindsOf(ctx.actor).some((kind) => kind === params.kind)) return refuse('not_found')
  await upsertSetting(ctx.db, ctx.actor.user_no, params.kind, body)
  ctx.publish('alarmSettings.changed', ctx.actor.user_no)
  const saved = (await settingsOf(ctx)).find(({ kind }) => kind === params.kind)
  return saved ? one(saved) : refuse('not_found')
}
