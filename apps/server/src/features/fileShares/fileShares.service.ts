import type { Context } from '../../context.ts'
import { hashToken } from '../../http/actors.ts'
import { insertEvents } from './events.queries.ts'
import { findGuest, type Guest } from './guests.queries.ts'
import { findLiveShares, releaseSharesOf } from './live.queries.ts'

// For other features: what a change of the tree does to shares, and who a guest of a link is.

/** Shares of these entries and of everything inside them that somebody can still use. */
export const liveSharesOf = ({ db }: Pick<Context, 'db'>, ft_nos: number[]) => findLiveShares(db, ft_nos)

/** Ends all shares of these entries and of everything inside them, as part of the caller's transaction. */
export const releaseShares = async (ctx: Pick<Context, 'db' | 'actor' | 'publish'>, ft_nos: number[]) => {
  const released = await releaseSharesOf(ctx.db, ft_nos)
  const { user_no } = ctx.actor
  await insertEvents(
    ctx.db,
    released.map(({ sh_no }) => ({ sh_no, kind: 'released', user_no })),
  )
  if (released.length) ctx.publish('file_shares.changed')
  return released
}

/** Who came in by a link, while the link lives; null without such a session. */
export const guestOf = async ({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<Guest | null> =>
  caller.shareSession ? ((await findGuest(db, hashToken(caller.shareSession))) ?? null) : null

/** What a guest calls themselves: the proved address, or the name they gave. */
export const guestLabel = ({ email, name }: Pick<Guest, 'email' | 'name'>) => email ?? name

/** A guest sees what was shared and everything inside it. `path` is the entry's own, from the top box down. */
export const guestSees = ({ ft_no }: Pick<Guest, 'ft_no'>, path: readonly number[]) => path.includes(ft_no)
