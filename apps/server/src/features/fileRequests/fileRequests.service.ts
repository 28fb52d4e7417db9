import { randomBytes } from 'node:crypto'
import type { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import {
  type FileRequest,
  fileRequestMessages,
  guestUploadLimits,
} from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/actors.ts'
import { list, one, page } from '../../http/answers.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { peopleOfProject } from '../fileShares/fileShares.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { requireEntry, requireTree } from '../reference/seenFiles.service.ts'
import { fileRequestTexts, mails } from './fileRequests.messages.ts'
import {
  closeRequestRow,
  findOpenOfClient,
  findRequest,
  findRequests,
  insertRequest,
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

export const createRequest = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.create>) => {
  const box = await requireEntry(ctx, body.ft_no)
  const proj_no = box.kind === 'box' ? box.proj_no : null
  if (proj_no === null) return refuse('invalid_input', fileRequestMessages.notABox)
  const { ft_no, title, due_dt, with_link } = body
  const id = with_link ? newId() : null
  const emp_no = ctx.actor.emp_no ?? refuse('not_allowed')
  const wanted = body.lines.map(({ name, note }) => ({ name, note: note || null }))
  const draft = { proj_no, ft_no, emp_no, title, note: body.note || null, due_dt }
  const request = { ...draft, token_hash: id === null ? null : hashToken(id) }
  const fr_no = await insertRequest(ctx.db, request, wanted, guestUploadLimits.linkDays)
  const people = await peopleOfProject(ctx, proj_no)
  await raiseAlarm(ctx, {
    kind: 'fileRequests.asked',
    to: people.map(({ user_no }) => user_no),
    title: fileRequestTexts.asked(title),
    link: clientPage(),
    about: `file_request:${fr_no}`,
    mailLines: mails.asked(
      wanted.map(({ name }) => name),
      due_dt,
    ),
  })
  await announceRequest(ctx, proj_no)
  return one({ ...(await readRequest(ctx, fr_no)), id })
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
export const listMyRequests = async (ctx: Context) =>
  list(await findOpenOfClient(ctx.db, ctx.actor.client_no ?? refuse('not_found')))

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
