import { alarms } from '@crm/contract/features/alarms/alarms'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { checkAlarm, checkAllAlarms, listAlarms, listNewAlarms, sweepAlarms } from './alarms.service.ts'
import { makePushKeys, pushJob, readPushKey, savePush, sendPush } from './push.service.ts'
import { listAlarmSettings, saveAlarmSetting } from './settings.service.ts'

export const alarmsFeature = feature(
  alarms,
  {
    newList: listNewAlarms,
    list: listAlarms,
    check: checkAlarm,
    checkAll: checkAllAlarms,
    settings: listAlarmSettings,
    saveSetting: saveAlarmSetting,
    pushKey: readPushKey,
    savePush,
  },
  {
    jobs: [
      onJob(pushJob, sendPush),
      onJob(job({ name: 'alarms.sweep', data: z.object({}), every: '37 4 * * *' }), sweepAlarms),
    ],
    onStart: makePushKeys,
  },
)
