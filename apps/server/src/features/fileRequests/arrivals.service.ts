import type { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileRequestMessages, guestUploadLimits } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/actors.ts'
import { list, ok, one } from '../../http/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { requestPiecesOf } from '../files/pieces.service.ts'
import { finishUpload, requestUploadsOf } from '../files/uploads.service.ts'
import { storeInBox } from '../fileTree/fileTree.service.ts'
import { isBot } from '../sharedLinks/bots.ts'
import { fileRequestTexts } from './fileRequests.messages.ts'
import {
  closeRequestRow,
  findByLink,
  findRequest,
  findUserName,
  hasOpenLines,
  insertUpload,
  isUploadOf,
  lockLine,
  lockRequest,
  sumUploads,
  tickLine,
} from './fileRequests.queries.ts'
import { announceRequest } from './fileRequests.service.ts'

type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>

interface Arrival {
  file_no: number
  name: string
  note?: string
  /** Who is written down as its owner. */
  user_no: number
  done_by: string
}

/** Puts a file that was asked for into its box, ticks its line and tells who asked; the last one closes the request. */
const receive = async (tx: Context, line: Line, { done_by, ...file }: Arrival) => {
  const { ft_no } = await storeInBox(tx, { ...file, parent: line.box, same: 'both' })
  await tickLine(tx.db, line.frl_no, ft_no, done_by)
  const isAll = !(await hasOpenLines(tx.db, line.fr_no))
  if (isAll) await closeRequestRow(tx.db, line.fr_no)
  await raiseAlarm(tx, {
    kind: 'fileRequests.arrived',
    toStaff: [line.emp_no],
    title: isAll ? fileRequestTexts.allArrived(line.title) : fileRequestTexts.arrived(line.name),
    body: done_by,
    link: `/employee/work/detail/${line.proj_no}/data`,
    about: `file_request:${line.fr_no}`,
  })
  await announceRequest(tx, line.proj_no)
}

/** Another company's line is the same as none. */
export const fulfilLine = async (ctx: Context, { params, body }: ParsedOf<typeof fileRequests.fulfil>) => {
  const { client_no, user_no } = ctx.actor
  const fr_no = await finishUpload(ctx, body.file_no, async (tx) => {
    const line = await lockLine(tx.db, params.frl_no)
    if (!line || line.client_no !== client_no) return refuse('not_found')
    const user_name = await findUserName(tx.db, user_no)
    await receive(tx, line, { ...body, user_no, done_by: user_name })
    return line.fr_no
  })
  return one((await findRequest(ctx.db, fr_no)) ?? refuse('not_found'))
}

// ---------------------------------------------------------------- by link

/** Wrong, ended and expired links look alike, and so does every link to programs that fetch previews. */
const requireLink = async (ctx: Context, id: string) => {
  const request = isBot(ctx.caller.userAgent) ? undefined : await findByLink(ctx.db, hashToken(id))
  return request ?? refuse('not_found', fileRequestMessages.gone)
}

/** Whoever has the link fills neither the box nor the disk of who asked. */
const checkGuestLimits = async (ctx: Context, fr_no: number, size: number) => {
  const { ofHour, files, bytesOfDay } = await sumUploads(ctx.db, fr_no)
  if (files >= guestUploadLimits.files) refuse('too_many', fileRequestMessages.usedUp)
  if (ofHour >= guestUploadLimits.perHour) refuse('too_many', fileRequestMessages.tooMany)
  if (bytesOfDay + size > guestUploadLimits.bytesPerDay) refuse('too_large', fileRequestMessages.usedUp)
}

export const checkRequestLink = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.checkLink>) => {
  const { fr_no } = await requireLink(ctx, body.id)
  const { title, note, due_dt, lines, emp_name } = (await findRequest(ctx.db, fr_no)) ?? refuse('not_found')
  // Who else has brought something is nothing for whoever has the link.
  const asked = lines.map((line) => ({ ...line, done_by: null, ft_no: null }))
  return one({ title, note, due_dt, lines: asked, company: ctx.config.company.name, asked_by: emp_name })
}

/** The bytes count as those of who asked until they have arrived; only this request's link finishes them. */
export const requestGuestUpload = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.requestUpload>) => {
  const { fr_no, asker } = await requireLink(ctx, body.id)
  await lockRequest(ctx.db, fr_no)
  await checkGuestLimits(ctx, fr_no, body.file.size)
  const addresses = await requestUploadsOf(ctx, asker, [body.file])
  for (const { file_no } of addresses) await insertUpload(ctx.db, { file_no, fr_no, ip: ctx.caller.ip })
  return list(addresses)
}

export const requestGuestPieces = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.requestPieces>) => {
  const { fr_no, asker } = await requireLink(ctx, body.id)
  if (!(await isUploadOf(ctx.db, fr_no, body.file_no))) return refuse('not_found')
  return one(await requestPiecesOf(ctx, asker, body.file_no))
}

export const fulfilByLink = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.fulfilByLink>) => {
  const { id, frl_no, file_no, name, by } = body
  const { fr_no, asker } = await requireLink(ctx, id)
  if (!(await isUploadOf(ctx.db, fr_no, file_no))) return refuse('not_found')
  const work = async (tx: Context) => {
    const line = await lockLine(tx.db, frl_no)
    // The link may have ended while the bytes were checked.
    await requireLink(tx, id)
    if (line?.fr_no !== fr_no) return refuse('not_found')
    const note = fileRequestTexts.byGuest(by)
    await receive(tx, line, { file_no, name, note, user_no: asker, done_by: fileRequestTexts.guest(by) })
  }
  await finishUpload(ctx, file_no, work, asker)
  return ok()
}
