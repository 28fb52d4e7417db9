import type { DocAnswer, DocReply, docReplies } from '@crm/contract/features/docReplies/docReplies'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { plainText } from '../../html.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { commentsText } from '../comments/comments.messages.ts'
import { changePlainComment, restorePlainComment, threadOf, writePlainComment } from '../comments/threads.service.ts'
import { readerOf, requireView } from '../docViews/docViews.service.ts'
import { requireEntry } from '../reference/seenFiles.service.ts'
import { docRepliesText } from './docReplies.messages.ts'
import { notifyOfReply, publishReplies } from './docReplies.notify.ts'
import { isAuthor, mayWrite, seesThread } from './docReplies.policy.ts'
import {
  countOfStaff,
  findReplies,
  findReply,
  findViewOf,
  insertReply,
  isSeenOutside,
  type ReplyRow,
  setResolved,
} from './docReplies.queries.ts'

type View = Awaited<ReturnType<typeof requireView>>

const isStaffIn = ({ visitor }: Context, { reader }: View) => reader.guest === null && visitor?.user_type === 'emp'

const sideOf = ({ guest, user_type }: ReplyRow) => {
  if (guest !== null) return 'guest' as const
  return user_type === 'emp' ? ('emp' as const) : ('client' as const)
}

const toAnswer = ({ dv_no, reader, entry, isShared }: View, row: ReplyRow): DocAnswer => {
  const side = sideOf(row)
  const { cmt_no, parent, page, pin_x, pin_y, ver, fv_no, state, resolved_dt, reg_dt, update_dt } = row
  return {
    docr_no: cmt_no,
    dv_no,
    docr_content: state === 1 ? plainText(row.content) : '',
    docr_page: page,
    parent,
    ...(side === 'client' && row.user_no !== null ? { user_no: row.user_no } : {}),
    user_name: row.user_name ?? row.guest ?? '',
    side,
    is_mine: isAuthor(reader, row),
    ver,
    fv_no: isShared && fv_no !== entry.fv_no ? null : fv_no,
    pin: pin_x === null || pin_y === null ? null : { x: pin_x, y: pin_y },
    resolved_dt,
    reg_dt,
    update_dt,
    state: state === 1 ? 1 : 0,
  }
}

/** Threads that the reader sees; what is deleted stays only where something answers it. */
const threadsFor = async (ctx: Context, view: View): Promise<DocReply[]> => {
  const rows = await findReplies(ctx.db, view.ft_no)
  const reader = { ...view.reader, isStaff: isStaffIn(ctx, view) }
  const answers = Map.groupBy(
    rows.filter(({ parent, state }) => parent !== null && state === 1),
    ({ parent }) => parent,
  )
  return rows
    .filter((row) => row.parent === null && seesThread(reader, row))
    .filter(({ cmt_no, state }) => state === 1 || answers.has(cmt_no))
    .map((row) => ({
      ...toAnswer(view, row),
      reply: (answers.get(row.cmt_no) ?? []).map((answer) => toAnswer(view, answer)),
    }))
}

const answer = async (ctx: Context, view: View, cmt_no: number) => {
  const row = (await findReply(ctx.db, cmt_no)) ?? refuse('not_found')
  return one({ ...toAnswer(view, row), reply: [] })
}

export const listReplies = async (ctx: Context, { query }: ParsedOf<typeof docReplies.list>) => {
  const view = await requireView(ctx, query.dv_no)
  const threads = await threadsFor(ctx, view)
  const isStaff = isStaffIn(ctx, view)
  const { ft_no, name, proj_no, client_no } = view.entry
  const total = threads.reduce((sum, { state, reply }) => sum + state + reply.length, 0)
  return {
    ...list(threads),
    total,
    may_write: mayWrite(view.reader, view.may_comment),
    is_seen_outside: isStaff && (await isSeenOutside(ctx.db, view.entry)),
    document: isStaff ? { ft_no, name, proj_no, client_no } : null,
  }
}

