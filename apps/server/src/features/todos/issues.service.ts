import type { TodoDraft } from '@crm/contract/features/todos/todos.rows'
import type { Context } from '../../context.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { findConcerned, findManagersOf, findMeetingOf } from './people/people.queries.ts'
import { empNoOf, lockAlive } from './todoAccess.ts'
import { todosText } from './todos.messages.ts'

/** What an issue is about, and who gets it when it has no recipients. */
export interface Subject {
  proj_no: number | null
  concerned: number[]
}

const without = (emp_no: number, people: number[]) => people.filter((one) => one !== emp_no)

/** A todo concerns the others who have to do with it, its sender first. */
const aboutTodo = async (ctx: Context, tl_no: number): Promise<Subject> => {
  const todo = await lockAlive(ctx, tl_no)
  if (todo.is_issue) return refuse('conflict', todosText.noIssueOfIssue)
  const others = without(empNoOf(ctx), await findConcerned(ctx.db, tl_no))
  const first = [todo.from_emp_no, todo.to_emp_no].find((emp_no) => others.includes(emp_no ?? 0))
  return { proj_no: todo.proj_no, concerned: others.sort((a, b) => Number(b === first) - Number(a === first)) }
}

const aboutProject = async (ctx: Context, proj_no: number): Promise<Subject> => ({
  proj_no,
  concerned: without(empNoOf(ctx), await findManagersOf(ctx.db, proj_no)),
})

/** A meeting concerns the others who hold it; when one holds it alone, those in charge of its project. */
const aboutMeeting = async (ctx: Context, ms_no: number): Promise<Subject> => {
  const { proj_no, managers } = (await findMeetingOf(ctx.db, ms_no)) ?? refuse('not_found')
  const others = without(empNoOf(ctx), managers)
  return proj_no === null || others.length ? { proj_no, concerned: others } : aboutProject(ctx, proj_no)
}

/** Null for a todo that is no issue. */
export const subjectOf = async (ctx: Context, { tl_ref_no, ms_no, proj_no, is_issue }: TodoDraft) => {
  if (tl_ref_no !== null && ms_no !== null) return refuse('invalid_input')
  if (tl_ref_no !== null) return aboutTodo(ctx, tl_ref_no)
  if (ms_no !== null) return aboutMeeting(ctx, ms_no)
  if (!is_issue) return null
  if (proj_no === null) return refuseField('invalid_input', 'proj_no', todosText.issueOfWhat)
  return aboutProject(ctx, proj_no)
}
