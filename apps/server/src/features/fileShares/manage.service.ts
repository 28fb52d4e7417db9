import { randomBytes } from 'node:crypto'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { type FileShare, fileShareMessages, ShareRules } from '@crm/contract/features/fileShares/fileShares.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { list, one, page } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse, refuseChoice, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { hashPassword } from '../auth/password.ts'
import { lockEntry, requireEntries, requireEntry, requireTree } from '../reference/seenFiles.service.ts'
import { findEvents, insertEvents } from './events.queries.ts'
import { fileShareTexts, ruleWords } from './fileShares.messages.ts'
import { liveSharesOf } from './fileShares.service.ts'
import {
  endGuests,
  findPeople,
  findShare,
  findShares,
  insertShare,
  lockShare,
  replacePeople,
  revokeShareRow,
  updateShare,
} from './shares.queries.ts'

/** 128 bits that nobody guesses; only their hash is kept. */
const newId = () => randomBytes(16).toString('base64url')

const rulesOf = (body: ShareRules) => ShareRules.parse(body)

/** Clients sign in: only what they may do with the files is for the share to say. */
const rulesFor = (kind: 'client' | 'link', body: ShareRules): ShareRules => {
  const rules = rulesOf(body)
  return kind === 'link' ? rules : { ...rules, most_opens: null, needs_email: false, allowed: [], needs_nda: false }
}

const checkExpiry = ({ expires_dt }: Pick<ShareRules, 'expires_dt'>, before?: string | null) => {
  if (expires_dt && expires_dt !== before && new Date(`${expires_dt.replace(' ', 'T')}:00+09:00`) <= new Date())
    refuseField('invalid_input', 'expires_dt', fileShareMessages.expiryPast)
}

const readShare = async ({ db }: Context, sh_no: number) => (await findShare(db, sh_no)) ?? refuse('not_found')

/** A share is there for staff who see what it shares; what lies in the bin has released its shares and shows no more. */
export const requireShare = async (ctx: Context, sh_no: number) => {
  const share = await readShare(ctx, sh_no)
  await requireTree(ctx, share.proj_no ? { proj_no: share.proj_no } : { client_no: share.client_no ?? 0 })
  return share
}

const chosenPeople = async (ctx: Context, proj_no: number, user_nos: number[]) => {
  const people = await findPeople(ctx.db, proj_no)
  const chosen = new Set(user_nos)
  const known = people.filter(({ user_no }) => chosen.has(user_no))
  if (known.length !== chosen.size) refuseChoice('user_nos')
  return chosen.size ? known : people
}

/** People of a company are not here all day: they get a mail as well, which they can turn off like any alarm's. */
const notifyPeople = (ctx: Context, sh_no: number, title: string, people: { user_no: number }[]) =>
  raiseAlarm(ctx, {
    kind: 'fileShares.shared',
    to: people.map(({ user_no }) => user_no),
    title: fileShareTexts.shared(title),
    link: pathOf('ClientCompanyData'),
    about: `share:${sh_no}`,
  })

/** Screens of the people concerned read again; other staff see the change as well. */
const announce = async (ctx: Context, share: Pick<FileShare, 'kind' | 'proj_no'>) => {
  ctx.publish('file_shares.changed')
  if (share.kind !== 'client' || !share.proj_no) return
  for (const { user_no } of await findPeople(ctx.db, share.proj_no)) ctx.publish('file_shares.mine', user_no)
}

export const listShares = async (ctx: Context, { query }: ParsedOf<typeof fileShares.list>) => {
  const whose = [query.proj_no, query.client_no, query.ft_no].filter((value) => value !== undefined)
  if (whose.length !== 1) return refuse('invalid_input', fileShareMessages.whose)
  if (query.ft_no) await requireEntry(ctx, query.ft_no)
  else await requireTree(ctx, query)
  return page(await findShares(ctx.db, query))
}

export const listSharePeople = async (ctx: Context, { query }: ParsedOf<typeof fileShares.listPeople>) => {
  await requireTree(ctx, query)
  return list(await findPeople(ctx.db, query.proj_no))
}

export const findLive = async (ctx: Context, { body }: ParsedOf<typeof fileShares.findLive>) => {
  await requireEntries(ctx, body.ft_nos)
  return list(await liveSharesOf(ctx, body.ft_nos))
}

export const createShare = async (ctx: Context, { body }: ParsedOf<typeof fileShares.create>) => {
  const { ft_no, kind, user_nos, password } = body
  const known = await requireEntry(ctx, ft_no)
  const rules = rulesFor(kind, body)
  checkExpiry(rules)
  const password_hash = kind === 'link' && password ? await hashPassword(password) : null
  // Whoever deletes or moves it meanwhile is waited for, so that nothing in the bin is shared.
  await lockEntry(ctx, known)
  const entry = await requireEntry(ctx, ft_no)
  if (kind === 'client' && !entry.proj_no) refuse('conflict', fileShareMessages.clientOnlyProject)
  const people = kind === 'client' ? await chosenPeople(ctx, entry.proj_no ?? 0, user_nos) : []
  const id = kind === 'link' ? newId() : null
  const sh_no = await insertShare(ctx.db, {
    ...rules,
    ft_no,
    kind,
    emp_no: ctx.actor.emp_no ?? refuse('not_allowed'),
    token_hash: id === null ? null : hashToken(id),
    password_hash,
  })
  if (user_nos.length && kind === 'client') await replacePeople(ctx.db, sh_no, [...new Set(user_nos)])
  await insertEvents(ctx.db, [{ sh_no, kind: 'created', user_no: ctx.actor.user_no, ip: ctx.caller.ip }])
  await notifyPeople(ctx, sh_no, rules.title ?? entry.name, people)
  const share = await readShare(ctx, sh_no)
  await announce(ctx, share)
  return one({ ...share, id })
}

