import { outbox } from '@crm/contract/features/outbox/outbox'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { deliverMessage, listOutbox, sendMessage, sweepOld } from './outbox.service.ts'

export const outboxFeature = feature(
  outbox,
  { list: listOutbox },
  {
    jobs: [
      onJob(sendMessage, deliverMessage),
      onJob(job({ name: 'outbox.sweep', data: z.object({}), every: '37 4 * * *' }), sweepOld),
    ],
  },
)
