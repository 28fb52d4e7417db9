import * as z from 'zod'
import { job } from '../../jobs/job.ts'

/** A contract was cancelled; what is open of its card payments is closed by contractPayments, which depends on contracts. */
export const cancelledJob = job({ name: 'contracts.cancelled', data: z.object({ ctr_no: z.int() }) })
