import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { deleteEmptyMinutes, findMeeting, findMinutesOf, insertMinutes, updateMinutesRow } from './minutes.queries.ts'

const isReference = (text: string) => /^녹음 #\d+ /.test(text)

/**
 * Which recordings a meeting has, for the recordings feature, which has checked that the caller may. What others wrote
 * there stays; a record that is left with nothing at all goes.
 */
export const setRecordingReferences = async (
  ctx: Pick<Context, 'db' | 'publish'>,
  { ms_no, emp_no }: { ms_no: number; emp_no: number | null },
  references: string[],
) => {
  const [there] = await findMinutesOf(ctx.db, ms_no)
  const mrd_record = [...(there?.mrd_record ?? []).filter((text) => !isReference(text)), ...references]
  if (there) {
    await updateMinutesRow(ctx.db, there.mrd_no, { mrd_record })
    await deleteEmptyMinutes(ctx.db, there.mrd_no)
  } else if (mrd_record.length) {
    const { proj_no } = (await findMeeting(ctx.db, ms_no)) ?? refuse('not_found')
    await insertMinutes(ctx.db, { ms_no, proj_no, emp_no, mrd_record })
  }
  ctx.publish('minutes.changed')
}
