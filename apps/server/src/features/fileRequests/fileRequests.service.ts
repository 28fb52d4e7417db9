import { randomBytes } from 'node:crypto'
import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import {
  type FileRequest,
  fileRequestMessages,
  guestUploadLimits,
} from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { one, page } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse, refuseField, refuseOutdated } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { peopleOfProject } from '../fileShares/fileShares.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { lockEntry, lockTreeOf, requireEntry, requireTree } from '../reference/seenFiles.service.ts'
import { fileRequestTexts, mails } from './fileRequests.messages.ts'
import {
  changeRequestRow,
  closeRequestRow,
  findLine,
  findOfClient,
  findRequest,
  findRequests,
  hasOpenLines,
  insertRequest,
  lockLine,
  lockRequest,
  reopenLineRow,
  replaceLines,
  setToken,
  takeDue,
} from './fileRequests.queries.ts'

const newId = () => randomBytes(16).toString('base64url')
const clientPage = () => pathOf('ClientCompanyData')

const readRequest = async ({ db }: Pick<Context, 'db'>, fr_no: number): Promise<FileRequest> =>
  (await findRequest(db, fr_no)) ?? refuse('not_found')

const requireRequest = async (ctx: Context, fr_no: number) => {
  const request = await readRequest(ctx, fr_no)
  await requireTree(ctx, { proj_no: request.proj_no })
  return request
}

/** People of a company know what they sent by its name; where it lies in the project's tree is for staff. */
export const asSeenByClient = (request: FileRequest): FileRequest => ({
  ...request,
  box_path: [],
  lines: request.lines.map((line) => ({ ...line, files: line.files.map((file) => ({ ...file, ft_no: null })) })),
})

export const announceRequest = async (ctx: Pick<Context, 'db' | 'publish'>, proj_no: number) => {
  ctx.publish('file_requests.changed')
  for (const { user_no } of await peopleOfProject(ctx, proj_no)) ctx.publish('file_requests.mine', user_no)
}

const missing = ({ lines }: FileRequest) => lines.filter(({ done_dt }) => done_dt === null).map(({ name }) => name)

const mailPeople = async (
  ctx: Pick<Context, 'db' | 'enqueue' | 'config'>,
  proj_no: number,
  mail: { subject: string; lines: string[] },
) => {
  for (const { user_name, user_email } of await peopleOfProject(ctx, proj_no))
    if (user_email) await queueMail(ctx, { to: user_email, user_name, ...mail })
}

export const listRequests = async (ctx: Context, { query }: ParsedOf<typeof fileRequests.list>) => {
  await requireTree(ctx, query)
  return page(await findRequests(ctx.db, query.proj_no, query.state, query))
}

/** The box where it lands, which nobody moves or deletes meanwhile. */
const requireBox = async (ctx: Context, ft_no: number) => {
  await lockEntry(ctx, await requireEntry(ctx, ft_no))
  const { kind, proj_no } = await requireEntry(ctx, ft_no)
  return kind === 'box' && proj_no !== null ? { proj_no } : refuse('invalid_input', fileRequestMessages.notABox)
}

const askPeople = async (ctx: Context, { fr_no, ...request }: FileRequest, title: string) => {
  const people = await peopleOfProject(ctx, request.proj_no)
  await raiseAlarm(ctx, {
    kind: 'fileRequests.asked',
    to: people.map(({ user_no }) => user_no),
    title,
    link: clientPage(),
    about: `file_request:${fr_no}`,
    mailLines: mails.asked(request),
  })
}

const linesOf = (lines: { frl_no?: number | undefined; name: string; note?: string | undefined }[]) =>
  lines.map(({ note, ...line }) => ({ ...line, note: note || null }))

export const createRequest = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.create>) => {
  const { ft_no, title, due_dt, with_link } = body
  const { proj_no } = await requireBox(ctx, ft_no)
  const id = with_link ? newId() : null
  const emp_no = ctx.actor.emp_no ?? refuse('not_allowed')
  const draft = { proj_no, ft_no, emp_no, title, note: body.note || null, due_dt }
  const row = { ...draft, token_hash: id === null ? null : hashToken(id) }
  const fr_no = await insertRequest(ctx.db, row, linesOf(body.lines), guestUploadLimits.linkDays)
  const request = await readRequest(ctx, fr_no)
  await askPeople(ctx, request, fileRequestTexts.asked(title))
  await announceRequest(ctx, proj_no)
  return one({ ...request, id })
}

