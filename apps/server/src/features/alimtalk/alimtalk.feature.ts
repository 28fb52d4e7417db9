import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { read, send } from './alimtalk.service.ts'
import { askOutcome, deliver, learnOutcome, sendNotice } from './deliver.service.ts'
import { remind, remindJob } from './reminders.service.ts'

export const alimtalkFeature = feature(
  alimtalk,
  { read, send },
  { jobs: [onJob(sendNotice, deliver), onJob(askOutcome, learnOutcome), onJob(remindJob, remind)] },
)
