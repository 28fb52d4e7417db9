import type * as z from 'zod'

export interface Job<Data extends object> {
  name: string
  data: z.ZodType<Data>
  /** cron, Korea time: run by one node, once. */
  every?: string
  retries?: number
}

interface EnqueueOptions {
  /** Not before so many seconds have passed. */
  afterSeconds?: number
}

/** A list is put in at once: one job for each. */
export type Enqueue = <Data extends object>(
  job: Job<Data>,
  data: Data | readonly Data[],
  options?: EnqueueOptions,
) => Promise<void>

/** Work that outlives its request: done once after its cause is committed, retried with back-off. */
export const job = <Data extends object>(definition: Job<Data>): Job<Data> => definition
