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

/** Only who brought a file or made a box deletes it; a box only when everything inside is theirs, too. */
export const mayDelete = (actor: Person, entry: Entry, hasOthersInside: boolean) =>
  mayChange(actor, entry) && entry.owner === actor.user_no && !hasOthersInside

/** What lies in the bin is there for staff who see the tree, and for who brought it; exactly they bring it back. */
export const mayRestore = (actor: Person, entry: Omit<Entry, 'parent'>) =>
  mayChangeTree(actor, entry) && (actor.user_type === 'emp' || entry.owner === actor.user_no)
