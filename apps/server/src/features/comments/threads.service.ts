import type { RecordTarget } from '@crm/contract/kit/target'
import type { Context } from '../../context.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { commentsText } from './comments.messages.ts'
import {
  type CommentAuthor,
  findComment,
  insertComment,
  restoreCommentRow,
  updateCommentRow,
} from './comments.queries.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Comments are kept as HTML; `plainText` gives the text back. */
const asHtml = (text: string) =>
  `<p>${text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replace(/\n/g, '<br />')}</p>`

/** An answer to an answer goes into the same thread. */
export const threadOf = async (
  { db }: Pick<Context, 'db'>,
  { to_table, to_no }: RecordTarget,
  parent: number | null,
) => {
  if (parent === null) return null
  const answered = await findComment(db, parent)
  const isThere = answered?.to_table === to_table && answered.to_no === to_no && answered.state === 1
  return isThere ? (answered.parent ?? answered.cmt_no) : refuseField('invalid_input', 'parent', commentsText.notThere)
}

// ---------------------------------------------------------------- for features whose records have no comment owner

interface PlainComment extends RecordTarget {
  /** The first comment of the thread that it answers. */
  parent: number | null
  text: string
}

/** Writes a comment of plain text, of a person or of a guest of a link. The caller says who sees, writes and is told. */
export const writePlainComment = ({ db }: Pick<Context, 'db'>, { text, ...comment }: PlainComment & CommentAuthor) =>
  insertComment(db, { ...comment, content: asHtml(text), mentions: [] })

/** Changes the text, or deletes the comment when there is none. The caller has checked that its author asks. */
export const changePlainComment = async ({ db }: Pick<Context, 'db'>, cmt_no: number, text: string | null) => {
  const change = text === null ? { state: 0 as const } : { content: asHtml(text), mentions: [] }
  if (!(await updateCommentRow(db, cmt_no, change))) return refuse('conflict', commentsText.deleted)
}

/** Takes a deletion back. The caller has checked that its author asks. */
export const restorePlainComment = ({ db }: Pick<Context, 'db'>, cmt_no: number) => restoreCommentRow(db, cmt_no)
