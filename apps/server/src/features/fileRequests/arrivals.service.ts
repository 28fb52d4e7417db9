import type { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileRequestMessages, guestUploadLimits } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, one } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { requestPiecesOf } from '../files/pieces.service.ts'
import { finishUpload, requestUploadsOf } from '../files/uploads.service.ts'
import { storeInBox } from '../fileTree/fileTree.service.ts'
import { lockTreeOf } from '../reference/seenFiles.service.ts'
import { isBot } from '../sharedLinks/bots.ts'
import { fileRequestTexts } from './fileRequests.messages.ts'
import {
  closeRequestRow,
  findByLink,
  findLine,
  findRequest,
  findUserName,
  hasOpenLines,
  insertFile,
  insertUpload,
  isUploadOf,
  lockLine,
  lockRequest,
  sumUploads,
  tickLine,
} from './fileRequests.queries.ts'
import { announceRequest, asSeenByClient } from './fileRequests.service.ts'

interface Arrival {
  file_no: number
  name: string
  note?: string
  /** Who is written down as its owner. */
  user_no: number
  done_by: string
  /** Further files for the same line follow. */
  more: boolean
}

/**
 * The line for which a file has come, held; `isMeant` says whether the caller may fill it. The tree is locked before the
 * request, as whoever deletes the box does, which closes the request.
 */
const requireLine = async (
  tx: Context,
  frl_no: number,
  isMeant: (line: { fr_no: number; client_no: number }) => boolean,
) => {
  const known = await findLine(tx.db, frl_no)
  if (!known || !isMeant(known)) return refuse('not_found')
  if (known.tree_no !== null) await lockTreeOf(tx, known.tree_no)
  const line = (await lockLine(tx.db, frl_no)) ?? refuse('not_found')
  const { box, state } = line
  return state === 'open' && box !== null ? { ...line, box } : refuse('conflict', fileRequestMessages.closed)
}

type Line = Awaited<ReturnType<typeof requireLine>>

/** Puts a file that was asked for into its box, ticks its line and tells who asked; the last one closes the request. */
const receive = async (tx: Context, line: Line, { done_by, more, ...file }: Arrival) => {
  const { ft_no } = await storeInBox(tx, { ...file, parent: line.box, same: 'both' })
  await insertFile(tx.db, { frl_no: line.frl_no, ft_no, name: file.name, done_by })
  const wasDone = line.done_dt !== null
  if (!more && !wasDone) await tickLine(tx.db, line.frl_no, done_by)
  const has_all = !(await hasOpenLines(tx.db, line.fr_no))
  if (has_all && !more) await closeRequestRow(tx.db, line.fr_no)
  if (!more)
    await raiseAlarm(tx, {
      kind: 'fileRequests.arrived',
      toStaff: [line.emp_no],
      title: has_all ? fileRequestTexts.allArrived(line.title) : fileRequestTexts.arrived(line.name),
      body: done_by,
      link: `/employee/work/detail/${line.proj_no}/data?box=${line.box}`,
      about: `file_request:${line.fr_no}`,
    })
  await announceRequest(tx, line.proj_no)
  return has_all
}

/** Another company's line is the same as none. */
export const fulfilLine = async (ctx: Context, { params, body }: ParsedOf<typeof fileRequests.fulfil>) => {
  const { client_no, user_no } = ctx.actor
  const fr_no = await finishUpload(ctx, body.file_no, async (tx) => {
    const line = await requireLine(tx, params.frl_no, (known) => known.client_no === client_no)
    const user_name = await findUserName(tx.db, user_no)
    await receive(tx, line, { ...body, user_no, done_by: user_name })
    return line.fr_no
  })
  return one(asSeenByClient((await findRequest(ctx.db, fr_no)) ?? refuse('not_found')))
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
  const asked = lines.map((line) => ({ ...line, done_by: null, files: [] }))
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
  const { id, frl_no, file_no, name, by, more } = body
  const { fr_no, asker } = await requireLink(ctx, id)
  if (!(await isUploadOf(ctx.db, fr_no, file_no))) return refuse('not_found')
  const work = async (tx: Context) => {
    // The link may have ended while the bytes were checked.
    const line = await requireLine(tx, frl_no, (known) => known.fr_no === fr_no).catch(async (problem) => {
      await requireLink(tx, id)
      throw problem
    })
    await requireLink(tx, id)
    const note = fileRequestTexts.byGuest(by)
    return receive(tx, line, { file_no, name, note, more, user_no: asker, done_by: fileRequestTexts.guest(by) })
  }
  return one({ has_all: await finishUpload(ctx, file_no, work, asker) })
}
