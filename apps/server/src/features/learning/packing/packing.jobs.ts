import * as z from 'zod'
import { job } from '../../../jobs/job.ts'

/** Looks at an upload, and decides what is made of it. */
export const prepareJob = job({ name: 'learning.prepare', data: z.object({ lm_no: z.int() }), retries: 3 })

/** Packs some minutes of a video and puts in itself again until all of it is packed: what is interrupted goes on. */
export const packJob = job({ name: 'learning.pack', data: z.object({ lr_no: z.int() }), retries: 3 })

/** Has ffmpeg make another size, or a format that browsers play. */
export const transcodeJob = job({ name: 'learning.transcode', data: z.object({ lr_no: z.int() }), retries: 1 })