/** The company is told what is new to it: another day, or more that is wanted. */
export const updateRequest = async (ctx: Context, { params, body }: ParsedOf<typeof fileRequests.update>) => {
  const { fr_no } = params
  const { proj_no } = await requireRequest(ctx, fr_no)
  if ((await requireBox(ctx, body.ft_no)).proj_no !== proj_no)
    refuseField('invalid_input', 'ft_no', fileRequestMessages.otherProject)
  await lockRequest(ctx.db, fr_no)
  const before = await readRequest(ctx, fr_no)
  if (before.state !== 'open') return refuse('conflict', fileRequestMessages.closed)
  if (body.rev !== undefined && body.rev !== before.rev) return refuseOutdated(fileRequests.close, before)
  const kept = new Set(body.lines.map(({ frl_no }) => frl_no))
  if (before.lines.some(({ frl_no, done_dt, files }) => !kept.has(frl_no) && (done_dt !== null || files.length > 0)))
    refuseField('conflict', 'lines', fileRequestMessages.arrivedStays)
  const { ft_no, title, due_dt } = body
  const changed = { ft_no, title, note: body.note || null, due_dt }
  await changeRequestRow(ctx.db, fr_no, changed, guestUploadLimits.linkDays)
  await replaceLines(ctx.db, fr_no, linesOf(body.lines))
  if (!(await hasOpenLines(ctx.db, fr_no))) await closeRequestRow(ctx.db, fr_no)
  const request = await readRequest(ctx, fr_no)
  if (due_dt !== before.due_dt || body.lines.some(({ frl_no }) => frl_no === undefined))
    await askPeople(ctx, request, fileRequestTexts.changed(title))
  await announceRequest(ctx, proj_no)
  return one(request)
}

/** What came was not what was wanted: the line waits again, in a request that had closed as well. */
export const reopenLine = async (ctx: Context, { params }: ParsedOf<typeof fileRequests.reopenLine>) => {
  const known = (await findLine(ctx.db, params.frl_no)) ?? refuse('not_found')
  const { fr_no, proj_no } = known
  await requireTree(ctx, { proj_no })
  if (known.tree_no !== null) await lockTreeOf(ctx, known.tree_no)
  const { done_dt, name, box_state } = (await lockLine(ctx.db, params.frl_no)) ?? refuse('not_found')
  if (box_state !== 1) return refuse('conflict', fileRequestMessages.boxGone)
  if (done_dt === null) return one(await readRequest(ctx, fr_no))
  await reopenLineRow(ctx.db, { fr_no, frl_no: params.frl_no })
  const request = await readRequest(ctx, fr_no)
  await askPeople(ctx, request, fileRequestTexts.again(name))
  await announceRequest(ctx, proj_no)
  return one(request)
}

export const renewRequestLink = async (ctx: Context, { params }: ParsedOf<typeof fileRequests.renew>) => {
  const { fr_no } = params
  const { proj_no } = await requireRequest(ctx, fr_no)
  const id = newId()
  if (!(await setToken(ctx.db, fr_no, hashToken(id), guestUploadLimits.linkDays)))
    return refuse('conflict', fileRequestMessages.closed)
  await announceRequest(ctx, proj_no)
  return one({ ...(await readRequest(ctx, fr_no)), id })
}

export const closeRequest = async (ctx: Context, { params }: ParsedOf<typeof fileRequests.close>) => {
  const { proj_no } = await requireRequest(ctx, params.fr_no)
  if (await closeRequestRow(ctx.db, params.fr_no)) await announceRequest(ctx, proj_no)
  return one(await readRequest(ctx, params.fr_no))
}

/** Which company it is comes from the session alone. */
export const listMyRequests = async (ctx: Context, { query }: ParsedOf<typeof fileRequests.mine>) => {
  const found = await findOfClient(ctx.db, ctx.actor.client_no ?? refuse('not_found'), query)
  return page({ ...found, query: found.query.map(asSeenByClient) })
}

/** Once a day: a mail to the company's people the day before, and one when the day has passed. */
export const remindOfRequests = async (ctx: JobContext) => {
  const url = new URL(clientPage(), ctx.config.publicUrl).href
  for (const which of ['soon', 'overdue'] as const)
    for (const { fr_no } of await takeDue(ctx.db, which)) {
      const request = await readRequest(ctx, fr_no)
      const { proj_no, title, due_dt } = request
      const names = missing(request)
      const mail = which === 'soon' ? mails.soon(title, names, url) : mails.overdue(title, due_dt ?? '', names, url)
      await mailPeople(ctx, proj_no, mail)
    }
}
