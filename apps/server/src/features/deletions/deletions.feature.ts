import { deletions } from '@crm/contract/features/deletions/deletions'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { deleteOldDeletions } from './deletions.queries.ts'
import { undoDeletion } from './deletions.service.ts'

const sweepJob = job({ name: 'deletions.sweep', data: z.object({}), every: '23 * * * *' })

export const deletionsFeature = feature(
  deletions,
  { undo: undoDeletion },
  {
    jobs: [
      onJob(sweepJob, async ({ db }) => {
        await deleteOldDeletions(db)
      }),
    ],
  },
)
