import type { AlarmChannels } from '@crm/contract/features/alarms/alarms'
import type { Db } from '../../db/database.ts'

export const findSettings = (db: Db, user_no: number) =>
  db.selectFrom('alarm_settings').select(['kind', 'in_app', 'push', 'mail']).where('user_no', '=', user_no).execute()

export const upsertSetting = (db: Db, user_no: number, kind: string, channels: AlarmChannels) =>
  db
    .insertInto('alarm_settings')
    .values({ user_no, kind, ...channels })
    .onConflict((conflict) => conflict.columns(['user_no', 'kind']).doUpdateSet(channels))
    .execute()
