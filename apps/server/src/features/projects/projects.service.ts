import { projects } from '@crm/contract/features/projects/projects'
import { inOrder, type ProjectChange } from '@crm/contract/features/projects/projects.rows'
import { endsTooEarly, progressStage } from '@crm/contract/features/projects/projects.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list, one, page } from '../../http/answer/answers.ts'
import { refuse, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { replaceMembers } from './changes/members.service.ts'
import { findProject } from './detail/show.queries.ts'
import { refuseUnoffered } from './list/choices.service.ts'
import { findHomeProjects } from './list/home.queries.ts'
import { findProjectPage, findStageSums } from './list/list.queries.ts'
import { explainFault } from './projects.dbErrors.ts'
import { worksOnProjects } from './projects.policy.ts'
import {
  findChoices,
  insertProject,
  isMember,
  isProject,
  replaceTheme,
  setFacts,
  updateProjectRow,
} from './projects.queries.ts'

// ---------------------------------------------------------------- reads

export const listOwnProjects = async (ctx: Context, { query }: ParsedOf<typeof projects.main>) => {
  const { is_own, is_own_sort: sort, offset, limit } = query
  if (!is_own && !worksOnProjects(ctx.actor)) return refuse('not_allowed')
  const filter = { emp_no: ctx.actor.emp_no ?? 0, isOwn: is_own === 1, sort, offset, limit }
  return page(await findHomeProjects(ctx.db, filter))
}

export const listProjects = async (ctx: Context, { query }: Pick<ParsedOf<typeof projects.list>, 'query'>) => {
  const { offset, limit, ...filter } = query
  return page(await findProjectPage(ctx.db, { ...filter, own: ctx.actor.emp_no }, { offset, limit }))
}

/** The same rows for every member of staff; the contract shows fewer of their facts. */
export const findProjects = (ctx: Context, { query }: ParsedOf<typeof projects.find>) => listProjects(ctx, { query })

/** Every stage, those without projects as well, in the order in which projects go through them. */
export const getBoard = async (ctx: Context, { query }: ParsedOf<typeof projects.board>) => {
  const sums = await findStageSums(ctx.db, { ...query, own: ctx.actor.emp_no })
  const sumOf = new Map(sums.map((sum) => [sum.stage, sum]))
  return list(progressStage.values.map((stage) => sumOf.get(stage) ?? { stage, count: 0, amount: 0 }))
}

const readOne = async (ctx: Context, proj_no: number) => {
  const project = await findProject(ctx.db, proj_no)
  return project ? one(project) : refuse('not_found')
}

export const getProject = (ctx: Context, { params }: ParsedOf<typeof projects.show>) => readOne(ctx, params.proj_no)

// ---------------------------------------------------------------- writes

/** What people leave empty is nothing, not an empty text. */
const columnsOf = <Draft extends Pick<ProjectChange, 'proj_significant' | 'proj_employees'>>(draft: Draft) => {
  const { proj_employees: _, proj_significant, ...columns } = draft
  return { ...columns, ...(proj_significant === undefined ? {} : { proj_significant: proj_significant || null }) }
}

export const createProject = async (ctx: Context, { body }: ParsedOf<typeof projects.create>) => {
  const { client_no, ...draft } = body
  await refuseUnoffered(ctx, draft)
  const proj_no = await insertProject(ctx.db, { client_no, ...columnsOf(draft) }).catch(explainFault)
  await replaceMembers(ctx, { proj_no, proj_name: draft.proj_name }, draft.proj_employees)
  ctx.publish('projects.changed')
  return readOne(ctx, proj_no)
}

export const updateProject = async (ctx: Context, { params, body }: ParsedOf<typeof projects.update>) => {
  const { proj_no } = params
  const { rev, ...draft } = body
  const before = await findChoices(ctx.db, proj_no)
  if (!before) return refuse('not_found')
  await refuseUnoffered(ctx, draft, before)
  const { project_start, project_end } = { ...before, ...draft }
  if (!inOrder(project_start, project_end)) return refuseField('invalid_input', 'project_end', endsTooEarly)
  const updated = await updateProjectRow(ctx.db, proj_no, rev, columnsOf(draft)).catch(explainFault)
  if (!updated) return refuseOutdated(projects.show, (await readOne(ctx, proj_no)).query[0])
  if (draft.proj_employees) await replaceMembers(ctx, updated, draft.proj_employees)
  ctx.publish('projects.changed')
  return readOne(ctx, proj_no)
}

export const updateSignificant = async (ctx: Context, { params, body }: ParsedOf<typeof projects.significant>) => {
  const isTheirs = worksOnProjects(ctx.actor) || (await isMember(ctx.db, params.proj_no, ctx.actor.emp_no))
  if (!isTheirs) return refuse('not_allowed')
  const note = { proj_significant: body.proj_significant || null }
  const updated = await setFacts(ctx.db, params.proj_no, note, body.rev)
  if (!updated) {
    const now = await findProject(ctx.db, params.proj_no)
    return now ? refuseOutdated(projects.significant, now) : refuse('not_found')
  }
  ctx.publish('projects.changed')
  return one(updated)
}

export const checkFiles = async (ctx: Context, { params, body }: ParsedOf<typeof projects.checkFiles>) => {
  const updated = await setFacts(ctx.db, params.proj_no, body)
  if (!updated) return refuse('not_found')
  ctx.publish('projects.changed')
  return one(updated)
}

// ---------------------------------------------------------------- for other features

export const mayOpenProject = async (ctx: Context, proj_no: number) =>
  worksOnProjects(ctx.actor) && (await isProject(ctx.db, proj_no))

/** For the list of themes: every project's theme `from` becomes `to`. */
export const replaceThemeOfProjects = async (ctx: Context, from: number, to: number) => {
  await replaceTheme(ctx.db, from, to)
  ctx.publish('projects.changed')
}
