import { alarmUnread } from '@crm/contract/features/alarms/alarms'
import type { Db } from '../../db/database.ts'

interface PushKeys {
  public_key: string
  private_key: string
}

/** The stored keys, also when another node stored its own first. */
export const keepKeys = async (db: Db, make: () => PushKeys): Promise<PushKeys> => {
  const find = () => db.selectFrom('web_push_keys').select(['public_key', 'private_key']).executeTakeFirst()
  const known = await find()
  if (known) return known
  const made = make()
  await db
    .insertInto('web_push_keys')
    .values(made)
    .onConflict((clash) => clash.doNothing())
    .execute()
  return (await find()) ?? made
}

/** Every push subscription of the people of these alarms. */
export const findWakeable = (db: Db, alarms: number[]) =>
  db
    .selectFrom('alarms as a')
    .innerJoin('web_push_subscriptions as w', 'w.user_no', 'a.user_no')
    .select(['a.al_no', 'w.wps_no'])
    .where('a.al_no', 'in', alarms)
    .execute()

/** Nothing when the alarm has been read, or the browser signed out, while the message waited. */
export const findPush = (db: Db, al_no: number, wps_no: number) =>
  db
    .selectFrom('alarms as a')
    .innerJoin('web_push_subscriptions as w', 'w.user_no', 'a.user_no')
    .innerJoin('users as u', 'u.user_no', 'a.user_no')
    .select(['a.al_no', 'a.al_title', 'a.al_body', 'a.al_link', 'w.token'])
    .where('a.al_no', '=', al_no)
    // Whoever wants no alarm in the product has it there as read from the start.
    .where((eb) => eb.or([eb('a.state', '=', alarmUnread), eb('a.is_silent', '=', true)]))
    .where('w.wps_no', '=', wps_no)
    .where('u.state', '=', 1)
    .executeTakeFirst()

export const dropSubscription = (db: Db, wps_no: number) =>
  db.deleteFrom('web_push_subscriptions').where('wps_no', '=', wps_no).execute()

/** A subscription belongs to the person who registered it last. */
export const upsertSubscription = (
  db: Db,
  { user_no, session_no }: { user_no: number; session_no: number },
  token: string,
) =>
  db
    .insertInto('web_push_subscriptions')
    .values({ user_no, session_no, token })
    .onConflict((clash) => clash.column('token').doUpdateSet({ user_no, session_no }))
    .execute()

export const dropOthers = (db: Db, session_no: number, tokens: string[]) => {
  const ofSession = db.deleteFrom('web_push_subscriptions').where('session_no', '=', session_no)
  return (tokens.length ? ofSession.where('token', 'not in', tokens) : ofSession).execute()
}

export const findTokens = async (db: Db, user_no: number) => {
  const rows = await db
    .selectFrom('web_push_subscriptions')
    .select('token')
    .where('user_no', '=', user_no)
    .orderBy('wps_no')
    .execute()
  return rows.map(({ token }) => token)
}
