import { type OpenState, type TodoState, todoDeleted, todoDone } from '@crm/contract/features/todos/todos.rows'

/** What a person has to do with a todo; nobody at all may do anything with one that does not concern them. */
export interface Relation {
  state: TodoState
  to_emp_no: number | null
  proj_no: number | null
  is_sender: boolean
  is_addressee: boolean
  /** Every recipient is one, and whoever was invited or mentioned. */
  is_participant: boolean
  is_project_staff: boolean
}

/** It is nobody's in particular. */
const isEverybodys = ({ to_emp_no, proj_no }: Relation) => to_emp_no === null && proj_no === null

/** Who sees a todo may also correct its words. Sender, addressee, participants, the staff of its project; everybody when it has neither addressee nor project. */
export const canSee = (todo: Relation) =>
  todo.is_sender || todo.is_addressee || todo.is_participant || todo.is_project_staff || isEverybodys(todo)

/** A note: for nobody else, whatever project it is about. */
const isOwnNote = ({ is_sender, to_emp_no }: Relation) => is_sender && to_emp_no === null

/** Addressee, participants, project staff; anyone when it has neither; writers of own notes (docs/rules.md, todos). */
export const canChangeState = (todo: Relation) =>
  todo.is_addressee || todo.is_participant || todo.is_project_staff || isEverybodys(todo) || isOwnNote(todo)

/** On the dashboard what is done stays done; in the detail any of the three may follow any other. */
export const canMove = (from: TodoState, to: OpenState, where: 'dashboard' | 'detail') =>
  where === 'detail' || from !== todoDone || to === todoDone

export const isDeleted = ({ state }: Pick<Relation, 'state'>) => state === todoDeleted

/** Only the sender takes a todo away, while it is there. */
export const canDelete = (todo: Relation) => todo.is_sender && !isDeleted(todo)

/** And only the sender brings it back. */
export const canRestore = (todo: Relation) => todo.is_sender && isDeleted(todo)

/** Only its author edits or deletes a reply. */
export const isAuthor = (reply: { emp_no: number }, emp_no: number) => reply.emp_no === emp_no
