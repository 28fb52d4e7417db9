import * as z from 'zod'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { findChunks } from '../chunks/chunks.queries.ts'
import { samplesWithGaps } from '../chunks/sound.ts'
import { refreshText } from '../lines/lines.queries.ts'
import { splitParagraphs } from '../lines/lines.service.ts'
import { recordingsText } from '../recordings.messages.ts'
import { publishChange } from '../sessions/requireSession.ts'
import { markSaved, setDeleted } from '../sessions/sessions.queries.ts'
import { findAbandoned } from './keeping.queries.ts'

/** A laptop that was closed on Friday evening still goes on with its recording on Monday. */
const abandonedDays = 3

export const endAbandonedJob = job({ name: 'recordings.endAbandoned', data: z.object({}), every: '15 * * * *' })

/** Ends what no browser ended: what has arrived is kept, and what is still in a browser may come later. */
export const endAbandoned = async (ctx: JobContext) => {
  for (const { id, is_empty } of await findAbandoned(ctx.db, abandonedDays)) {
    if (is_empty) await setDeleted(ctx.db, id, true)
    else {
      const expected_samples = samplesWithGaps(await findChunks(ctx.db, id))
      await markSaved(ctx.db, id, { expected_samples, note: recordingsText.abandoned })
      await splitParagraphs(ctx.db, id)
      await refreshText(ctx.db, id)
    }
    await publishChange(ctx, id)
  }
}
