import type { timeline } from '@crm/contract/features/timeline/timeline'
import { noteMessages } from '@crm/contract/features/timeline/timeline'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { mayOpenClient } from '../clients/clients.service.ts'
import { findNote, insertNote, type NoteColumns, updateNoteRow } from './notes.queries.ts'
import { timelineText } from './timeline.messages.ts'
import { canChangeNote, shownTo } from './timeline.policy.ts'
import { findTimeline } from './timeline.queries.ts'
import { describeEntry } from './timeline.words.ts'

export const listTimeline = async (ctx: Context, { params, query }: ParsedOf<typeof timeline.list>) => {
  const found = (await findTimeline(ctx.db, params.client_no, query, shownTo(ctx.actor))) ?? refuse('not_found')
  const entries = found.slice(0, query.limit)
  const last = found.length > query.limit ? entries.at(-1) : undefined
  const templateTitle = (name: string) => ctx.alimtalkTemplates.get(name)?.title ?? name
  return {
    ...list(entries.map((entry) => describeEntry(entry, templateTitle))),
    next: last ? { before_dt: last.at, before_kind: last.kind, before_no: last.no } : null,
  }
}

const answer = async (ctx: Context, client_no: number, cn_no: number) => {
  const note = (await findNote(ctx.db, client_no, cn_no)) ?? refuse('not_found')
  const { cn_type, cn_text, cn_with, cn_way, cn_minutes, user_no, user_name, reg_dt, update_dt } = note
  const facts = { text: cn_text, cn_with, cn_way, cn_minutes, is_edited: update_dt !== null }
  const entry = { kind: cn_type, no: cn_no, reg_dt, at: reg_dt, user_no, user_name, facts }
  return one(describeEntry(entry, String))
}

/** A note has nothing of a call. */
const columnsOf = (
  cn_type: 'note' | 'call',
  { cn_text, cn_with, cn_way, cn_minutes }: ParsedOf<typeof timeline.createNote>['body'],
): NoteColumns =>
  cn_type === 'call'
    ? { cn_text, cn_with, cn_way: cn_way ?? 'out', cn_minutes }
    : { cn_text, cn_with: null, cn_way: null, cn_minutes: null }

export const createNote = async (ctx: Context, { params, body }: ParsedOf<typeof timeline.createNote>) => {
  const { client_no } = params
  if (!(await mayOpenClient(ctx, client_no))) return refuse('not_found')
  const { user_no } = ctx.actor
  const { cn_type } = body
  const cn_no = await insertNote(ctx.db, { client_no, cn_type, user_no, ...columnsOf(cn_type, body) })
  ctx.publish('timeline.changed')
  return answer(ctx, client_no, cn_no)
}

/** Also deletes it (state 0) and brings it back (state 1). */
export const updateNote = async (ctx: Context, { params, body }: ParsedOf<typeof timeline.updateNote>) => {
  const { client_no, cn_no } = params
  const note = (await findNote(ctx.db, client_no, cn_no)) ?? refuse('not_found')
  if (!canChangeNote(ctx.actor, note)) return refuse('not_allowed', timelineText.authorOnly)
  const { state, ...change } = body
  if (note.cn_type === 'call' && change.cn_with === '')
    return refuseField('invalid_input', 'cn_with', noteMessages.nobody)
  const before = { ...note, cn_with: note.cn_with ?? '' }
  const columns = columnsOf(note.cn_type, { ...before, ...change })
  const isEdited = Object.keys(change).length > 0
  await updateNoteRow(ctx.db, cn_no, { ...(isEdited && columns), ...(state !== undefined && { state }) })
  ctx.publish('timeline.changed')
  return answer(ctx, client_no, cn_no)
}
