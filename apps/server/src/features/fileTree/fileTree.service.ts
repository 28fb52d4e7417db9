import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { SameName } from '@crm/contract/features/fileTree/fileTree.choices'
import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import type { Context } from '../../context.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { notifyOfClientFile } from '../companyData/companyData.service.ts'
import { attachFiles } from '../files/files.service.ts'
import { processVersions } from '../fileTexts/fileTexts.service.ts'
import { findPlaceOf, lockEntry } from '../reference/seenFiles.service.ts'
import { readEntry } from './entries.service.ts'
import { explainFault } from './fileTree.dbErrors.ts'
import { fileTreeText } from './fileTree.messages.ts'
import {
  findByName,
  findNameKeys,
  findStored,
  findUploadSize,
  insertBox,
  insertFile,
  insertVersion,
  noteOpened,
} from './fileTree.queries.ts'
import { freeName } from './names.ts'

/** What somebody opened in the viewer is among their recent files, and their company's shares say that they read it. */
export const noteViewed = ({ db }: Pick<Context, 'db'>, user_no: number, ft_no: number) =>
  noteOpened(db, user_no, [ft_no])

/** Of any kind of name that is taken: 409 with the entry that has it. */
export const refuseTaken = async (
  ctx: Context,
  ft_no: number,
  message: string = fileTreeMessages.nameTaken,
): Promise<never> => refuseOutdated(fileTree.createBox, await readEntry(ctx, ft_no), message)

const checkQuota = async ({ db, config }: Context, used: number, file_no: number) => {
  const { size } = (await findUploadSize(db, file_no)) ?? refuse('not_found')
  checkRoom({ config }, used + size)
}

/** How full a tree is. */
export const usageOf = (
  { config }: Pick<Context, 'config'>,
  { entries, bytes }: { entries: number; bytes: number },
) => ({
  entries,
  bytes,
  quota: config.fileTreeQuotaBytes,
})

/** What a tree may hold at most; `bytes` is what it would hold. */
export const checkRoom = ({ config }: Pick<Context, 'config'>, bytes: number) => {
  const quota = config.fileTreeQuotaBytes
  if (bytes > quota) refuse('too_large', fileTreeText.quota(quota / 1024 ** 3))
}

/** The boxes on the way down, made where they are missing. */
const openFolders = async (
  ctx: Context,
  start: { ft_no: number; tree_no: number },
  folders: string[],
  owner: number,
) => {
  let box = start.ft_no
  for (const name of folders) {
    const there = await findByName(ctx.db, box, name)
    if (there && there.kind !== 'box') return refuseTaken(ctx, there.ft_no)
    const made = { tree_no: start.tree_no, parent: box, name, owner }
    box = there ? there.ft_no : (await insertBox(ctx.db, made).catch(explainFault)).ft_no
  }
  return box
}

interface StoredFile {
  /** The box into which it goes. */
  parent: number
  /** A finished upload, or one that is being finished in this transaction (finishUpload). */
  file_no: number
  name: string
  /** Boxes below the parent, made where they are missing. */
  folders?: string[]
  same?: SameName
  note?: string | null | undefined
  /** Who brought it; the caller unless somebody else stands for them. */
  user_no?: number
}

interface Stored {
  ft_no: number
  /** Null when it was skipped because the name is taken. */
  fv_no: number | null
}

/**
 * Puts an upload into a box, in the caller's transaction. Whether the caller may was checked. The same upload in the same
 * box again changes nothing.
 */
export const storeInBox = async (ctx: Context, file: StoredFile): Promise<Stored> => {
  const { parent, file_no, name, folders = [], same = 'ask', note, user_no = ctx.actor.user_no } = file
  const known = await findPlaceOf(ctx, parent)
  const { entry: box, tree } = await lockEntry(ctx, known ?? refuse('not_found'))
  if (box.kind !== 'box') return refuse('invalid_input', fileTreeText.notABox)
  const again = await findStored(ctx.db, parent, file_no)
  if (again) return again

  await checkQuota(ctx, tree.bytes, file_no)
  const into = await openFolders(ctx, box, folders, user_no)
  const taken = await findByName(ctx.db, into, name)
  if (taken && same === 'skip') return { ft_no: taken.ft_no, fv_no: null }
  if (taken && (same === 'ask' || (same === 'version' && taken.kind === 'box'))) return refuseTaken(ctx, taken.ft_no)
  if (taken && same === 'version') return addVersionOf(ctx, { ft_no: taken.ft_no, file_no, note, user_no })

  const names = taken ? await findNameKeys(ctx.db, into) : new Set<string>()
  const entry = { tree_no: box.tree_no, parent: into, name: freeName(name, (key) => names.has(key)) }
  const made = await insertFile(ctx.db, entry, { file_no, user_no, note: note || null }).catch(explainFault)
  await finishVersion(ctx, { fv_no: made.fv_no, file_no, user_no })
  return made
}

/** A further version of a file, in the caller's transaction; it becomes the current one. Whether the caller may was checked. */
export const addVersionOf = async (
  ctx: Context,
  {
    ft_no,
    file_no,
    note,
    user_no = ctx.actor.user_no,
  }: Pick<StoredFile, 'file_no' | 'note' | 'user_no'> & { ft_no: number },
): Promise<{ ft_no: number; fv_no: number }> => {
  const known = await findPlaceOf(ctx, ft_no)
  const { entry, tree } = await lockEntry(ctx, known ?? refuse('not_found'))
  if (entry.kind !== 'file') return refuse('invalid_input', fileTreeText.notAFile)
  const again = await findStored(ctx.db, ft_no, file_no)
  if (again) return again
  await checkQuota(ctx, tree.bytes, file_no)
  const fv_no = await insertVersion(ctx.db, ft_no, { file_no, user_no, note: note || null }).catch(explainFault)
  await finishVersion(ctx, { fv_no, file_no, user_no })
  return { ft_no, fv_no }
}

/** The attachment gives access to the bytes of a new version; its text is read by a job, and those who should know are told. */
const finishVersion = async (
  ctx: Context,
  { fv_no, file_no, user_no }: { fv_no: number; file_no: number; user_no: number },
) => {
  await attachFiles(ctx.db, 'file_versions', [{ to_no: fv_no, file_no }], user_no)
  await processVersions(ctx, [fv_no])
  await notifyOfClientFile(ctx, fv_no)
  ctx.publish('file_tree.changed')
}
