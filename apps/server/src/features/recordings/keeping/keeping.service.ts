import { recordingLink } from '@crm/contract/features/recordings/recordings'
import * as z from 'zod'
import { undoSeconds } from '../../../db/undo.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { findStored } from '../chunks/chunks.queries.ts'
import { refreshReferences } from '../people/references.ts'
import { recordingsText } from '../recordings.messages.ts'
import { publishChange } from '../sessions/requireSession.ts'
import { deleteExpired, deleteSessions, lockDeletedForGood, markWarned } from './keeping.queries.ts'

/** The recorder has this long to save what is deleted. */
const warnDays = 14
const purgedAtOnce = 20

export const expireJob = job({ name: 'recordings.expire', data: z.object({}), every: '40 4 * * *' })
export const purgeJob = job({ name: 'recordings.purge', data: z.object({}), every: '*/10 * * * *' })

/** Every night: tells of what ends soon, deletes what has ended. Nothing is deleted that was not told of before. */
export const expireRecordings = async (ctx: JobContext) => {
  const keepDays = ctx.config.recordingKeepDays
  for (const { id, ms_no } of await deleteExpired(ctx.db, keepDays, warnDays)) {
    await refreshReferences(ctx, ms_no, null)
    await publishChange(ctx, id)
  }
  for (const { id, emp_no, title, keep_until } of await markWarned(ctx.db, keepDays, warnDays))
    await raiseAlarm(ctx, {
      kind: 'recordings.expiring',
      toStaff: [emp_no],
      title: recordingsText.expiring(keep_until),
      body: recordingsText.expiringBody(title),
      link: recordingLink(id),
      about: `recording:${id}`,
    })
}

/** Removes the sound before the rows: after an interruption the next one finds the rows and repeats it. */
export const purgeRecordings = async (ctx: JobContext) => {
  const ids = await lockDeletedForGood(ctx.db, undoSeconds, purgedAtOnce)
  if (!ids.length) return
  const storage = storageOf(ctx.config)
  for (const { upload_key, place } of await findStored(ctx.db, ids)) await storage.remove(upload_key, place)
  await deleteSessions(ctx.db, ids)
  if (ids.length === purgedAtOnce) await ctx.enqueue(purgeJob, {})
}