/** What staff said among themselves is read by the company once the document is shared with it: whoever shares is told. */
export const countRepliesOfStaff = async (ctx: Context, { query }: ParsedOf<typeof docReplies.countOfStaff>) => {
  const { ft_no, tree_no } = await requireEntry(ctx, query.ft_no)
  return one({ comments: await countOfStaff(ctx.db, { ft_no, tree_no }) })
}

const authorOf = ({ reader }: View) => {
  if (reader.guest === null) return { user_no: reader.user_no, guest: null }
  return { user_no: null, guest: reader.guest.email ?? refuse('not_allowed', docRepliesText.mayNotWrite) }
}

/** The first comment of the thread that is answered: one that the reader sees. */
const requireThread = async (ctx: Context, view: View, parent: number | null) => {
  const thread = await threadOf(ctx, { to_table: 'file_tree', to_no: view.ft_no }, parent)
  if (thread === null) return null
  const first = (await findReply(ctx.db, thread)) ?? refuse('not_found')
  const sees = seesThread({ ...view.reader, isStaff: isStaffIn(ctx, view) }, first)
  return sees ? thread : refuseField('invalid_input', 'parent', commentsText.notThere)
}

export const createReply = async (ctx: Context, { body }: ParsedOf<typeof docReplies.create>) => {
  const view = await requireView(ctx, body.dv_no)
  if (!mayWrite(view.reader, view.may_comment)) return refuse('not_allowed', docRepliesText.mayNotWrite)
  const { ft_no, fv_no, entry, reader } = view
  const { docr_content: text, docr_page: page, pin } = body
  const parent = await requireThread(ctx, view, body.parent)
  const author = authorOf(view)
  const cmt_no = await writePlainComment(ctx, { to_table: 'file_tree', to_no: ft_no, parent, text, ...author })
  const { sg_no } = reader
  const sh_no = reader.guest?.sh_no ?? null
  await insertReply(ctx.db, { cmt_no, fv_no, page, pin_x: pin?.x ?? null, pin_y: pin?.y ?? null, sg_no, sh_no })
  const said = (await findReply(ctx.db, cmt_no)) ?? refuse('not_found')
  await notifyOfReply(ctx, {
    cmt_no,
    document: entry,
    page,
    text,
    thread: parent,
    author: {
      name: said.user_name ?? said.guest ?? '',
      emp_no: reader.guest ? null : (ctx.visitor?.emp_no ?? null),
      address: author.guest,
      isStaff: isStaffIn(ctx, view),
    },
  })
  await publishReplies(ctx, ft_no)
  return answer(ctx, view, cmt_no)
}

/** The reader's own view of the document that a comment is about; without one there is no such comment. */
const viewOfReply = async (ctx: Context, reply: ReplyRow) => {
  const found = await findViewOf(ctx.db, reply.to_no, await readerOf(ctx))
  return requireView(ctx, found?.dv_no ?? refuse('not_found'))
}

export const updateReply = async (ctx: Context, { params, body }: ParsedOf<typeof docReplies.update>) => {
  const reader = await readerOf(ctx)
  const reply = (await findReply(ctx.db, params.docr_no)) ?? refuse('not_found')
  const view = await viewOfReply(ctx, reply)
  const first = reply.parent === null ? reply : ((await findReply(ctx.db, reply.parent)) ?? refuse('not_found'))
  const isStaff = isStaffIn(ctx, view)
  if (!seesThread({ ...reader, isStaff }, first)) return refuse('not_found')
  const { docr_content = null, state, is_resolved } = body
  if (is_resolved !== undefined) {
    if (!isStaff && !isAuthor(reader, first)) return refuse('not_allowed', docRepliesText.resolveOnly)
    await setResolved(ctx.db, first.cmt_no, is_resolved)
  }
  if (state !== undefined || docr_content !== null) {
    if (!isAuthor(reader, reply)) return refuse('not_allowed', commentsText.authorOnly)
    if (!mayWrite(reader, view.may_comment)) return refuse('not_allowed', docRepliesText.mayNotWrite)
    if (state === 1 && docr_content === null) await restorePlainComment(ctx, reply.cmt_no)
    else await changePlainComment(ctx, reply.cmt_no, state === 0 ? null : docr_content)
  }
  await publishReplies(ctx, reply.to_no)
  return answer(ctx, view, reply.cmt_no)
}
