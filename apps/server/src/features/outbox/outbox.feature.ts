import type { outbox } from '@crm/contract/features/outbox/outbox'
import * as z from 'zod'
import type { Handlers } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { deliver, list, sendMessage, sweepOld } from './outbox.service.ts'

export const outboxHandlers: Handlers<typeof outbox> = { list }

export const outboxJobs = [
  onJob(sendMessage, deliver),
  onJob(job({ name: 'outbox.sweep', data: z.object({}), every: '37 4 * * *' }), sweepOld),
]
