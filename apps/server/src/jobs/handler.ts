import type { Context } from '../context.ts'
import type { Job } from './job.ts'

/** What a job may use: no caller, otherwise as in a request. Its database work is one transaction. */
export type JobContext = Omit<
  Context,
  'caller' | 'actor' | 'visitor' | 'transaction' | 'imports' | 'commentOwners' | 'historyOwners' | 'undoOwners'
>

export interface JobHandler {
  job: Job<object>
  handle: (ctx: JobContext, data: never) => Promise<void>
}

export const onJob = <Data extends object>(
  definition: Job<Data>,
  handle: (ctx: JobContext, data: Data) => Promise<void>,
): JobHandler => ({ job: definition, handle })
