import type { Context } from '../../../context.ts'
import { refuseChoice, refuseField } from '../../../http/refusal.ts'
import { referenceRows } from '../../reference/reference.service.ts'
import { projectsText } from '../projects.messages.ts'

type Db = Context['db']

const offered = {
  psrv_no: async (db: Db) => (await referenceRows(db, 'pocket_service')).map(({ psrv_no }) => psrv_no),
  thm_no: async (db: Db) => (await referenceRows(db, 'theme')).map(({ thm_no }) => thm_no),
  // A type without a group is a group itself.
  pt_no: async (db: Db) =>
    (await referenceRows(db, 'project_type')).flatMap(({ pt_no, pt_ref_no }) => (pt_ref_no === null ? [] : pt_no)),
}

type Choices = Partial<Record<keyof typeof offered, number | null>>

/** What the lists offer may be chosen, what was chosen before may stay. */
export const refuseUnoffered = async (ctx: Context, chosen: Choices, before?: Choices) => {
  for (const [field, find] of Object.entries(offered) as [keyof Choices, (typeof offered)['pt_no']][]) {
    const value = chosen[field]
    if (value === undefined || value === null || value === before?.[field]) continue
    if (!(await find(ctx.db)).includes(value)) return refuseChoice(field)
  }
}

/** Those who work here now may be given something to do. */
export const refuseAbsent = async (ctx: Context, emp_nos: number[], field: string) => {
  if (!emp_nos.length) return
  const here = new Set((await referenceRows(ctx.db, 'employees')).map(({ emp_no }) => emp_no))
  if (emp_nos.some((emp_no) => !here.has(emp_no))) return refuseField('invalid_input', field, projectsText.notActive)
}
