import { join } from '@crm/contract/features/join/join'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { deviceProof, sendDeviceCode, sweepSpent, verifyDevice } from './device.service.ts'
import { checkBizNo, checkEmail, checkId, joinClient, joinStaff, joinVc } from './join.service.ts'
import {
  checkReset,
  findId,
  findPassword,
  mailIds,
  mailReset,
  resetPassword,
  sendIds,
  sendReset,
} from './recovery.service.ts'

export const joinFeature = feature(
  join,
  {
    checkId: withoutTransaction(checkId),
    checkEmail: withoutTransaction(checkEmail),
    checkBizNo: withoutTransaction(checkBizNo),
    client: withoutTransaction(joinClient),
    staff: withoutTransaction(joinStaff),
    vc: withoutTransaction(joinVc),
    findId,
    findPassword,
    checkReset: withoutTransaction(checkReset),
    resetPassword: withoutTransaction(resetPassword),
    deviceProof,
    sendDeviceCode,
    verifyDevice: withoutTransaction(verifyDevice),
  },
  {
    jobs: [
      onJob(mailIds, sendIds),
      onJob(mailReset, sendReset),
      onJob(job({ name: 'join.sweep', data: z.object({}), every: '47 4 * * *' }), sweepSpent),
    ],
  },
)
