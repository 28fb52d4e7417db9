import type { alarms } from '@crm/contract/features/alarms/alarms'
import * as z from 'zod'
import type { Handlers } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { check, checkAll, listAlarms, listNewAlarms, sweepAlarms } from './alarms.service.ts'
import { pushJob, readPushKey, savePush, sendPush } from './push.service.ts'

export const alarmHandlers: Handlers<typeof alarms> = {
  newList: listNewAlarms,
  list: listAlarms,
  check,
  checkAll,
  pushKey: readPushKey,
  savePush,
}

export const alarmJobs = [
  onJob(pushJob, sendPush),
  onJob(job({ name: 'alarms.sweep', data: z.object({}), every: '37 4 * * *' }), sweepAlarms),
]
