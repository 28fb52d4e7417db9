import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import {
  checkRequestLink,
  fulfilByLink,
  fulfilLine,
  requestGuestPieces,
  requestGuestUpload,
} from './arrivals.service.ts'
import { listInBoxes } from './boxes.service.ts'
import {
  closeRequest,
  createRequest,
  listMyRequests,
  listRequests,
  remindOfRequests,
  renewRequestLink,
  reopenLine,
  updateRequest,
} from './fileRequests.service.ts'

export const remindJob = job({ name: 'fileRequests.remind', data: z.object({}), every: '0 9 * * *' })

export const fileRequestsFeature = feature(
  fileRequests,
  {
    list: listRequests,
    create: createRequest,
    renew: renewRequestLink,
    update: updateRequest,
    close: closeRequest,
    reopenLine,
    findInBoxes: listInBoxes,
    mine: listMyRequests,
    fulfil: withoutTransaction(fulfilLine),
    checkLink: withoutTransaction(checkRequestLink),
    requestUpload: requestGuestUpload,
    requestPieces: withoutTransaction(requestGuestPieces),
    fulfilByLink: withoutTransaction(fulfilByLink),
  },
  { jobs: [onJob(remindJob, remindOfRequests)] },
)
