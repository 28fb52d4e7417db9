import type { AlarmKind } from '@crm/contract/alarmKinds'
import type { Context } from '../../context.ts'
import { type AlarmDraft, raiseAlarm } from './alarms.service.ts'
import { findClientUsers } from './clientAlarms.queries.ts'

interface ClientAlarm extends Pick<AlarmDraft, 'title' | 'body' | 'about'> {
  kind: AlarmKind & `portal.${string}`
  /** Whose people; a meeting or a project without a company concerns none. */
  client_no: number | null
  /** The path of a screen of the portal. */
  link: string
  /** The person of the company who did it: not told again. */
  except?: number
}

/** Raises an alarm for everybody of a client company who uses the portal. Its words are read outside: nothing internal. */
export const alarmClient = async (
  ctx: Pick<Context, 'db' | 'publish' | 'sendTo' | 'enqueue' | 'config'>,
  { client_no, except, ...alarm }: ClientAlarm,
) => {
  if (client_no === null) return
  const to = (await findClientUsers(ctx.db, client_no)).filter((user_no) => user_no !== except)
  await raiseAlarm(ctx, { ...alarm, to })
}
