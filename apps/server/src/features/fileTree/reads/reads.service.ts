import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, one, page } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import {
  mayChangeTree,
  requireEntry,
  requireTree,
  seesOldVersions,
  treesSeenBy,
} from '../../reference/seenFiles.service.ts'
import { findPlacedRows, findSharedPath, findVersions } from '../entries.queries.ts'
import { pathOf, seenBoxes, toEntries, toFound, toVersions } from '../entries.service.ts'
import { fileTreeText } from '../fileTree.messages.ts'
import { usageOf } from '../fileTree.service.ts'
import { findMine, findOpened } from './mine.queries.ts'
import {
  countEntries,
  findExcerpts,
  findInBox,
  findProjectClient,
  findProjectTree,
  findTreeUsage,
  searchTree,
} from './reads.queries.ts'

/** What a list is of: a box, or the top of a tree. */
const openListed = async (ctx: Context, { box_ft_no, ...which }: ParsedOf<typeof fileTree.list>['query']) => {
  if (box_ft_no === undefined) {
    const tree = await requireTree(ctx, which)
    return { tree, parent: null, path: [], shared_boxes: [] }
  }
  const box = await requireEntry(ctx, box_ft_no)
  if (box.kind !== 'box') return refuse('not_found')
  const tree = await findTreeUsage(ctx.db, box.tree_no)
  if (ctx.actor.user_type !== 'emp') {
    const path = pathOf(await seenBoxes(ctx, [box.path]), box.path)
    return { tree, parent: box.ft_no, path, shared_boxes: [] }
  }
  const path = await findSharedPath(ctx.db, box.path)
  const shared_boxes = path.filter(({ is_shared }) => is_shared).map(({ ft_no }) => ft_no)
  return { tree, parent: box.ft_no, path, shared_boxes }
}

export const listEntries = async (ctx: Context, { query }: ParsedOf<typeof fileTree.list>) => {
  const { tree, parent, path, shared_boxes } = await openListed(ctx, query)
  const { query: rows, total } = await findInBox(ctx.db, { tree_no: tree.tree_no, parent }, query, ctx.actor.user_no)
  const isTheirs = mayChangeTree(ctx.actor, tree)
  return page({
    query: await toEntries(ctx, rows, query.with_pictures === 1),
    total,
    path,
    shared_boxes,
    usage: isTheirs ? usageOf(ctx, tree) : null,
    // Nothing lies beside the four top boxes.
    may_add: isTheirs && parent !== null,
  })
}

/** Whoever sees a whole tree searches it; people of a company also what is shared with them from a project of theirs. */
const openSearched = async (ctx: Context, which: { proj_no?: number | undefined; client_no?: number | undefined }) => {
  const { actor, db } = ctx
  if (actor.user_type !== 'client' || which.proj_no === undefined) return requireTree(ctx, which)
  if (actor.client_no === null || (await findProjectClient(db, which.proj_no)) !== actor.client_no) {
    return refuse('not_found')
  }
  return (await findProjectTree(db, which.proj_no)) ?? refuse('not_found')
}

export const searchEntries = async (ctx: Context, { query }: ParsedOf<typeof fileTree.search>) => {
  const { actor, db } = ctx
  const { tree_no } = await openSearched(ctx, query)
  const { keyword, kind, offset, limit } = query
  const only = actor.user_type === 'emp' ? undefined : { user_no: actor.user_no, client_no: actor.client_no ?? 0 }
  const entries = await countEntries(db, tree_no)
  const search = { tree_no, keyword, kind, only, offset, limit }
  const { query: rows, total } = await searchTree(db, search, entries, actor.user_no)
  const files = rows.filter((row) => row.kind === 'file').map(({ ft_no }) => ft_no)
  const excerpts = files.length ? await findExcerpts(db, files, keyword) : new Map<number, string>()
  return page({ query: await toFound(ctx, rows, { withPictures: query.with_pictures === 1, excerpts }), total })
}

export const getEntry = async (ctx: Context, { params }: ParsedOf<typeof fileTree.show>) => {
  const { ft_no } = await requireEntry(ctx, params.ft_no)
  const [found] = await toFound(ctx, await findPlacedRows(ctx.db, ctx.actor.user_no, [ft_no]), { withPictures: true })
  return one(found ?? refuse('not_found'))
}

export const listMine = async (ctx: Context, { query }: ParsedOf<typeof fileTree.mine>) => {
  const { query: rows, total } = await findMine(ctx.db, query, ctx.actor, treesSeenBy(ctx.actor))
  const entries = await toFound(ctx, rows, { withPictures: false })
  const numbers = rows.map(({ ft_no }) => ft_no)
  const opened = query.view === 'recent' ? await findOpened(ctx.db, ctx.actor.user_no, numbers) : new Map()
  return page({ query: entries.map((entry) => ({ ...entry, open_dt: opened.get(entry.ft_no) ?? null })), total })
}

export const listVersions = async (ctx: Context, { params }: ParsedOf<typeof fileTree.listVersions>) => {
  const entry = await requireEntry(ctx, params.ft_no)
  if (entry.kind !== 'file') return refuse('invalid_input', fileTreeText.notAFile)
  const versions = toVersions(ctx, entry, await findVersions(ctx.db, entry.ft_no))
  return list(seesOldVersions(ctx.actor, entry) ? versions : versions.filter(({ is_current }) => is_current))
}
