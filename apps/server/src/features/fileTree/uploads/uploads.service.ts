import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list, ok, one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { detachFiles } from '../../files/files.service.ts'
import { finishUpload } from '../../files/uploads.service.ts'
import { lockEntry, mayChangeTree, requireEntry } from '../../reference/seenFiles.service.ts'
import { findVersions } from '../entries.queries.ts'
import { readEntry, toVersions } from '../entries.service.ts'
import { fileTreeText } from '../fileTree.messages.ts'
import { mayChange, mayDeleteVersion } from '../fileTree.policy.ts'
import { deleteVersion, setCurrentVersion } from '../fileTree.queries.ts'
import { addVersionOf, storeInBox, usageOf } from '../fileTree.service.ts'
import { findTreeUsage } from '../reads/reads.queries.ts'
import { findInside } from '../structure/structure.queries.ts'
import { fitInto } from './fitInto.ts'

/** A box to which the caller may add. */
export const requireBox = async (ctx: Context, ft_no: number) => {
  const box = await requireEntry(ctx, ft_no)
  if (!mayChangeTree(ctx.actor, box)) return refuse('not_allowed')
  return box.kind === 'box' ? box : refuse('invalid_input', fileTreeText.notABox)
}

const requireFile = async (ctx: Context, ft_no: number) => {
  const file = await requireEntry(ctx, ft_no)
  return file.kind === 'file' ? file : refuse('invalid_input', fileTreeText.notAFile)
}

/** Which of these names are there already, each under the box that its folders lead to, which cannot come in, and how much room is left. */
export const findTaken = async (ctx: Context, { body }: ParsedOf<typeof fileTree.findTaken>) => {
  const box = await requireBox(ctx, body.parent)
  const { taken, ...misfits } = fitInto(box, await findInside(ctx.db, [box.ft_no]), body.files)
  return { ...list(taken), ...misfits, usage: usageOf(ctx, await findTreeUsage(ctx.db, box.tree_no)) }
}

export const addFile = async (ctx: Context, { body }: ParsedOf<typeof fileTree.addFile>) => {
  const { file_no, ...file } = body
  await requireBox(ctx, body.parent)
  return finishUpload(ctx, file_no, async (tx) => {
    await requireBox(tx, body.parent)
    const { ft_no } = await storeInBox(tx, { ...file, file_no })
    return one(await readEntry(tx, ft_no))
  })
}

export const addVersion = async (ctx: Context, { params, body }: ParsedOf<typeof fileTree.addVersion>) => {
  const { ft_no } = params
  const open = async (open: Context) => {
    const file = await requireFile(open, ft_no)
    return mayChangeTree(open.actor, file) ? file : refuse('not_allowed')
  }
  await open(ctx)
  return finishUpload(ctx, body.file_no, async (tx) => {
    const file = await open(tx)
    const { fv_no } = await addVersionOf(tx, { ft_no, ...body })
    const versions = toVersions(tx, file, await findVersions(tx.db, ft_no))
    return list(versions.filter((version) => version.fv_no === fv_no))
  })
}

export const setCurrent = async (ctx: Context, { params, body }: ParsedOf<typeof fileTree.setCurrent>) => {
  const file = await requireFile(ctx, params.ft_no)
  if (!mayChange(ctx.actor, file)) return refuse('not_allowed', fileTreeText.ownOnly)
  await lockEntry(ctx, file)
  const versions = await findVersions(ctx.db, file.ft_no)
  if (!versions.some(({ fv_no }) => fv_no === body.fv_no)) return refuse('not_found')
  await setCurrentVersion(ctx.db, file.ft_no, body.fv_no)
  ctx.publish('file_tree.changed')
  return one(await readEntry(ctx, file.ft_no))
}

/** For good, with what was said and read on it: old versions take up room. */
export const removeVersion = async (ctx: Context, { params }: ParsedOf<typeof fileTree.removeVersion>) => {
  const file = await requireFile(ctx, params.ft_no)
  if (!mayChangeTree(ctx.actor, file)) return refuse('not_allowed')
  await lockEntry(ctx, file)
  const version = (await findVersions(ctx.db, file.ft_no)).find(({ fv_no }) => fv_no === params.fv_no)
  if (!version) return refuse('not_found')
  if (version.is_current) return refuse('conflict', fileTreeText.currentVersion)
  if (!mayDeleteVersion(ctx.actor, file, version)) return refuse('not_allowed', fileTreeText.versionUploaderOnly)
  await detachFiles(ctx.db, 'file_versions', [version.fv_no])
  await deleteVersion(ctx.db, version.fv_no)
  ctx.publish('file_tree.changed')
  return ok()
}
