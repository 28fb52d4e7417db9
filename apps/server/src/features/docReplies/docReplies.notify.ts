import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { deliverMessage, dropMessage, queueMail } from '../outbox/outbox.service.ts'
import { docRepliesText } from './docReplies.messages.ts'
import {
  findCompanyPeople,
  findConcernedStaff,
  findReadersOutside,
  findStaffOfThread,
  findWaitingMail,
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
  cmt_no: number
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

export const sendReplyMail = job({ name: 'docReplies.mail', data: z.object({ ob_no: z.int(), cmt_no: z.int() }) })

/** One mail for each reader and document in ten minutes: who is at it sees the rest live. */
const mailReaders = async (ctx: Context, { cmt_no, document, page, text, thread, author }: NewReply) => {
  if (!author.isStaff) return
  const { ft_no, name } = document
  const url = new URL(pathOf('ClientCompanyData', {}, { view: ft_no, page }), ctx.config.publicUrl).href
  for (const { address, user_name } of await findReadersOutside(ctx.db, ft_no, thread)) {
    if (!(await takeMailTurn(ctx.db, ft_no, address))) continue
    // Of a guest's link only the hash is kept, so that their mail cannot name it.
    const lines = docRepliesText.mailLines(author.name, page, text, user_name === null ? null : url)
    const mail = { to: address, subject: docRepliesText.mailSubject(name), user_name: user_name ?? address, lines }
    await queueMail(ctx, mail, (ob_no) => ctx.enqueue(sendReplyMail, { ob_no, cmt_no }))
  }
}

/** Shares end while mails wait: whoever does not see the document when theirs leaves does not get it. */
export const deliverReplyMail = async (ctx: JobContext, about: { ob_no: number; cmt_no: number }) => {
  const { ob_no } = about
  const mail = await findWaitingMail(ctx.db, about)
  const readers = mail ? await findReadersOutside(ctx.db, mail.ft_no, mail.parent) : []
  if (!readers.some(({ address }) => address === mail?.ob_to))
    return dropMessage(ctx, ob_no, docRepliesText.mailDropped)
  return deliverMessage(ctx, { ob_no }, (afterSeconds) => ctx.enqueue(sendReplyMail, about, { afterSeconds }))
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
