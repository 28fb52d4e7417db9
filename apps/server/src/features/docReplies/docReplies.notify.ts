import type { Context } from '../../context.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { docRepliesText } from './docReplies.messages.ts'
import {
  findCompanyPeople,
  findConcernedStaff,
  findReadersOutside,
  findStaffOfThread,
  takeMailTurn,
} from './docReplies.queries.ts'

interface CommentedDocument {
  ft_no: number
  path: number[]
  name: string
  proj_no: number | null
  client_no: number | null
}

interface NewReply {
  document: CommentedDocument
  page: number
  text: string
  /** The first comment of the thread that was answered. */
  thread: number | null
  author: { name: string; emp_no: number | null; address: string | null; isStaff: boolean }
}

/** Where staff find the page: in the project, or in the company's data room. */
const linkOf = ({ proj_no, client_no, ft_no }: CommentedDocument, page: number) =>
  proj_no === null
    ? `/employee/client/list/detail/${client_no}?view=${ft_no}&view_tab=comments&page=${page}`
    : `/employee/work/detail/${proj_no}/share-detail/${ft_no}?tab=comments&page=${page}`

const alarmStaff = async (ctx: Context, { document, page, text, thread, author }: NewReply) => {
  const talking = thread === null ? [] : await findStaffOfThread(ctx.db, thread)
  // What staff say concerns colleagues only where they take part.
  const concerned = author.isStaff ? [] : await findConcernedStaff(ctx.db, document)
  await raiseAlarm(ctx, {
    kind: 'doc_replies.added',
    toStaff: [...new Set([...talking, ...concerned])].filter((emp_no) => emp_no !== author.emp_no),
    title: docRepliesText.alarm(author.name),
    body: docRepliesText.alarmBody(document.name, page, text),
    link: linkOf(document, page),
    about: `doc:${document.ft_no}`,
  })
}

/** One mail for each reader and document in ten minutes: who is at it sees the rest live. */
const mailReaders = async (ctx: Context, { document, page, text, thread, author }: NewReply) => {
  if (!author.isStaff) return
  for (const { address, user_name } of await findReadersOutside(ctx.db, document.ft_no, thread)) {
    if (!(await takeMailTurn(ctx.db, document.ft_no, address))) continue
    await queueMail(ctx, {
      to: address,
      subject: docRepliesText.mailSubject(document.name),
      user_name: user_name ?? address,
      lines: docRepliesText.mailLines(author.name, page, text),
    })
  }
}

/** Tells the other side of a new comment: staff by an alarm, clients and guests by a mail. */
export const notifyOfReply = async (ctx: Context, reply: NewReply) => {
  await alarmStaff(ctx, reply)
  await mailReaders(ctx, reply)
}

/** Open panels read again. */
export const publishReplies = async (ctx: Context, ft_no: number) => {
  ctx.publish('doc_replies.changed')
  for (const user_no of await findCompanyPeople(ctx.db, ft_no)) ctx.publish('doc_replies.company', user_no)
}
