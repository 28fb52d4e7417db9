import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, ok, one } from '../../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../../http/refusal.ts'
import { attachFiles } from '../../files/files.service.ts'
import { processVersions } from '../../fileTexts/fileTexts.service.ts'
import { lockTreeOf, requireDownloadable, requireEntries, requireEntry } from '../../reference/seenFiles.service.ts'
import { findBoxesWithOthers } from '../entries.queries.ts'
import { readEntries, readEntry } from '../entries.service.ts'
import { explainFault } from '../fileTree.dbErrors.ts'
import { fileTreeText } from '../fileTree.messages.ts'
import { mayChange, mayDelete } from '../fileTree.policy.ts'
import { deleteStar, findByName, findNameKeys, insertBox, lockTrees, setStar } from '../fileTree.queries.ts'
import { checkRoom, refuseTaken } from '../fileTree.service.ts'
import { freeName, nameKey } from '../names.ts'
import { requireBox } from '../uploads/uploads.service.ts'
import { leftToCaller } from './leftFiles.ts'
import { endRequests, endShares } from './shares.ts'
import { binEntries, copyEntries, moveEntries, renameEntry, sumBytes } from './structure.queries.ts'

type TreeEntry = Awaited<ReturnType<typeof requireEntry>>

/** Without those that go along anyway because a box around them is selected. */
export const rootsOf = <Entry extends Pick<TreeEntry, 'ft_no' | 'path'>>(entries: Entry[]): Entry[] => {
  const selected = new Set(entries.map(({ ft_no }) => ft_no))
  return entries.filter(({ path }) => !path.slice(0, -1).some((ft_no) => selected.has(ft_no)))
}

const treesOf = (entries: TreeEntry[]) => [...new Set(entries.map(({ tree_no }) => tree_no))]

/** The selected entries as they are once nobody else changes their trees. */
const lockEntries = async (ctx: Context, ft_nos: number[]) => {
  await lockTrees(ctx.db, treesOf(await requireEntries(ctx, ft_nos)))
  return rootsOf(await requireEntries(ctx, ft_nos))
}

const checkChange = ({ actor }: Context, entry: TreeEntry) => {
  if (mayChange(actor, entry)) return
  refuse('not_allowed', entry.parent === null ? fileTreeText.topBox : fileTreeText.ownOnly)
}

export const createBox = async (ctx: Context, { body }: ParsedOf<typeof fileTree.createBox>) => {
  const { tree_no } = await requireBox(ctx, body.parent)
  await lockTreeOf(ctx, tree_no)
  const parent = await requireBox(ctx, body.parent)
  const taken = await findByName(ctx.db, parent.ft_no, body.name)
  if (taken) return refuseTaken(ctx, taken.ft_no)
  const box = { tree_no, parent: parent.ft_no, name: body.name, owner: ctx.actor.user_no }
  const { ft_no } = await insertBox(ctx.db, box).catch(explainFault)
  ctx.publish('file_tree.changed')
  return one(await readEntry(ctx, ft_no))
}

export const renameOne = async (ctx: Context, { params, body }: ParsedOf<typeof fileTree.update>) => {
  await lockTreeOf(ctx, (await requireEntry(ctx, params.ft_no)).tree_no)
  const entry = await requireEntry(ctx, params.ft_no)
  checkChange(ctx, entry)
  if (body.rev !== undefined && body.rev !== entry.rev) {
    return refuseOutdated(fileTree.update, await readEntry(ctx, entry.ft_no))
  }
  const taken = entry.parent === null ? undefined : await findByName(ctx.db, entry.parent, body.name)
  if (taken && taken.ft_no !== entry.ft_no) return refuseTaken(ctx, taken.ft_no)
  await renameEntry(ctx.db, entry.ft_no, body.name).catch(explainFault)
  ctx.publish('file_tree.changed')
  return one(await readEntry(ctx, entry.ft_no))
}

export const moveSelection = async (ctx: Context, { body }: ParsedOf<typeof fileTree.move>) => {
  const entries = await lockEntries(ctx, body.ft_nos)
  const box = await requireBox(ctx, body.parent)
  if (entries.some(({ tree_no }) => tree_no !== box.tree_no)) return refuse('invalid_input', fileTreeText.otherTree)
  for (const entry of entries) checkChange(ctx, entry)
  if (entries.some(({ ft_no }) => box.path.includes(ft_no))) return refuse('conflict', fileTreeMessages.insideItself)

  const moved = entries.filter(({ parent }) => parent !== box.ft_no)
  if (!moved.length) return ok()
  await checkNames(ctx, box.ft_no, moved)
  const ft_nos = moved.map(({ ft_no }) => ft_no)
  await endShares(ctx, ft_nos, body.release_shares)
  await moveEntries(ctx.db, ft_nos, box.ft_no).catch(explainFault)
  ctx.publish('file_tree.changed')
  return ok()
}

