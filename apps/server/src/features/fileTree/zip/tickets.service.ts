import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { findTicket, insertTicket, type TicketOwner } from './zip.queries.ts'

const ticketMinutes = 10

/** Keeps what is to be packed; the ticket is the last part of the address that a browser follows. */
export const keepSelection = async (
  { db }: Pick<Context, 'db'>,
  selection: TicketOwner & { ft_nos: number[]; with_versions: boolean },
) => {
  const ticket = randomBytes(16).toString('base64url')
  await insertTicket(db, { ...selection, token_hash: hashToken(ticket) }, ticketMinutes)
  return { ticket, expires_in: ticketMinutes * 60 }
}

export const keptSelection = ({ db }: Pick<Context, 'db'>, ticket: string) => findTicket(db, hashToken(ticket))
