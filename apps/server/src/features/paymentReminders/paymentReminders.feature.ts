import { paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { coveredJob } from '../deposits/deposits.jobs.ts'
import { payDoneTalk, payDueTalk, payOverdueTalk } from './paymentReminders.alimtalk.ts'
import {
  alarmOfOverdue,
  overdueAlarmJob,
  remindJob,
  remindOfPayments,
  sendPaid,
  sendReminder,
  sendReminderJob,
} from './paymentReminders.jobs.ts'
import { listReminders, previewReminder, sendByHand } from './paymentReminders.service.ts'

export const paymentRemindersFeature = feature(
  paymentReminders,
  { ofContract: listReminders, preview: previewReminder, send: sendByHand },
  {
    alimtalk: [payDueTalk, payOverdueTalk, payDoneTalk],
    jobs: [
      onJob(remindJob, remindOfPayments),
      onJob(sendReminderJob, sendReminder),
      onJob(overdueAlarmJob, alarmOfOverdue),
      onJob(coveredJob, sendPaid),
    ],
  },
)
