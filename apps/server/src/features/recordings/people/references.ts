import type { Context } from '../../../context.ts'
import { setRecordingReferences } from '../../minutes/recordings.service.ts'
import { recordingsText } from '../recordings.messages.ts'
import { findLinked } from './people.queries.ts'

/** Writes which recordings a meeting has into its record (mrd_record), by the minutes' own service. */
export const refreshReferences = async (
  ctx: Pick<Context, 'db' | 'publish'>,
  ms_no: number | null,
  emp_no: number | null,
) => {
  if (ms_no === null) return
  const linked = await findLinked(ctx.db, ms_no)
  await setRecordingReferences(
    ctx,
    { ms_no, emp_no },
    linked.map(({ id, title }) => recordingsText.reference(id, title)),
  )
}
