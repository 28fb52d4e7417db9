import { accessLog } from '@crm/contract/features/accessLog/accessLog'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { logVisit, sweepVisits } from './accessLog.service.ts'

export const accessLogFeature = feature(
  accessLog,
  {
    // One insert at every step people take: no transaction and no idempotency row around it.
    add: withoutTransaction(logVisit),
  },
  { jobs: [onJob(job({ name: 'accessLog.sweep', data: z.object({}), every: '47 4 * * *' }), sweepVisits)] },
)
