import type { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import type { Handlers } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { read, send } from './alimtalk.service.ts'
import { askOutcome, deliver, learnOutcome, sendNotice } from './deliver.service.ts'
import { remind, remindJob } from './reminders.service.ts'

export const noticeHandlers: Handlers<typeof alimtalk> = { read, send }

export const noticeJobs = [onJob(sendNotice, deliver), onJob(askOutcome, learnOutcome), onJob(remindJob, remind)]
