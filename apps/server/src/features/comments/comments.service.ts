import { commentMessages, type comments, longestComment } from '@crm/contract/features/comments/comments'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { RecordTarget } from '@crm/contract/kit/target'
import type { CommentOwner, Context } from '../../context.ts'
import { mentionsIn } from '../../html.ts'
import { list, ok, one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { cleanRichText, keepPictures } from '../editor/editor.service.ts'
import { alarmMentioned, alarmParticipants } from './comments.alarms.ts'
import { commentsText } from './comments.messages.ts'
import { canChange } from './comments.policy.ts'
import {
  deleteCommentsOf,
  findActiveStaff,
  findAllComments,
  findComment,
  findCommentRow,
  findComments,
  insertComment,
  markRead,
  restoreCommentRow,
  updateCommentRow,
} from './comments.queries.ts'
import { threadOf } from './threads.service.ts'

/** Unknown tables, unknown records and those that are not the caller's to see are the same. */
const visibleOwner = async (ctx: Context, { to_table, to_no }: RecordTarget): Promise<CommentOwner> => {
  const owner = Object.hasOwn(ctx.commentOwners, to_table) ? ctx.commentOwners[to_table] : undefined
  return owner && (await owner.canSee(ctx, to_no)) ? owner : refuse('not_found')
}

const mayWrite = async (ctx: Context, owner: CommentOwner, to_no: number) =>
  (await owner.canWrite?.(ctx, to_no)) ?? true

const writableOwner = async (ctx: Context, target: RecordTarget) => {
  const owner = await visibleOwner(ctx, target)
  return (await mayWrite(ctx, owner, target.to_no)) ? owner : refuse('conflict', commentsText.closed)
}

const clean = (html: string, field = 'content') =>
  cleanRichText(field, html, { most: longestComment, missing: commentMessages.missing })

const answer = async (ctx: Context, cmt_no: number) =>
  one((await findCommentRow(ctx.db, ctx.actor.user_no, cmt_no)) ?? refuse('not_found'))

// ---------------------------------------------------------------- calls

export const listComments = async (ctx: Context, { query }: ParsedOf<typeof comments.list>) => {
  const owner = await visibleOwner(ctx, query)
  const rows = await findComments(ctx.db, ctx.actor.user_no, query)
  const unread = rows.filter(({ is_unread }) => is_unread).length
  return { ...list(rows), unread, may_write: await mayWrite(ctx, owner, query.to_no) }
}

export const createComment = async (ctx: Context, { body }: ParsedOf<typeof comments.create>) =>
  answer(ctx, await addComment(ctx, body))

export const updateComment = async (ctx: Context, { params, body }: ParsedOf<typeof comments.update>) => {
  if (body.state === 1 && body.content === undefined) await restoreComment(ctx, params.cmt_no)
  else await changeComment(ctx, params.cmt_no, body.state === 0 ? null : (body.content ?? null))
  return answer(ctx, params.cmt_no)
}

export const readComments = async (ctx: Context, { body }: Pick<ParsedOf<typeof comments.read>, 'body'>) => {
  await visibleOwner(ctx, body)
  if (await markRead(ctx.db, ctx.actor.user_no, body, body.cmt_no)) ctx.publish('comments.read', ctx.actor.user_no)
  return ok()
}

// ---------------------------------------------------------------- for other features

/** All comments of a record that the caller has been found to see, deleted ones without their text, oldest first. */
export const commentsOf = (ctx: Context, target: RecordTarget) => findAllComments(ctx.db, ctx.actor.user_no, target)

interface NewComment extends RecordTarget {
  parent: number | null
  content: string
  /** What the caller calls the text, for the message about it. */
  field?: string
}

export const addComment = async (ctx: Context, { to_table, to_no, parent, content: html, field }: NewComment) => {
  const content = clean(html, field)
  const target = { to_table, to_no }
  const owner = await writableOwner(ctx, target)
  const { user_no } = ctx.actor
  const mentions = mentionsIn(content)
  const thread = await threadOf(ctx, target, parent)
  const cmt_no = await insertComment(ctx.db, { ...target, parent: thread, user_no, guest: null, content, mentions })
  await keepPictures(ctx, target, content)
  const alarmed = await alarmMentioned(ctx, owner, { ...target, content }, mentions)
  await alarmParticipants(ctx, owner, { ...target, content }, alarmed)
  await owner.changed?.(ctx, to_no, 'added')
  ctx.publish('comments.changed')
  return cmt_no
}

const ownComment = async (ctx: Context, cmt_no: number) => {
  const comment = (await findComment(ctx.db, cmt_no)) ?? refuse('not_found')
  const owner = await writableOwner(ctx, comment)
  return canChange(ctx.actor, comment) ? { comment, owner } : refuse('not_allowed', commentsText.authorOnly)
}

/** Takes a deletion back; nobody gets an alarm about it a second time. */
export const restoreComment = async (ctx: Context, cmt_no: number) => {
  const { comment, owner } = await ownComment(ctx, cmt_no)
  if (!(await restoreCommentRow(ctx.db, cmt_no))) return
  await owner.changed?.(ctx, comment.to_no, 'changed')
  ctx.publish('comments.changed')
}

/** Changes the text, or deletes the comment (state 0). People who are newly mentioned get an alarm. */
export const changeComment = async (ctx: Context, cmt_no: number, html: string | null, field?: string) => {
  const { comment, owner } = await ownComment(ctx, cmt_no)
  const { to_table, to_no } = comment
  const content = html === null ? null : clean(html, field)
  const mentions = mentionsIn(content ?? '')
  const changed = await updateCommentRow(ctx.db, cmt_no, content === null ? { state: 0 } : { content, mentions })
  if (!changed) return refuse('conflict', commentsText.deleted)
  if (content !== null) {
    await keepPictures(ctx, { to_table, to_no }, content)
    const fresh = mentions.filter((emp_no) => !comment.mentions.includes(emp_no))
    await alarmMentioned(ctx, owner, { to_table, to_no, content }, fresh)
  }
  await owner.changed?.(ctx, to_no, 'changed')
  ctx.publish('comments.changed')
}

/** For owners whose records are open to all staff, or to those who hold one of some scopes. */
export const activeStaff = ({ db }: Context, emp_nos: number[], scopes?: readonly string[]) =>
  findActiveStaff(db, emp_nos, scopes)

/** Deletes the comments of a deleted record. */
export const removeCommentsOf = (ctx: Context, target: RecordTarget) => deleteCommentsOf(ctx.db, target)