/** Nothing moves when a name is taken in the box, or twice among those that move. */
const checkNames = async (ctx: Context, box: number, moved: TreeEntry[]) => {
  const seen = new Map<string, number>()
  for (const { ft_no, name } of moved) {
    const taken = (await findByName(ctx.db, box, name))?.ft_no ?? seen.get(nameKey(name))
    if (taken !== undefined) return refuseTaken(ctx, taken, fileTreeText.taken(name))
    seen.set(nameKey(name), ft_no)
  }
}

export const copySelection = async (ctx: Context, { body }: ParsedOf<typeof fileTree.copy>) => {
  const { tree_no } = await requireBox(ctx, body.parent)
  const tree = await lockTreeOf(ctx, tree_no)
  const box = await requireBox(ctx, body.parent)
  const entries = rootsOf(await requireDownloadable(ctx, body.ft_nos))
  if (entries.some(({ ft_no }) => box.path.includes(ft_no))) return refuse('conflict', fileTreeText.copyInside)
  const ft_nos = entries.map(({ ft_no }) => ft_no)
  checkRoom(ctx, tree.bytes + (await sumBytes(ctx.db, ft_nos)))

  const keys = await findNameKeys(ctx.db, box.ft_no)
  const roots = entries.map(({ ft_no, name }) => {
    const free = freeName(name, (key) => keys.has(key))
    keys.add(nameKey(free))
    return { ft_no, name: free }
  })
  const target = { tree_no, parent: box.ft_no, owner: ctx.actor.user_no }
  const made = await copyEntries(ctx.db, roots, target).catch(explainFault)
  const copies = made.flatMap(({ fv_no, file_no }) => (fv_no === null ? [] : [{ to_no: fv_no, file_no: file_no ?? 0 }]))
  await attachFiles(ctx.db, 'file_versions', copies, ctx.actor.user_no)
  await processVersions(
    ctx,
    copies.map(({ to_no }) => to_no),
  )
  ctx.publish('file_tree.changed')
  const copyOf = new Map(made.map(({ from_no, ft_no }) => [from_no, ft_no]))
  return list(
    await readEntries(
      ctx,
      ft_nos.flatMap((ft_no) => copyOf.get(ft_no) ?? []),
    ),
  )
}

const checkDelete = async (ctx: Context, entries: TreeEntry[]) => {
  const { actor, db } = ctx
  for (const entry of entries) checkChange(ctx, entry)
  const left = await leftToCaller(ctx, entries)
  if (entries.some(({ ft_no, owner }) => owner !== actor.user_no && !left.has(ft_no)))
    return refuse('not_allowed', fileTreeText.uploaderOnly)
  const boxes = entries.filter(({ kind }) => kind === 'box').map(({ ft_no }) => ft_no)
  const withOthers = boxes.length ? await findBoxesWithOthers(db, actor.user_no, boxes) : new Set<number>()
  if (entries.some((entry) => !mayDelete(actor, entry, withOthers.has(entry.ft_no), left.has(entry.ft_no)))) {
    return refuse('not_allowed', fileTreeText.othersInside)
  }
}

export const removeSelection = async (ctx: Context, { body }: ParsedOf<typeof fileTree.remove>) => {
  const entries = await lockEntries(ctx, body.ft_nos)
  await checkDelete(ctx, entries)
  const ft_nos = entries.map(({ ft_no }) => ft_no)
  await endRequests(ctx, ft_nos, body.release_shares)
  await endShares(ctx, ft_nos, body.release_shares)
  await binEntries(ctx.db, ft_nos, ctx.actor.user_no)
  ctx.publish('file_tree.changed')
  return ok()
}

export const starEntry = async (ctx: Context, { params, body }: ParsedOf<typeof fileTree.star>) => {
  const { ft_no } = await requireEntry(ctx, params.ft_no)
  await (body.is_starred ? setStar : deleteStar)(ctx.db, ctx.actor.user_no, ft_no)
  ctx.publish('file_tree.starred', ctx.actor.user_no)
  return ok()
}
