import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { downloadAcceptance, downloadShared, listShared, showShared } from './entries.service.ts'
import { checkLink, openSharedLink, sendLinkCode, sweepProofs } from './sharedLinks.service.ts'
import { openSharedZip, prepareSharedZip } from './zips.service.ts'

const sweepJob = job({ name: 'sharedLinks.sweep', data: z.object({}), every: '20 4 * * *' })

export const sharedLinksFeature = feature(
  sharedLinks,
  {
    check: withoutTransaction(checkLink),
    sendCode: withoutTransaction(sendLinkCode),
    open: withoutTransaction(openSharedLink),
    show: showShared,
    list: listShared,
    download: downloadShared,
    prepareZip: prepareSharedZip,
    openZip: openSharedZip,
    acceptancePdf: downloadAcceptance,
  },
  { jobs: [onJob(sweepJob, sweepProofs)] },
)
