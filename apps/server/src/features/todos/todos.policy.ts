import { type OpenState, type TodoState, todoDeleted, todoDone } from '@crm/contract/features/todos/todos.rows'

/** How a person is related to a todo; somebody without any relation may not even see it. */
export interface Relation {
  state: TodoState
  to_emp_no: number | null
  proj_no: number | null
  is_sender: boolean
  is_addressee: boolean
  /** Recipients, and people who were invited or mentioned. */
  is_participant: boolean
  is_project_staff: boolean
}

/** A todo without addressee and project is open to everybody on the staff. */
const isEverybodys = ({ to_emp_no, proj_no }: Relation) => to_emp_no === null && proj_no === null

/**
 * Who sees a todo may also correct its words. Sender, addressee, participants, the staff of its project; everybody when
 * it has neither addressee nor project.
 */
export const canSee = (todo: Relation) =>
  todo.is_sender || todo.is_addressee || todo.is_participant || todo.is_project_staff || isEverybodys(todo)

/** Every member of staff who sees it, its sender as well (docs/rules.md, todos). */
export const canChangeState = canSee

/** On the dashboard a done todo stays done; in the detail any state may follow any other. */
export const canMove = (from: TodoState, to: OpenState, where: 'dashboard' | 'detail') =>
  where === 'detail' || from !== todoDone || to === todoDone

export const isDeleted = ({ state }: Pick<Relation, 'state'>) => state === todoDeleted

/** Only the sender deletes a todo. */
export const canDelete = (todo: Relation) => todo.is_sender && !isDeleted(todo)

/** Only the sender restores a deleted todo. */
export const canRestore = (todo: Relation) => todo.is_sender && isDeleted(todo)

/** Only its author edits or deletes a reply. */
export const isAuthor = (reply: { emp_no: number }, emp_no: number) => reply.emp_no === emp_no
