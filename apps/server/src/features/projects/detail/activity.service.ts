import type { projects } from '@crm/contract/features/projects/projects'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { type Act, findStaffNames } from '../../../db/history.ts'
import { refuse } from '../../../http/refusal.ts'
import { isProject } from '../projects.queries.ts'
import { linesOf, type Names, nothingToTell } from './activity.messages.ts'
import { findProjectActs, findWords } from './activity.queries.ts'

const peopleIn = (acts: Act[]) =>
  acts.flatMap(({ rows }) => rows.flatMap(({ before, after }) => Number((after ?? before)?.emp_no) || []))

const namesFor = async (ctx: Context, acts: Act[]): Promise<Names> => {
  const [staff, words] = await Promise.all([findStaffNames(ctx.db, peopleIn(acts)), findWords(ctx.db)])
  return {
    staff: (emp_no) => staff.get(Number(emp_no)) ?? '-',
    word: (field, no) => words.get(`${field} ${no}`) ?? String(no),
  }
}

/** Who did what, in words; what one request did is one entry. */
export const listActivity = async (ctx: Context, { params, query }: ParsedOf<typeof projects.activity>) => {
  if (!(await isProject(ctx.db, params.proj_no))) return refuse('not_found')
  const { acts, total } = await findProjectActs(ctx.db, params.proj_no, query)
  const names = await namesFor(ctx, acts)
  return {
    state: done,
    query: acts.map(({ rows, ...act }) => ({
      ...act,
      what: [...new Set(linesOf(rows, names))].join(', ') || nothingToTell,
    })),
    total,
  }
}
