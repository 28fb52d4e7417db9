import * as z from 'zod'
import { job } from '../../jobs/job.ts'

/** Money was shared to a credit; what follows for a card payment of it is done by contractPayments, which depends on deposits. */
export const sharedJob = job({ name: 'deposits.shared', data: z.object({ projcrd_no: z.int() }) })

/** All of a credit is paid; its client is sent a message by paymentReminders, which depends on deposits. */
export const coveredJob = job({ name: 'deposits.covered', data: z.object({ projcrd_no: z.int() }) })
