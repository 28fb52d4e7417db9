import { randomBytes } from 'node:crypto'
import { recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { contentDisposition } from '../../../http/answer/contentHeaders.ts'
import { Download } from '../../../http/answer/download.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { findChunks } from '../chunks/chunks.queries.ts'
import { soundOf } from '../chunks/sound.ts'
import { recordingsText } from '../recordings.messages.ts'
import { mayHear } from '../recordings.policy.ts'
import { requireVisibleSession } from '../sessions/requireSession.ts'
import { findSession, type Session } from '../sessions/sessions.queries.ts'
import { findTicket, findUserOfStaff, hasJustDownloaded, insertListen } from './people.queries.ts'

/** How long an address plays: a long meeting with breaks. */
const ticketHours = 6
const policy = "default-src 'none'; media-src 'self'; sandbox"

const downloadOf = async (ctx: Context, { id, title, sample_rate, samples }: Session, how: 'inline' | 'attachment') => {
  if (!samples || !sample_rate) return refuse('not_found')
  const { size, open } = soundOf(storageOf(ctx.config), sample_rate, await findChunks(ctx.db, id))
  return new Download({
    headers: { type: 'audio/wav', disposition: contentDisposition(how, recordingsText.fileName(title)), policy },
    size,
    tag: `"recording-${id}-${samples}"`,
    open: async (range) => open(range),
  })
}

const noteListen = async (ctx: Context, session: Session, is_download: boolean, ticket_hash: Buffer | null) => {
  await insertListen(ctx.db, { id: session.id, emp_no: ctx.actor.emp_no ?? 0, is_download, ticket_hash })
  ctx.publish('recordings.listened', await findUserOfStaff(ctx.db, session.emp_no))
}

/** An address for the browser's own player, which sends no token. Every listening has one, so that each is known. */
export const playRecording = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.play>) => {
  const session = await requireVisibleSession(ctx, params.id)
  if (!session.samples) return refuse('not_found')
  const ticket = randomBytes(32).toString('base64url')
  await noteListen(ctx, session, body.is_download, hashToken(ticket))
  return one({ url: recordings.sound.path.replace(':ticket', ticket) })
}

/** An old address is refused to people who left or with whom it is not shared any more. */
export const openSound = async (ctx: Context, { params }: ParsedOf<typeof recordings.sound>) => {
  const ticket = (await findTicket(ctx.db, hashToken(params.ticket), ticketHours)) ?? refuse('not_found')
  const session = await findSession(ctx.db, ticket.id, ticket.emp_no)
  if (!session || !mayHear(session)) return refuse('not_found')
  return downloadOf(ctx, session, ticket.is_download ? 'attachment' : 'inline')
}

export const downloadAudio = async (ctx: Context, { params }: ParsedOf<typeof recordings.audio>) => {
  const session = await requireVisibleSession(ctx, params.id)
  const download = await downloadOf(ctx, session, 'attachment')
  if (!(await hasJustDownloaded(ctx.db, session.id, ctx.actor.emp_no ?? 0))) await noteListen(ctx, session, true, null)
  return download
}
