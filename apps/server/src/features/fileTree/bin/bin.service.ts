import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { treeLimits } from '@crm/contract/features/fileTree/fileTree.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Context } from '../../../context.ts'
import { list, ok, page } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { detachFiles } from '../../files/files.service.ts'
import { findSeenEntries, requireTree } from '../../reference/seenFiles.service.ts'
import { findBoxesWithOthers, findBoxNames } from '../entries.queries.ts'
import { pathOf, readEntries, toEntries } from '../entries.service.ts'
import { explainFault } from '../fileTree.dbErrors.ts'
import { fileTreeText } from '../fileTree.messages.ts'
import { mayDelete, mayRestore } from '../fileTree.policy.ts'
import { findNameKeys, lockTrees } from '../fileTree.queries.ts'
import { freeName } from '../names.ts'
import { deleteEntries, findBin, findBinned, findOldBin, findVersionsInside, restoreEntry } from './bin.queries.ts'

/** Deleting a box for good takes along what others had deleted out of it before. */
const findBinnedWithOthers = ({ db, actor }: Context, entries: { ft_no: number }[]) =>
  findBoxesWithOthers(
    db,
    actor.user_no,
    entries.map(({ ft_no }) => ft_no),
    true,
  )

/** Staff see the whole bin, people of a company what they deleted themselves. */
export const listBin = async (ctx: Context, { query }: ParsedOf<typeof fileTree.listBin>) => {
  const { actor, db } = ctx
  const { tree_no } = await requireTree(ctx, query)
  const owner = actor.user_type === 'emp' ? undefined : actor.user_no
  const { query: rows, total } = await findBin(db, tree_no, owner, query, actor.user_no)
  const names = await findBoxNames(db, [...new Set(rows.flatMap(({ path }) => path.slice(0, -1)))])
  const entries = await toEntries(ctx, rows, false)
  const withOthers = await findBinnedWithOthers(ctx, rows)
  return page({
    query: entries.flatMap((entry, index) => {
      const row = rows[index]
      if (!row) return []
      const from = pathOf(names, row.path.slice(0, -1)).map(({ name }) => name)
      const { deleted_dt, deleted_by_name } = row
      return {
        ...entry,
        may_change: mayRestore(actor, row),
        may_delete: mayDelete(actor, row, withOthers.has(row.ft_no)),
        deleted_dt: deleted_dt ?? '',
        deleted_by_name,
        from: from.join(' / '),
      }
    }),
    total,
  })
}

/** Of these numbers those that the caller may bring back, or nothing at all. */
const requireBinned = async (ctx: Context, ft_nos: number[]) => {
  const wanted = [...new Set(ft_nos)]
  const seen = new Set((await findSeenEntries(ctx, wanted)).map(({ ft_no }) => ft_no))
  const binned = (await findBinned(ctx.db, wanted)).filter(
    (entry) => seen.has(entry.ft_no) && mayRestore(ctx.actor, entry),
  )
  return binned.length === wanted.length ? binned : refuse('not_found')
}

export const restoreSelection = async (ctx: Context, { body }: ParsedOf<typeof fileTree.restore>) => {
  const known = await requireBinned(ctx, body.ft_nos)
  await lockTrees(ctx.db, [...new Set(known.map(({ tree_no }) => tree_no))])
  for (const { ft_no } of known) {
    // Read one by one: what came back before may be the box of this one, or have taken its name.
    const [entry] = await requireBinned(ctx, [ft_no])
    if (!entry) return refuse('not_found')
    const keys = await findNameKeys(ctx.db, entry.parent)
    const name = freeName(entry.name, (key) => keys.has(key))
    await restoreEntry(ctx.db, { ...entry, name }).catch(explainFault)
  }
  ctx.publish('file_tree.changed')
  return list(
    await readEntries(
      ctx,
      known.map(({ ft_no }) => ft_no),
    ),
  )
}

/** For good, with all versions and everything inside. */
const deleteForGood = async (db: Context['db'], roots: number[]) => {
  await detachFiles(db, 'file_versions', await findVersionsInside(db, roots))
  await deleteEntries(db, roots)
}

/** Who may delete an entry need not wait until the bin is emptied: what lies in it takes up room. */
export const purgeSelection = async (ctx: Context, { body }: ParsedOf<typeof fileTree.purge>) => {
  const known = await requireBinned(ctx, body.ft_nos)
  await lockTrees(ctx.db, [...new Set(known.map(({ tree_no }) => tree_no))])
  const entries = await requireBinned(ctx, body.ft_nos)
  const withOthers = await findBinnedWithOthers(ctx, entries)
  for (const entry of entries) {
    if (withOthers.has(entry.ft_no)) return refuse('not_allowed', fileTreeText.othersInside)
    if (!mayDelete(ctx.actor, entry, false)) return refuse('not_allowed', fileTreeText.uploaderOnly)
  }
  await deleteForGood(
    ctx.db,
    entries.map(({ ft_no }) => ft_no),
  )
  ctx.publish('file_tree.changed')
  return ok()
}

export const purgeJob = job({ name: 'fileTree.purge', data: z.object({}), every: '20 4 * * *' })

const purgedAtOnce = 200

/** Empties bins of what was deleted 30 days ago; the bytes are freed by the sweep of files. */
export const purgeBins = async (ctx: JobContext) => {
  const old = await findOldBin(ctx.db, treeLimits.binDays, purgedAtOnce)
  if (!old.length) return
  await lockTrees(ctx.db, [...new Set(old.map(({ tree_no }) => tree_no))])
  await deleteForGood(
    ctx.db,
    old.map(({ ft_no }) => ft_no),
  )
  ctx.publish('file_tree.changed')
  if (old.length === purgedAtOnce) await ctx.enqueue(purgeJob, {})
}