type Changes = ParsedOf<typeof fileShares.update>['body']

/** Whom a changed share is for: nobody in the list is everybody, which nothing but `for_all` makes of chosen people. */
const changedPeople = (before: FileShare, { user_nos, for_all }: Changes, active: { user_no: number }[]) => {
  const were = before.people.map(({ user_no }) => user_no)
  if (for_all || (!were.length && !user_nos?.length)) return []
  if (user_nos === undefined) return were
  const isActive = new Set(active.map(({ user_no }) => user_no))
  if (user_nos.some((user_no) => !isActive.has(user_no) && !were.includes(user_no))) refuseChoice('user_nos')
  // Whoever has left since they were chosen goes out of the list.
  const chosen = [...new Set(user_nos)].filter((user_no) => isActive.has(user_no))
  if (!chosen.length) refuseField('invalid_input', 'user_nos', fileShareMessages.peopleMissing)
  return chosen.sort((a, b) => a - b)
}

const sameRule = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Rules that decide who gets in: after a change of one everybody passes them again. */
const gates = new Set<keyof typeof ruleWords>(['password', 'needs_email', 'allowed', 'needs_nda'])

export const updateShareRules = async (ctx: Context, { params, body }: ParsedOf<typeof fileShares.update>) => {
  const { sh_no } = params
  const before = await requireShare(ctx, sh_no)
  const held = (await lockShare(ctx.db, sh_no)) ?? refuse('not_found')
  if (held.state !== 'active') refuse('conflict', fileShareTexts.ended)
  if (body.rev !== undefined && body.rev !== held.rev) refuseOutdated(fileShares.revoke, await readShare(ctx, sh_no))
  const rules = rulesFor(before.kind, body)
  checkExpiry(rules, before.expires_dt)
  if (rules.most_opens !== null && rules.most_opens < held.opens)
    refuseField('invalid_input', 'most_opens', fileShareMessages.opensBelow)
  const active = before.kind === 'client' ? await findPeople(ctx.db, before.proj_no ?? 0) : []
  const user_nos = before.kind === 'client' ? changedPeople(before, body, active) : []
  const reached = user_nos.length ? active.filter(({ user_no }) => user_nos.includes(user_no)) : active
  const keepsPassword = body.password === undefined || before.kind === 'client'
  const changed = [
    ...(Object.keys(rules) as (keyof ShareRules)[]).filter((rule) => !sameRule(rules[rule], before[rule])),
    ...(keepsPassword || (!body.password && !before.has_password) ? [] : (['password'] as const)),
    ...(sameRule(
      user_nos,
      before.people.map(({ user_no }) => user_no),
    )
      ? []
      : (['user_nos'] as const)),
  ]
  if (!changed.length) return one(before)
  await updateShare(ctx.db, sh_no, {
    ...rules,
    ...(keepsPassword ? {} : { password_hash: body.password ? await hashPassword(body.password) : null }),
  })
  await replacePeople(ctx.db, sh_no, user_nos)
  if (changed.some((rule) => gates.has(rule))) await endGuests(ctx.db, sh_no)
  const detail = changed.map((rule) => ruleWords[rule]).join(', ')
  await insertEvents(ctx.db, [{ sh_no, kind: 'changed', user_no: ctx.actor.user_no, detail, ip: ctx.caller.ip }])
  // Without chosen people everybody was told before.
  const told = new Set(before.people.map(({ user_no }) => user_no))
  const added = told.size ? reached.filter(({ user_no }) => !told.has(user_no)) : []
  await notifyPeople(ctx, sh_no, rules.title ?? before.name, added)
  await announce(ctx, before)
  return one(await readShare(ctx, sh_no))
}

/** The address cannot be shown again, so whoever lost it makes a new one. */
export const renewLink = async (ctx: Context, { params }: ParsedOf<typeof fileShares.renew>) => {
  const { sh_no } = params
  const share = await requireShare(ctx, sh_no)
  const held = (await lockShare(ctx.db, sh_no)) ?? refuse('not_found')
  if (share.kind !== 'link' || held.state !== 'active') refuse('conflict', fileShareTexts.ended)
  const id = newId()
  await updateShare(ctx.db, sh_no, { token_hash: hashToken(id) })
  await endGuests(ctx.db, sh_no)
  await insertEvents(ctx.db, [{ sh_no, kind: 'renewed', user_no: ctx.actor.user_no, ip: ctx.caller.ip }])
  await announce(ctx, share)
  return one({ ...(await readShare(ctx, sh_no)), id })
}

export const revokeShare = async (ctx: Context, { params }: ParsedOf<typeof fileShares.revoke>) => {
  const { sh_no } = params
  const share = await requireShare(ctx, sh_no)
  if (await revokeShareRow(ctx.db, sh_no)) {
    await endGuests(ctx.db, sh_no)
    await insertEvents(ctx.db, [{ sh_no, kind: 'revoked', user_no: ctx.actor.user_no, ip: ctx.caller.ip }])
    await announce(ctx, share)
  }
  return one(await readShare(ctx, sh_no))
}

export const listShareEvents = async (ctx: Context, { params, query }: ParsedOf<typeof fileShares.listEvents>) => {
  await requireShare(ctx, params.sh_no)
  return page(await findEvents(ctx.db, params.sh_no, query))
}
