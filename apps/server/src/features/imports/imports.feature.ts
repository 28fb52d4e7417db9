import { imports } from '@crm/contract/features/imports/imports'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { deleteExpiredPreviews } from './imports.queries.ts'
import { cancelPreview, downloadTemplate, listRows, registerRows, setMapping, uploadFile } from './imports.service.ts'

/** What people upload and leave behind is gone soon after its hour. */
export const sweepPreviews = job({ name: 'imports.sweep', data: z.object({}), every: '*/10 * * * *' })

export const importsFeature = feature(
  imports,
  {
    template: downloadTemplate,
    upload: withoutTransaction(uploadFile),
    setMapping,
    rows: listRows,
    commit: registerRows,
    cancel: cancelPreview,
  },
  { jobs: [onJob(sweepPreviews, ({ db }) => deleteExpiredPreviews(db))] },
)
