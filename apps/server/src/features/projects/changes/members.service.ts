import { projects } from '@crm/contract/features/projects/projects'
import type { ProjectEmployeeDraft } from '@crm/contract/features/projects/projects.rows'
import { designTeam, planningTeam } from '@crm/contract/features/projects/projects.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse, refuseField, refuseOutdated } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { findProjectsByNo } from '../list/rows.queries.ts'
import { explainFault } from '../projects.dbErrors.ts'
import { projectsText } from '../projects.messages.ts'
import { countRevision, lockProjects } from '../projects.queries.ts'
import {
  findActiveStaff,
  findManagedFor,
  findManagerNos,
  putManager,
  putMembers,
  removeManagers,
  removeOthers,
} from './members.queries.ts'

export const projectLink = (proj_no: number) => pathOf('WorkDetailDashboard', { id: proj_no })
export const ownProjectsLink = pathOf('WorkList', {}, { is_own: 1 })
export const aboutProject = (proj_no: number) => `project:${proj_no}`

interface Named {
  proj_no: number
  proj_name: string
}

/** Raises an alarm about one project for the people who joined it, except the caller. */
const alarmJoined = (
  ctx: Context,
  user_nos: number[],
  { proj_no, proj_name }: Named,
  pe_type: 'manager' | 'participant',
) =>
  raiseAlarm(ctx, {
    kind: 'projects.joined',
    to: user_nos.filter((user_no) => user_no !== ctx.actor.user_no),
    title: projectsText.joined(proj_name, pe_type),
    link: projectLink(proj_no),
    about: aboutProject(proj_no),
  })

/** Sets the people of the project; those who are new get an alarm, unless they added themselves. */
export const replaceMembers = async (ctx: Context, project: Named, drafts: ProjectEmployeeDraft[]) => {
  const emp_nos = drafts.map(({ emp_no }) => emp_no)
  await removeOthers(ctx.db, project.proj_no, emp_nos)
  const joined = await putMembers(ctx.db, project.proj_no, drafts).catch(explainFault)
  const active = await findActiveStaff(
    ctx.db,
    joined.map(({ emp_no }) => emp_no),
  )
  if (active.length < joined.length) return refuseField('invalid_input', 'proj_employees', projectsText.notActive)
  const userOf = new Map(active.map(({ emp_no, user_no }) => [emp_no, user_no]))
  for (const pe_type of ['manager', 'participant'] as const) {
    const those = joined.filter((member) => member.pe_type === pe_type)
    await alarmJoined(
      ctx,
      those.flatMap(({ emp_no }) => userOf.get(emp_no) ?? []),
      project,
      pe_type,
    )
  }
}

const staffFor = async (ctx: Context, emp_no: number, field: string) => {
  const [someone] = await findActiveStaff(ctx.db, [emp_no])
  return someone ?? refuseField('invalid_input', field, projectsText.notActive)
}

/** Raises one alarm for somebody who became the manager of these projects, unless they did it themselves. */
const alarmInCharge = async (ctx: Context, user_no: number, projects: Named[]) => {
  const [first, ...others] = projects
  if (!first || user_no === ctx.actor.user_no) return
  if (!others.length) return alarmJoined(ctx, [user_no], first, 'manager')
  await raiseAlarm(ctx, {
    kind: 'projects.joined',
    to: [user_no],
    title: projectsText.joinedMany(projects.length),
    link: ownProjectsLink,
    about: 'projects',
  })
}

/** Replaces all managers of these projects; several projects share one alarm. */
export const putInCharge = async (ctx: Context, locked: Named[], emp_no: number) => {
  const { user_no } = await staffFor(ctx, emp_no, 'manager_emp_no')
  const proj_nos = locked.map(({ proj_no }) => proj_no)
  await removeManagers(ctx.db, proj_nos, emp_no)
  const fresh = new Set(await putManager(ctx.db, proj_nos, emp_no))
  await countRevision(ctx.db, proj_nos)
  await alarmInCharge(
    ctx,
    user_no,
    locked.filter(({ proj_no }) => fresh.has(proj_no)),
  )
}

const teams = [
  { field: 'planning_emp_no', team_no: planningTeam, refusal: projectsText.notPlanner },
  { field: 'design_emp_no', team_no: designTeam, refusal: projectsText.notDesigner },
] as const

type TeamManagers = Pick<ParsedOf<typeof projects.assign>['body'], (typeof teams)[number]['field']>

const putTeamManager = async (
  ctx: Context,
  locked: Named[],
  emp_no: number,
  { field, team_no, refusal }: (typeof teams)[number],
) => {
  const proj_nos = locked.map(({ proj_no }) => proj_no)
  const managed = new Set(await findManagedFor(ctx.db, proj_nos, emp_no, team_no))
  const others = locked.filter(({ proj_no }) => !managed.has(proj_no))
  if (!others.length) return
  const [someone] = await findActiveStaff(ctx.db, [emp_no])
  if (someone?.team_no !== team_no) return refuseField('invalid_input', field, refusal)
  await putManager(
    ctx.db,
    others.map(({ proj_no }) => proj_no),
    emp_no,
  )
  await alarmInCharge(ctx, someone.user_no, others)
}

/** At most one of each team that is spoken of; who manages the projects from other teams stays. */
export const putTeamManagers = async (ctx: Context, locked: Named[], body: TeamManagers) => {
  const spokenOf = teams.filter(({ field }) => body[field] !== undefined)
  if (!spokenOf.length) return
  const proj_nos = locked.map(({ proj_no }) => proj_no)
  for (const team of spokenOf) {
    const emp_no = body[team.field] ?? null
    if (emp_no !== null) await putTeamManager(ctx, locked, emp_no, team)
    await removeManagers(ctx.db, proj_nos, emp_no, team.team_no)
  }
  await countRevision(ctx.db, proj_nos)
}

export const assignManagers = async (ctx: Context, { params, body }: ParsedOf<typeof projects.assign>) => {
  const [project] = await lockProjects(ctx.db, [params.proj_no])
  if (!project) return refuse('not_found')
  if (project.rev !== body.rev)
    return refuseOutdated(projects.assign, (await findProjectsByNo(ctx.db, [project.proj_no]))[0])
  await putTeamManagers(ctx, [project], body)
  ctx.publish('projects.changed')
  return list(await findProjectsByNo(ctx.db, [project.proj_no]))
}

/** For features whose records belong to a project: whom their alarms go to, by emp_no. */
export const findProjectManagers = (db: Db, proj_no: number) => findManagerNos(db, proj_no)
