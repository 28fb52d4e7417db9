import * as z from 'zod'
import { job } from '../../jobs/job.ts'

/** Asks the service for one order and does what follows. */
export const settleJob = job({ name: 'payments.settle', data: z.object({ try_no: z.int() }) })
/** Sends back a charge that came too late. */
export const cancelLateJob = job({ name: 'payments.cancelLate', data: z.object({ try_no: z.int() }), retries: 20 })
/** One payment whose time is over. */
export const expireJob = job({ name: 'payments.expireOne', data: z.object({ pay_no: z.int() }) })
/** Finds what is overdue, hangs, or was not cancelled. */
export const sweepJob = job({ name: 'payments.sweep', data: z.object({}), every: '*/5 * * * *' })
export const remindJob = job({ name: 'payments.remind', data: z.object({}), every: '10 * * * *' })
/** Compares with what the service says it has moved. */
export const compareJob = job({ name: 'payments.compare', data: z.object({}), every: '30 3 * * *' })
/** Sends the money of a refund back. */
export const refundJob = job({ name: 'payments.refund', data: z.object({ rf_no: z.int() }), retries: 20 })
export const remindRefundsJob = job({ name: 'payments.remindRefunds', data: z.object({}), every: '0 9 * * *' })
export const sweepRefundsJob = job({ name: 'payments.sweepRefunds', data: z.object({}), every: '*/15 * * * *' })

// What follows for papers is done by the feature taxPapers, which depends on payments, not the other way round.
/** A payment was made. */
export const addPapersJob = job({ name: 'payments.addPapers', data: z.object({ pay_no: z.int() }) })
/** Money of a payment went back. */
export const amendPapersJob = job({ name: 'payments.amendPapers', data: z.object({ pay_no: z.int(), rf_no: z.int() }) })
/** The bank took a deposit back. */
export const checkPapersJob = job({ name: 'payments.checkPapers', data: z.object({ pay_no: z.int() }) })
