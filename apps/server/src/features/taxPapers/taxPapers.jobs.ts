import * as z from 'zod'
import { job } from '../../jobs/job.ts'

/** Asks the payment service for one cash receipt, or to take something off one. */
export const sendReceiptJob = job({ name: 'taxPapers.send', data: z.object({ tp_no: z.int() }), retries: 20 })
/** Receipts that are due although nobody asked. */
export const unaskedJob = job({ name: 'taxPapers.unasked', data: z.object({}), every: '20 * * * *' })
/** What is due of contracts, in the morning. */
export const duePapersJob = job({ name: 'taxPapers.due', data: z.object({}), every: '0 9 * * *' })
