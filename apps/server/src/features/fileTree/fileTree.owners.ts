import type { Context, FileOwners } from '../../context.ts'
import { noteClientDownload } from '../fileShares/fileShares.service.ts'
import { findSeenEntries, mayChangeTree, seesOldVersions } from '../reference/seenFiles.service.ts'
import { findEntryOfVersion } from './entries.queries.ts'
import { mayRestore } from './fileTree.policy.ts'
import { noteOpened } from './fileTree.queries.ts'

/** Whoever may download the entry gets its bytes; older versions only in one's own tree, those in the bin only who could bring them back. */
const canSee = async (ctx: Context, fv_no: number) => {
  const version = await findEntryOfVersion(ctx.db, fv_no)
  if (!version) return false
  const [entry] = await findSeenEntries(ctx, [version.ft_no])
  if (!entry?.may_download) return false
  if (entry.fv_no !== fv_no && !seesOldVersions(ctx.actor, entry)) return false
  return entry.state === 1 || mayRestore(ctx.actor, entry)
}

/** The bytes of versions are attached to them; only the calls of the tree add and change them. */
export const fileTreeOwners: FileOwners = {
  file_versions: {
    canSee,
    canAttach: async () => false,
    canChange: async () => false,
    opened: async (ctx, fv_no) => {
      const version = await findEntryOfVersion(ctx.db, fv_no)
      if (!version) return
      await noteOpened(ctx.db, ctx.actor.user_no, [version.ft_no])
      await noteClientDownload(ctx, [version.ft_no])
    },
    isOnlyShared: async (ctx, fv_no) => {
      const version = await findEntryOfVersion(ctx.db, fv_no)
      const [entry] = version ? await findSeenEntries(ctx, [version.ft_no]) : []
      return !entry || !mayChangeTree(ctx.actor, entry)
    },
    nameOf: async ({ db }, fv_no) => (await findEntryOfVersion(db, fv_no))?.name,
  },
}
