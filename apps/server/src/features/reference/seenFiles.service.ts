import type { ScopeName } from '@crm/contract/scopes'
import type { Actor, Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import {
  findEntries,
  findEntriesOfClient,
  findJoinedProjects,
  findOpenRequests,
  findPlace,
  findTree,
  lockTree,
  type TreeEntry,
} from './seenFiles.queries.ts'

/** Whoever works on projects sees the trees of all of them and of all companies; companies' trees also who works with those. */
const projectScopes = ['WorkList', 'WorkListV2', 'MyPageProject'] as const satisfies readonly ScopeName[]
const companyScopes = [...projectScopes, 'ClientVcList'] as const satisfies readonly ScopeName[]

const onlyToRead = '보기만 할 수 있게 공유된 자료예요.'

type Tree = Pick<TreeEntry, 'proj_no' | 'client_no'>

const hasAny = ({ emp_scope }: Actor, scopes: readonly ScopeName[]) => scopes.some((scope) => emp_scope.has(scope))

const seenByStaff = async <Row extends Tree>({ db, actor }: Context, rows: Row[]): Promise<Row[]> => {
  const byScope = (row: Tree) => hasAny(actor, row.proj_no === null ? companyScopes : projectScopes)
  const others = rows.filter((row) => !byScope(row)).flatMap(({ proj_no }) => proj_no ?? [])
  const joined = others.length ? await findJoinedProjects(db, actor.emp_no ?? 0, others) : new Set<number>()
  return rows.filter((row) => byScope(row) || (row.proj_no !== null && joined.has(row.proj_no)))
}

/** Whose trees a member of staff sees by their scopes alone; those of projects they take part in come in addition. */
export const treesSeenBy = (actor: Actor) => ({
  projects: hasAny(actor, projectScopes),
  companies: hasAny(actor, companyScopes),
})

/**
 * Of these entries those that the signed-in caller sees, in the bin or not (docs/rules.md, file tree). Guests of a link
 * have their own way in (fileShares).
 */
export const findSeenEntries = async (ctx: Context, ft_nos: number[]): Promise<TreeEntry[]> => {
  const { db, actor } = ctx
  if (actor.gate !== 'open') return []
  if (actor.user_type === 'emp') return seenByStaff(ctx, await findEntries(db, ft_nos))
  if (actor.client_no === null) return []
  return findEntriesOfClient(db, ft_nos, { user_no: actor.user_no, client_no: actor.client_no })
}

/** An entry whoever asks: for callers that have rules of their own about who sees it. */
export const findEntry = async ({ db }: Pick<Context, 'db'>, ft_no: number): Promise<TreeEntry | undefined> =>
  (await findEntries(db, [ft_no]))[0]

/** An entry that is there for the caller; unknown ones, others' and those in the bin are refused alike. */
export const requireEntry = async (ctx: Context, ft_no: number): Promise<TreeEntry> => {
  const [entry] = await findSeenEntries(ctx, [ft_no])
  return entry?.state === 1 ? entry : refuse('not_found')
}

/** All of them, or none. */
export const requireEntries = async (ctx: Context, ft_nos: number[]): Promise<TreeEntry[]> => {
  const wanted = [...new Set(ft_nos)]
  const seen = (await findSeenEntries(ctx, wanted)).filter(({ state }) => state === 1)
  return seen.length === wanted.length ? seen : refuse('not_found')
}

/** The whole tree of a project or a company, for whoever sees all of it. */
export const requireTree = async (
  ctx: Context,
  which: { proj_no?: number | undefined; client_no?: number | undefined },
) => {
  const { actor, db } = ctx
  const tree = await findTree(db, which)
  if (!tree || actor.gate !== 'open') return refuse('not_found')
  if (actor.user_type === 'emp') return (await seenByStaff(ctx, [tree])).length ? tree : refuse('not_found')
  return tree.client_no !== null && tree.client_no === actor.client_no ? tree : refuse('not_found')
}

/** Who adds to a tree and tidies it: staff who see it, and the people of the company in their own. */
export const mayChangeTree = (actor: Pick<Actor, 'user_type' | 'client_no'>, { client_no }: Tree) =>
  actor.user_type === 'emp' || (actor.client_no !== null && client_no === actor.client_no)

/** What is shared is shared as it is now, so that its older versions are for those whose tree it is. */
export const seesOldVersions = mayChangeTree

/** Entries that the caller may take along by any way: as a file, packed, or as a copy of their own. */
export const requireDownloadable = async (ctx: Context, ft_nos: number[]): Promise<TreeEntry[]> => {
  const entries = await requireEntries(ctx, ft_nos)
  return entries.every(({ may_download }) => may_download) ? entries : refuse('not_allowed', onlyToRead)
}

/** For whoever changes something that the structure of a tree decides on, before they lock anything of their own. */
export const lockTreeOf = (ctx: Pick<Context, 'db'>, tree_no: number) => lockTree(ctx.db, tree_no)

/** For whoever has an entry in memory: its tree is locked, and it is read again as it is now. */
export const lockEntry = async (ctx: Pick<Context, 'db'>, { ft_no, tree_no }: { ft_no: number; tree_no: number }) => {
  const tree = await lockTree(ctx.db, tree_no)
  const entry = await findPlace(ctx.db, ft_no)
  return entry?.state === 1 ? { entry, tree } : refuse('not_found')
}

/** Where an entry lies, whoever asks. */
export const findPlaceOf = ({ db }: Pick<Context, 'db'>, ft_no: number) => findPlace(db, ft_no)

/** Requests for files that wait for something in these boxes, or in one inside them. */
export const openRequestsInside = ({ db }: Pick<Context, 'db'>, ft_nos: number[]) => findOpenRequests(db, ft_nos)
