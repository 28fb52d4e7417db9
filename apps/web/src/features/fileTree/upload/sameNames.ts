import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { EntryName } from '@crm/contract/features/fileTree/fileTree.rows'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import type { FileHandle } from '../../../shared/kit/files/upload/fileHandles.ts'
import type { Picked } from '../../../shared/kit/files/upload/pickedFiles.ts'

export type Taken = AnswerOf<typeof fileTree.findTaken>['query'][number]

/** What happens to a file whose name is taken, once people have said so. */
export type SameChoice = 'version' | 'both' | 'skip'

/** A file of its own in a box, or a further version of one. */
export type TreeTarget =
  | { parent: number; name: string; folders: string[]; same: SameChoice }
  | { ft_no: number; note: string | undefined }

/** A file under the names that the tree will give it. */
export interface NamedFile {
  file: File
  name: string
  folders: string[]
  handle?: FileHandle | undefined
}

/** Why the tree would refuse one of these names. */
export const problemOf = (names: readonly string[]) =>
  names.map((name) => EntryName.safeParse(name).error?.issues[0]?.message).find((message) => message !== undefined)

/** Names as the tree takes them; files that it would refuse are left out, each with the reason. */
export const nameFiles = (picked: readonly Picked[]) => {
  const refused: string[] = []
  const named = picked.flatMap(({ file, folders, handle }): NamedFile[] => {
    const problem = problemOf([...folders, file.name])
    if (problem !== undefined) {
      refused.push(problem)
      return []
    }
    const [name = '', ...path] = [file.name, ...folders].map((part) => EntryName.parse(part))
    return [{ file, name, folders: path, ...(handle && { handle }) }]
  })
  return { named, refused }
}

/** A box has no versions: a file of its name stands beside it. */
export const usualChoice = ({ kind }: Taken): SameChoice => (kind === 'box' ? 'both' : 'version')

/** The same choice for all; where a box has the name, a version becomes a second entry. */
export const chooseAll = (taken: readonly Taken[], choice: SameChoice) =>
  new Map(taken.map((one) => [one.index, choice === 'version' ? usualChoice(one) : choice]))

/** What is sent and how: a name that nobody had asked about is never overwritten, should somebody take it meanwhile. */
export const withChoices = (files: readonly NamedFile[], choices: ReadonlyMap<number, SameChoice>) =>
  files
    .map((file, index) => ({ ...file, same: choices.get(index) ?? ('both' as const) }))
    .filter(({ same }) => same !== 'skip')
