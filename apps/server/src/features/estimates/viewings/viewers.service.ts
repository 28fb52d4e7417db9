import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import type { GuestRoom } from '../../../realtime/guestSockets.ts'
import type { StoredEstimate } from '../estimates.queries.ts'
import { insertLink } from '../links/links.queries.ts'
import { endLiveViewings, findLiveViewings, findOpenViewing } from './viewings.queries.ts'

type Notifying = Pick<Context, 'db' | 'notifyGuests'>

const roomOf = (ev_no: number) => `estimateViewing:${ev_no}`

/** What the socket of a phone with this token may follow. */
export const findViewingRoom = async (db: Db, t: string): Promise<GuestRoom | undefined> => {
  const viewing = await findOpenViewing(db, hashToken(t))
  return viewing && { room: roomOf(viewing.ev_no), expiresAt: viewing.expiresAt }
}

export const notifyRooms = (ctx: Pick<Notifying, 'notifyGuests'>, viewings: { ev_no: number }[]) => {
  for (const { ev_no } of viewings) ctx.notifyGuests(roomOf(ev_no))
}

/** Phones that follow the draft read it again. */
export const notifyViewers = async (ctx: Notifying, est_no: number) =>
  notifyRooms(ctx, await findLiveViewings(ctx.db, est_no))

/** Once it is issued, whoever followed the draft has its link: the same token, so that the phone goes on by itself. */
export const turnViewingsIntoLinks = async (
  ctx: Notifying,
  { est_no, est_to_name: elk_name }: Pick<StoredEstimate, 'est_no' | 'est_to_name'>,
) => {
  const ended = await endLiveViewings(ctx.db, est_no)
  for (const { token_hash, emp_no } of ended)
    await insertLink(ctx.db, { est_no, elk_way: 'qr', elk_name, token_hash, emp_no })
  notifyRooms(ctx, ended)
}
