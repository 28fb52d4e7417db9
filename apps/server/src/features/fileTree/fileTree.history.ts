import type { HistoryOwners } from '../../context.ts'
import { auditRowsOf } from '../../db/auditEntries.ts'
import { fieldChanges, type HistoryFields } from '../history/fieldChanges.ts'
import { findSeenEntries } from '../reference/seenFiles.service.ts'
import { findBoxNames, findEntryOfVersion, findVersions } from './entries.queries.ts'
import { fileTreeText as text } from './fileTree.messages.ts'

const fieldsWith = (boxes: Map<number, string>, versions: Map<number, number>): HistoryFields => ({
  name: [text.history.name],
  parent: [text.history.parent, (value) => boxes.get(Number(value)) ?? text.history.gone],
  fv_no: [text.history.version, (value) => text.version(versions.get(Number(value)) ?? 1)],
  state: [text.history.state, (value) => (value === 1 ? text.history.there : text.history.inBin)],
})

/** What happened to an entry, for staff who see it; also while it lies in the bin. */
export const fileTreeHistoryOwners: HistoryOwners = {
  file_tree: {
    canSee: async (ctx, ft_no) => ctx.actor.user_type === 'emp' && (await findSeenEntries(ctx, [ft_no])).length > 0,
    auditRows: async (_ctx, ft_no) => auditRowsOf(['file_tree'], ft_no),
    describe: async ({ db }, entries) => {
      const rows = entries.flatMap((entry) => entry.rows)
      const facts = rows.flatMap(({ before, after }) => [before, after])
      const boxes = await findBoxNames(
        db,
        facts.flatMap((fact) => (typeof fact?.parent === 'number' ? fact.parent : [])),
      )
      const version = facts.find((fact) => typeof fact?.fv_no === 'number')
      const file = version && (await findEntryOfVersion(db, Number(version.fv_no)))
      const versions = file ? await findVersions(db, file.ft_no) : []
      const fields = fieldsWith(boxes, new Map(versions.map(({ fv_no, ver }) => [fv_no, ver])))
      return (entry) => entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, fields))
    },
  },
}
