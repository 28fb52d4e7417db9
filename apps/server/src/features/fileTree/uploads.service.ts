import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, one } from '../../http/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { finishUpload } from '../files/uploads.service.ts'
import { mayChangeTree, requireEntry } from '../reference/seenFiles.service.ts'
import { findVersions } from './entries.queries.ts'
import { readEntry } from './entries.service.ts'
import { fileTreeText } from './fileTree.messages.ts'
import { mayChange } from './fileTree.policy.ts'
import { setCurrentVersion } from './fileTree.queries.ts'
import { addVersionOf, lockEntry, storeInBox } from './fileTree.service.ts'
import { nameKey } from './names.ts'
import { findInside } from './structure/structure.queries.ts'

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

/** Which of these names are there already, each under the box that its folders lead to. */
export const findTaken = async (ctx: Context, { body }: ParsedOf<typeof fileTree.findTaken>) => {
  const { ft_no } = await requireBox(ctx, body.parent)
  const inside = await findInside(ctx.db, [ft_no])
  const byName = new Map(inside.map((entry) => [`${entry.parent}/${entry.name_key}`, entry]))
  const lookUp = (folders: string[], name: string) => {
    let box = ft_no
    for (const folder of folders) {
      const there = byName.get(`${box}/${nameKey(folder)}`)
      if (!there) return undefined
      box = there.ft_no
    }
    return byName.get(`${box}/${nameKey(name)}`)
  }
  return list(
    body.files.flatMap(({ folders, name }, index) => {
      const there = lookUp(folders, name)
      return there ? { index, ft_no: there.ft_no, name: there.name, kind: there.kind } : []
    }),
  )
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
    if (!mayChangeTree(open.actor, await requireFile(open, ft_no))) return refuse('not_allowed')
  }
  await open(ctx)
  return finishUpload(ctx, body.file_no, async (tx) => {
    await open(tx)
    const { fv_no } = await addVersionOf(tx, { ft_no, ...body })
    const versions = await findVersions(tx.db, ft_no)
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
