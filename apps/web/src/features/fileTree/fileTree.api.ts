import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { call } from '../../shared/lib/server/api.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { treeText as text } from './fileTree.messages.ts'

/** Whose tree: of a project or of a company. */
export type TreeRoot = { proj_no: number } | { client_no: number }

export const numbersOf = (entries: readonly FileEntry[]) => entries.map(({ ft_no }) => ft_no)

const boxesAtOnce = 100

/** The boxes that lie in a box, or at the top, some at a time. */
export const useBoxes = (root: TreeRoot, box: number | null) =>
  useReadPages(
    fileTree.list,
    { query: { ...(box === null ? root : { box_ft_no: box }), kind: 'box', sort: 'name' } },
    boxesAtOnce,
  )

export const useCreateBox = () => useWrite(fileTree.createBox, { done: text.boxCreated })

export const useRename = () => useWrite(fileTree.update, { done: text.renamed })

export const useStar = () => useWrite(fileTree.star)

/** Moves entries back into the boxes they came from. */
export const moveBack = async (entries: readonly FileEntry[]) => {
  const boxes = Map.groupBy(entries, ({ parent }) => parent)
  for (const [parent, inside] of boxes) {
    if (parent !== null) await call(fileTree.move, { body: { ft_nos: numbersOf(inside), parent } })
  }
}
