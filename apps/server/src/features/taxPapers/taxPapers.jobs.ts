import * as z from 'zod'
import { job } from '../../jobs/job.ts'

/** A payment was made: the paper that its payer chose. */
export const addPapersJob = job({ name: 'taxPapers.add', data: z.object({ pay_no: z.int() }) })
/** Money of a payment went back. */
export const amendPapersJob = job({ name: 'taxPapers.amend', data: z.object({ pay_no: z.int(), rf_no: z.int() }) })
/** The bank took a deposit back. */
export const checkPapersJob = job({ name: 'taxPapers.check', data: z.object({ pay_no: z.int() }) })
/** Asks the payment service for one cash receipt, or to take something off one. */
export const sendReceiptJob = job({ name: 'taxPapers.send', data: z.object({ tp_no: z.int() }), retries: 20 })
/** Receipts that are due although nobody asked. */
export const unaskedJob = job({ name: 'taxPapers.unasked', data: z.object({}), every: '20 * * * *' })
