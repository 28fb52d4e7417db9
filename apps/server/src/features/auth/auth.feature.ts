import { auth } from '@crm/contract/features/auth/auth'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { getEnded, getProfile, login, logout, sweepExpired } from './auth.service.ts'
import { sweepLogins } from './sessions.service.ts'

export const authFeature = feature(
  auth,
  {
    login: withoutTransaction(login),
    profile: getProfile,
    logout,
    ended: getEnded,
  },
  {
    jobs: [
      onJob(job({ name: 'auth.sweep', data: z.object({}), every: '17 4 * * *' }), sweepExpired),
      onJob(job({ name: 'auth.sweep-logins', data: z.object({}), every: '27 4 * * *' }), sweepLogins),
    ],
  },
)
