import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { getPreview, listAlimtalk, sendAlimtalk } from './alimtalk.service.ts'
import { deliverAlimtalk, readOutcome, readOutcomeJob, sendMessageJob } from './deliver.service.ts'
import { remindJob, remindOfMeetings } from './reminders.service.ts'

export const alimtalkFeature = feature(
  alimtalk,
  { read: listAlimtalk, preview: getPreview, send: sendAlimtalk },
  {
    jobs: [
      onJob(sendMessageJob, deliverAlimtalk),
      onJob(readOutcomeJob, readOutcome),
      onJob(remindJob, remindOfMeetings),
    ],
  },
)
