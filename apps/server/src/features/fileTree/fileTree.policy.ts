import type { Actor } from '../../context.ts'
import { mayChangeTree } from '../reference/seenFiles.service.ts'

type Person = Pick<Actor, 'user_no' | 'user_type' | 'client_no'>

interface Entry {
  parent: number | null
  owner: number | null
  proj_no: number | null
  client_no: number | null
}

/**
 * Who renames and moves an entry, of those who see it: staff every one, people of a company what they brought into
 * their own tree. The four top boxes stay as they are.
 */
export const mayChange = (actor: Person, entry: Entry) =>
  entry.parent !== null && mayChangeTree(actor, entry) && (actor.user_type === 'emp' || entry.owner === actor.user_no)

/** Only who brought a file or made a box deletes it, or who stands in for them; a box only when that is so of everything inside. */
export const mayDelete = (actor: Person, entry: Entry, hasOthersInside: boolean, isLeft = false) =>
  mayChange(actor, entry) && (entry.owner === actor.user_no || isLeft) && !hasOthersInside

/** An old version goes for good when who brought it says so; the current one is what the file is. */
export const mayDeleteVersion = (
  actor: Person,
  file: Omit<Entry, 'parent'>,
  version: { user_no: number; is_current: boolean },
) => mayChangeTree(actor, file) && version.user_no === actor.user_no && !version.is_current

/** What lies in the bin is there for staff who see the tree, and for who brought it; exactly they bring it back. */
export const mayRestore = (actor: Person, entry: Omit<Entry, 'parent'>) =>
  mayChangeTree(actor, entry) && (actor.user_type === 'emp' || entry.owner === actor.user_no)
