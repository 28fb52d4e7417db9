import { uploadProblem } from '@crm/contract/features/files/files'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { mostPicked, type Picked } from '../../../shared/kit/files/upload/pickedFiles.ts'
import { call } from '../../../shared/lib/server/api.ts'
import { openDialog } from '../../../shared/ui/overlay/openDialog.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { createFolders } from './createFolders.ts'
import { roomProblem } from './room.ts'
import { SameNamesDialog } from './SameNamesDialog.tsx'
import { type NamedFile, nameFiles, type SameChoice, type Taken, withChoices } from './sameNames.ts'
import { sendToTree } from './treeUploads.tsx'
import { uploadText as text } from './upload.messages.ts'

/** What is done with names that are taken; null when people thought better of it. */
const ask = (taken: Taken[], files: NamedFile[]) =>
  new Promise<ReadonlyMap<number, SameChoice> | null>((resolve) => {
    openDialog((close) => (
      <SameNamesDialog
        taken={taken}
        files={files}
        onAnswer={(choices) => {
          close()
          resolve(choices)
        }}
      />
    ))
  })

/** Each reason once, with how many it concerns. */
const sayLeftOut = (reasons: readonly string[]) => {
  for (const [reason, those] of Map.groupBy(reasons, (reason) => reason))
    toast.error(text.leftOut(reason, those.length))
}

/** Brings files into a box, and folders that have none. Names that are taken are asked about once, before anything is sent. */
export const startUpload = async (parent: number, picked: Picked[], emptyFolders: string[][] = []) => {
  if (picked.length + emptyFolders.length === 0) return toast.error(text.nothing)
  if (picked.length + emptyFolders.length > mostPicked) return toast.error(text.tooMany)
  if (emptyFolders.length > 0) await createFolders(parent, emptyFolders)
  if (picked.length === 0) return
  const hasFolders = picked.some(({ folders }) => folders.length > 0)
  const problem = hasFolders ? null : uploadProblem(picked.map(({ file }) => file))
  if (problem) return toast.error(problem)
  const { named, refused } = nameFiles(picked)
  sayLeftOut(refused)
  if (named.length === 0) return
  try {
    const files = named.map(({ name, folders }) => ({ name, folders }))
    const found = await call(fileTree.findTaken, { body: { parent, files } })
    const { query: taken, too_deep, blocked } = found
    sayLeftOut([...too_deep.map(() => fileTreeMessages.tooDeep), ...blocked.map(() => text.blocked)])
    const choices = taken.length > 0 ? await ask(taken, named) : new Map<number, SameChoice>()
    if (!choices) return
    const misfits = [...too_deep, ...blocked].map((index) => [index, 'skip'] as const)
    const chosen = withChoices(named, new Map([...choices, ...misfits]))
    const added = chosen.filter(({ same }) => same !== 'version').length + found.new_folders
    const lacking = roomProblem({ files: chosen.map(({ file }) => file), entries: added }, found.usage)
    if (lacking) return toast.error(lacking)
    sendToTree(chosen.map(({ file, handle, ...target }) => ({ file, handle, target: { parent, ...target } })))
  } catch (failure) {
    toast.error((failure as ApiProblem).message)
  }
}
