import { randomBytes } from 'node:crypto'
import { shareLimits } from '@crm/contract/features/fileShares/fileShares.rows'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { findDownloaded, insertEvents, type NewShareEvent, wasNotedLately } from './events.queries.ts'
import { fileShareTexts } from './fileShares.messages.ts'
import { countOpening, findGuest, findOpenLink, type Guest, insertGuest, type OpenLink } from './guests.queries.ts'
import { findLiveShares, releaseSharesOf } from './live.queries.ts'
import { findPeople, findShare } from './shares.queries.ts'

export type { Guest, OpenLink }

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

/** The active people of a project's company. */
export const peopleOfProject = ({ db }: Pick<Context, 'db'>, proj_no: number) => findPeople(db, proj_no)

/** Who came in by a link, while the link lives; null without such a session. */
export const guestOf = async ({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<Guest | null> =>
  caller.shareSession ? ((await findGuest(db, { token_hash: hashToken(caller.shareSession) })) ?? null) : null

/** The guest for whom an address was made that a browser follows without their session; null once they would be out. */
export const guestOfAddress = async ({ db }: Pick<Context, 'db'>, sg_no: number): Promise<Guest | null> =>
  (await findGuest(db, { sg_no })) ?? null

/** What a guest calls themselves: the proved address, or the name they gave. */
export const guestLabel = ({ email, name }: Pick<Guest, 'email' | 'name'>) => email ?? name

/** A guest sees what was shared and everything inside it. `path` is the entry's own, from the top box down. */
export const guestSees = ({ ft_no }: Pick<Guest, 'ft_no'>, path: readonly number[]) => path.includes(ft_no)

/** What people of the company take along is written down with the share that lets them; of their own there is none. */
export const noteClientDownload = async (
  ctx: Pick<Context, 'db' | 'caller' | 'actor' | 'publish'>,
  ft_nos: number[],
) => {
  const { user_type, user_no } = ctx.actor
  if (user_type !== 'client') return
  for (const { sh_no, files, name } of await findDownloaded(ctx.db, ft_nos, user_no)) {
    const detail = files === 1 ? name.slice(0, 300) : fileShareTexts.manyFiles(files)
    const event = { sh_no, kind: 'downloaded', user_no, detail } as const
    if (await wasNotedLately(ctx.db, event)) continue
    await noteShareEvent(ctx, event)
    ctx.publish('file_shares.changed')
  }
}

// ---------------------------------------------------------------- for the public pages

/** A link that still opens; wrong, ended, expired and used-up ones are all the same: none. */
export const openLinkOf = async ({ db }: Pick<Context, 'db'>, id: string): Promise<OpenLink | undefined> =>
  findOpenLink(db, hashToken(id))

/** Writes down what a guest did. Nothing of it is ever changed. */
export const noteShareEvent = async ({ db, caller }: Pick<Context, 'db' | 'caller'>, event: NewShareEvent) =>
  insertEvents(db, [{ ip: caller.ip, ...event }])

/** What a guest takes along; a browser that asks for the same once more within the minute takes it once. */
export const noteGuestDownload = async (
  ctx: Pick<Context, 'db' | 'caller' | 'publish'>,
  guest: Pick<Guest, 'sh_no' | 'sg_no' | 'email' | 'name'>,
  detail: string,
) => {
  const { sh_no, sg_no } = guest
  const event = { sh_no, sg_no, kind: 'downloaded', detail } as const
  if (await wasNotedLately(ctx.db, event)) return
  await noteShareEvent(ctx, { ...event, reader: guestLabel(guest) })
  ctx.publish('file_shares.changed')
}

/** Lets somebody in who passed all rules, if the link still allows one more; in the caller's transaction. */
export const admitGuest = async (
  ctx: Context,
  link: OpenLink,
  { id, email, name }: { id: string; email: string | null; name: string | null },
) => {
  if (!(await countOpening(ctx.db, link, hashToken(id)))) return undefined
  const token = randomBytes(32).toString('base64url')
  const { sh_no } = link
  const sg_no = await insertGuest(ctx.db, { sh_no, token_hash: hashToken(token), email, name }, shareLimits.guestHours)
  const reader = email ?? name
  await noteShareEvent(ctx, { sh_no, kind: 'opened', sg_no, reader })
  await raiseAlarm(ctx, {
    kind: 'fileShares.opened',
    toStaff: [link.emp_no],
    title: fileShareTexts.opened(link.title ?? link.entry_name),
    body: fileShareTexts.openedBy(reader),
    link: await pathOfShare(ctx, sh_no),
    about: `share:${sh_no}`,
  })
  ctx.publish('file_shares.changed')
  return { token, sg_no }
}

/** The screen that shows a share to staff. */
const pathOfShare = async ({ db }: Context, sh_no: number) => {
  const share = await findShare(db, sh_no)
  if (!share) return '/'
  const { proj_no, client_no, ft_no } = share
  return proj_no
    ? `/employee/work/detail/${proj_no}/share?sh_no=${sh_no}`
    : `/employee/client/list/detail/${client_no}?ft_no=${ft_no}`
}
