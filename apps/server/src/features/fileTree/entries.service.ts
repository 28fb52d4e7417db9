import type { FileEntry, FileVersion, FoundEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { findSeenEntries, mayChangeTree } from '../reference/seenFiles.service.ts'
import {
  type EntryRow,
  findBoxesWithOthers,
  findBoxNames,
  findPlacedRows,
  findPlaces,
  findTreeNames,
  type PlacedRow,
  type VersionRow,
} from './entries.queries.ts'
import { mayChange, mayDelete, mayDeleteVersion } from './fileTree.policy.ts'
import { leftToCaller } from './structure/leftFiles.ts'

const hasThumbnail = (mimetype: string) => mimetype.startsWith('image/') || mimetype === 'application/pdf'

/**
 * Addresses that open a picture or a PDF without a token for about an hour; other kinds have no thumbnail. Not for what
 * is only shared with the caller: a link would outlive the share.
 */
const findPictures = async ({ config, actor, db }: Context, rows: EntryRow[]) => {
  const shown = rows.flatMap((row) => {
    const { ft_no, fv_no, fa_no, mimetype, name: originalname } = row
    const isShown = fv_no && fa_no && mimetype && hasThumbnail(mimetype) && mayChangeTree(actor, row)
    return isShown ? { ft_no, fv_no, facts: { fa_no, originalname, mimetype } } : []
  })
  if (!shown.length) return new Map<number, string>()
  const places = await findPlaces(
    db,
    shown.map(({ fv_no }) => fv_no),
  )
  const { linkTo } = storageOf(config)
  const links = shown.map(async ({ ft_no, fv_no, facts }) => {
    const place = places.get(fv_no)
    return place === undefined ? [] : [[ft_no, await linkTo(place, facts)] as const]
  })
  return new Map((await Promise.all(links)).flat())
}

/** What the caller gets to know of entries, in the given order. Whether they see them was checked. */
export const toEntries = async (ctx: Context, rows: EntryRow[], withPictures: boolean): Promise<FileEntry[]> => {
  const { actor, db } = ctx
  const own = rows.filter(({ kind, owner }) => kind === 'box' && owner === actor.user_no).map(({ ft_no }) => ft_no)
  const withOthers = own.length ? await findBoxesWithOthers(db, actor.user_no, own) : new Set<number>()
  const left = await leftToCaller(ctx, rows)
  const pictures = withPictures ? await findPictures(ctx, rows) : undefined
  return rows.map((row) => ({
    // With what only rules need: answers are written by their schema, which leaves it out.
    ...row,
    shares: actor.user_type === 'emp' ? row.shares : 0,
    picture: pictures?.get(row.ft_no) ?? null,
    may_change: mayChange(actor, row),
    may_delete: mayDelete(actor, row, withOthers.has(row.ft_no), left.has(row.ft_no)),
  }))
}

/** The versions of a file, with what the caller may do with each. */
export const toVersions = (
  { actor }: Context,
  file: Pick<EntryRow, 'owner' | 'proj_no' | 'client_no'>,
  versions: VersionRow[],
): FileVersion[] => versions.map((version) => ({ ...version, may_delete: mayDeleteVersion(actor, file, version) }))

/** Entries by their numbers, in that order. */
export const readEntries = async (ctx: Context, ft_nos: number[]): Promise<FileEntry[]> => {
  const byNo = new Map((await findPlacedRows(ctx.db, ctx.actor.user_no, ft_nos)).map((row) => [row.ft_no, row]))
  const rows = ft_nos.flatMap((ft_no) => byNo.get(ft_no) ?? [])
  return toEntries(ctx, rows, true)
}

export const readEntry = async (ctx: Context, ft_no: number): Promise<FileEntry> =>
  (await readEntries(ctx, [ft_no]))[0] ?? refuse('not_found')

/** The boxes of these paths that the caller sees: above a shared box there may be some that nobody told them of. */
export const seenBoxes = async (ctx: Context, paths: number[][]) => {
  const ft_nos = [...new Set(paths.flat())]
  if (ctx.actor.user_type === 'emp') return findBoxNames(ctx.db, ft_nos)
  return new Map((await findSeenEntries(ctx, ft_nos)).map(({ ft_no, name }) => [ft_no, name]))
}

/** The boxes of a path with their names. */
export const pathOf = (names: Map<number, string>, path: number[]) =>
  path.flatMap((ft_no) => {
    const name = names.get(ft_no)
    return name === undefined ? [] : [{ ft_no, name }]
  })

/** Entries of several boxes or trees, with where they lie. */
export const toFound = async (
  ctx: Context,
  rows: PlacedRow[],
  { withPictures, excerpts }: { withPictures: boolean; excerpts?: Map<number, string> },
): Promise<FoundEntry[]> => {
  const names = await seenBoxes(
    ctx,
    rows.map(({ path }) => path.slice(0, -1)),
  )
  const trees = await findTreeNames(ctx.db, [...new Set(rows.map(({ tree_no }) => tree_no))])
  const entries = await toEntries(ctx, rows, withPictures)
  return entries.flatMap((entry, index) => {
    const row = rows[index]
    if (!row) return []
    const { proj_name = null, client_name = null } = trees.get(row.tree_no) ?? {}
    const path = pathOf(names, row.path.slice(0, -1))
    return { ...entry, path, proj_name, client_name, excerpt: excerpts?.get(row.ft_no) ?? null }
  })
}
