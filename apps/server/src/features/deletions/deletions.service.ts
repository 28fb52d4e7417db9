import { audienceOf, type TopicName } from '@crm/contract/events'
import type { deletions } from '@crm/contract/features/deletions/deletions'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { sqlState } from '../../db/dbErrors.ts'
import type { DB } from '../../db/types.gen.ts'
import { ok } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { keepBytesForUndo } from '../files/files.service.ts'
import { deletionsText } from './deletions.messages.ts'
import { type Deletion, insertAgain, insertDeletion, insertStateDeletion, takeDeletion } from './deletions.queries.ts'

const keep = async (ctx: Context, deletion: Omit<Deletion, 'user_no'>) => {
  const { user_no } = ctx.actor
  const { del_no, file_nos } = (await insertDeletion(ctx.db, { ...deletion, user_no })) ?? refuse('not_found')
  await keepBytesForUndo(ctx.db, file_nos)
  return del_no
}

/**
 * Keeps what is about to be deleted, with all that goes with it, so that the same person can take it back for some
 * minutes. Called first; the caller then deletes as it always did, and answers `removed(undo_no)`.
 */
export const keepForUndo = (ctx: Context, to_table: keyof DB & string, to_no: number, ...topics: TopicName[]) =>
  keep(ctx, { to_table, to_no, topics })

/** The same for a row whose key has a second column. */
export const keepPartForUndo = (
  ctx: Context,
  to_table: keyof DB & string,
  to_no: number,
  also: Record<string, string>,
  ...topics: TopicName[]
) => keep(ctx, { to_table, to_no, also, topics })

/** The same for a record that has a state instead of being deleted: what it was is given back. */
export const keepStateForUndo = async (
  ctx: Context,
  to_table: keyof DB & string,
  to_no: number,
  ...topics: TopicName[]
): Promise<number> =>
  (await insertStateDeletion(ctx.db, { user_no: ctx.actor.user_no, to_table, to_no, topics })) ?? refuse('not_found')

/** Integrity constraint violations: a room that was booked meanwhile, a name that was given again, a person who is gone. */
const isConstraint = (error: unknown) => String(sqlState(error)).startsWith('23')

export const undoDeletion = async (ctx: Context, { params }: ParsedOf<typeof deletions.undo>) => {
  const { user_no } = ctx.actor
  const deletion = await takeDeletion(ctx.db, params.del_no, user_no)
  if (!deletion) return refuse('not_found', deletionsText.gone)
  await insertAgain(ctx.db, deletion.parts).catch((error: unknown) => {
    if (isConstraint(error)) return refuse('conflict', deletionsText.impossible)
    throw error
  })
  await ctx.undoOwners[deletion.to_table]?.restored(ctx, deletion.to_no)
  for (const topic of deletion.topics as TopicName[]) {
    ctx.publish(topic, audienceOf(topic) === 'user' ? user_no : undefined)
  }
  return ok()
}
