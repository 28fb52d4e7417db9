import { treeLimits } from '@crm/contract/features/fileTree/fileTree.rows'
import { nameKey } from '../names.ts'
import type { InsideRow } from '../structure/structure.queries.ts'

interface Wanted {
  folders: string[]
  name: string
}

/** What would happen to files that are brought into a box, each under the box that its folders lead to. */
export const fitInto = (box: { ft_no: number; path: number[] }, inside: InsideRow[], files: Wanted[]) => {
  const byName = new Map(inside.map((entry) => [`${entry.parent}/${entry.name_key}`, entry]))
  const fresh = new Set<string>()
  const taken: Pick<InsideRow & { index: number }, 'index' | 'ft_no' | 'name' | 'kind'>[] = []
  const too_deep: number[] = []
  const blocked: number[] = []
  const lookUp = ({ folders, name }: Wanted, index: number) => {
    if (box.path.length + folders.length + 1 > treeLimits.depth) return void too_deep.push(index)
    let at: number | null = box.ft_no
    const missing: string[] = []
    for (const [depth, folder] of folders.entries()) {
      const there: InsideRow | undefined = at === null ? undefined : byName.get(`${at}/${nameKey(folder)}`)
      if (there?.kind === 'file') return void blocked.push(index)
      if (!there)
        missing.push(
          folders
            .slice(0, depth + 1)
            .map(nameKey)
            .join('/'),
        )
      at = there?.ft_no ?? null
    }
    for (const folder of missing) fresh.add(folder)
    const there = at === null ? undefined : byName.get(`${at}/${nameKey(name)}`)
    if (there) taken.push({ index, ft_no: there.ft_no, name: there.name, kind: there.kind })
  }
  for (const [index, file] of files.entries()) lookUp(file, index)
  return { taken, too_deep, blocked, new_folders: fresh.size }
}
