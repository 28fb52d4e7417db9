import type { RecordTarget } from '@crm/contract/kit/target'
import type { Context } from '../../context.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { commentsText } from './comments.messages.ts'
import { findComment } from './comments.queries.ts'
import { type CommentAuthor, changeCommentRow, insertCommentOf } from './threads.queries.ts'

// For features whose records have no comment owner: they say themselves who sees, writes and is told.

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Comments are kept as HTML; `plainText` gives the text back. */
const asHtml = (text: string) =>
  `<p>${text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replace(/\n/g, '<br />')}</p>`

/** An answer to an answer goes into the same thread. */
const threadOf = async ({ db }: Pick<Context, 'db'>, { to_table, to_no }: RecordTarget, parent: number | null) => {
  if (parent === null) return null
  const answered = await findComment(db, parent)
  const isThere = answered?.to_table === to_table && answered.to_no === to_no && answered.state === 1
  return isThere ? (answered.parent ?? answered.cmt_no) : refuseField('invalid_input', 'parent', commentsText.notThere)
}

interface PlainComment extends RecordTarget {
  parent: number | null
  author: CommentAuthor
  text: string
}

/** Writes a comment of plain text, of a person or of a guest of a link. */
export const writePlainComment = async (ctx: Context, { to_table, to_no, parent, author, text }: PlainComment) => {
  const target = { to_table, to_no }
  const thread = await threadOf(ctx, target, parent)
  return insertCommentOf(ctx.db, { ...target, ...author, parent: thread, content: asHtml(text) })
}

/** Changes the text, or deletes the comment when there is none. The caller has checked that its author asks. */
export const changePlainComment = async ({ db }: Pick<Context, 'db'>, cmt_no: number, text: string | null) => {
  if (!(await changeCommentRow(db, cmt_no, text === null ? null : asHtml(text)))) {
    return refuse('conflict', commentsText.deleted)
  }
}
