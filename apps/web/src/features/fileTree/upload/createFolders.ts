import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { ApiProblem } from '@crm/contract/kit/client'
import { call } from '../../../shared/lib/server/api.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { problemOf } from './sameNames.ts'
import { uploadText as text } from './upload.messages.ts'

/** The box of this name, made where there is none. */
const ensureBox = async (parent: number, name: string) => {
  const findBox = async () => {
    const { query } = await call(fileTree.findTaken, { body: { parent, files: [{ name, folders: [] }] } })
    return query.find(({ kind }) => kind === 'box')?.ft_no
  }
  const known = await findBox()
  if (known !== undefined) return known
  try {
    const { query } = await call(fileTree.createBox, { body: { parent, name } })
    return query[0]?.ft_no
  } catch (problem) {
    // Somebody else made it in between.
    if (problem instanceof ApiProblem && problem.status === 409) return findBox()
    throw problem
  }
}

/** Makes folders, each with those above it; names that the tree would refuse are left out and told, with the reason. */
export const createFolders = async (parent: number, paths: readonly string[][]) => {
  const known = new Map<string, number>([['', parent]])
  let made = 0
  const reasons = paths.map(problemOf)
  const refused = reasons.filter((reason) => reason !== undefined)
  try {
    for (const [index, path] of paths.entries()) {
      if (reasons[index] !== undefined) continue
      let at = parent
      for (const [depth, name] of path.entries()) {
        const where = path.slice(0, depth + 1).join('/')
        const box = known.get(where) ?? (await ensureBox(at, name))
        if (box === undefined) break
        known.set(where, box)
        at = box
      }
      made += 1
    }
  } catch (problem) {
    toast.error(problem instanceof Error ? problem.message : text.unreadable)
  }
  if (refused[0] !== undefined) toast.error(text.leftOut(refused[0], refused.length))
  if (made > 0) toast.success(text.foldersMade(made))
}
