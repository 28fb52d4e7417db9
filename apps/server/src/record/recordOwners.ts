import type { Actor, CommentOwner, CommentOwners, Context, FileOwners, HistoryOwners } from '../context.ts'
import { auditRowsOf } from '../db/auditEntries.ts'
import { activeStaff } from '../features/comments/comments.service.ts'
import { fieldChanges, type HistoryFields } from '../features/history/fieldChanges.ts'

interface OrdinaryRecord {
  /** Its table: `to_table` of the file, comment and history calls. */
  table: string
  /** Staff need one of these to open it; every active member of staff may where none is named. */
  scopes?: readonly string[]
  /** The columns that the history shows, in the order of the form. */
  fields: HistoryFields
  /** For records whose texts are read by people outside. */
  showsPicture?: CommentOwner['showsPicture']
  /** Its name and path for alarms, and whom a comment concerns; undefined where there is no such record. */
  about: (ctx: Context, no: number) => Promise<{ name: string; link: string; people: number[] } | undefined>
}

const mayOpen = (actor: Actor, scopes: readonly string[] | undefined) =>
  actor.user_type === 'emp' && actor.gate === 'open' && (!scopes || scopes.some((scope) => actor.emp_scope.has(scope)))

/** Files, comments and history for a record that staff with one of its scopes see: one line in the feature. */
export const recordOwners = ({ table, scopes, fields, about, showsPicture }: OrdinaryRecord) => {
  const canSee = async (ctx: Context, no: number) => mayOpen(ctx.actor, scopes) && (await about(ctx, no)) !== undefined
  const fileOwners: FileOwners = { [table]: { canSee, canAttach: canSee } }
  const commentOwners: CommentOwners = {
    [table]: {
      canSee,
      ...(showsPicture && { showsPicture }),
      whoSees: (ctx, _no, emp_nos) => activeStaff(ctx, emp_nos, scopes),
      about: async (ctx, no) => (await about(ctx, no)) ?? { name: '', link: '/', people: [] },
    },
  }
  const historyOwners: HistoryOwners = {
    [table]: {
      canSee,
      auditRows: async (_ctx, no) => auditRowsOf([table], no),
      describe: async () => (entry) => entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, fields)),
    },
  }
  return { fileOwners, commentOwners, historyOwners }
}
