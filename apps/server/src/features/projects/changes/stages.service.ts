import type { projects } from '@crm/contract/features/projects/projects'
import {
  type ProgressStage,
  type ProgressStatus,
  stageMove,
  stageOf,
  statusOf,
  wantsReason,
} from '@crm/contract/features/projects/projects.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Actor, Context } from '../../../context.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { findProjectsByNo } from '../list/rows.queries.ts'
import { projectsText } from '../projects.messages.ts'
import { findLostStages, findMoney, lockProjects, type ProjectMoney, setStage } from '../projects.queries.ts'
import { findManagersOf } from './members.queries.ts'
import { aboutProject, ownProjectsLink, projectLink, putInCharge, putTeamManagers } from './members.service.ts'

/** Nobody acts where money arrives by itself. */
type Moving = Pick<Context, 'db' | 'config' | 'publish' | 'sendTo' | 'enqueue'> & { actor?: Pick<Actor, 'user_no'> }

type Held = Awaited<ReturnType<typeof lockProjects>>[number]
interface Locked extends Held {
  lost: ProgressStage | null
  money: ProjectMoney
}

const noMoney: ProjectMoney = { has_contract: false, has_covered: false, has_money: false, is_unpaid: false }

const stageNow = ({ progress_status }: Held) => stageOf(progress_status as ProgressStatus | null)

/** Held, with where they may return to and what was agreed on and paid. */
const lock = async (ctx: Pick<Context, 'db'>, proj_nos: number[]): Promise<Locked[]> => {
  const held = await lockProjects(ctx.db, proj_nos)
  const gone = held.filter((project) => stageNow(project) === 'unknown').map(({ proj_no }) => proj_no)
  const lost = gone.length ? await findLostStages(ctx.db, gone) : null
  const money = await findMoney(ctx.db, proj_nos)
  return held.map((project) => ({
    ...project,
    lost: lost?.get(project.proj_no) ?? null,
    money: money.get(project.proj_no) ?? noMoney,
  }))
}

const moveOf = (project: Locked, stage: ProgressStage) =>
  stageMove(stageNow(project), stage, {
    lost: project.lost,
    contract_status: project.money.is_unpaid ? ['credit_on'] : [],
  })

/** Why the move is refused; null when it is not. */
const objection = (project: Locked, stage: ProgressStage) => {
  const from = stageNow(project)
  if (moveOf(project, stage) === 'none')
    return from === stage ? projectsText.stageSame(stage) : projectsText.stageRefused(from, stage)
  if (stage === 'paid' && !project.money.has_covered) return projectsText.depositFirst
  if (stage === 'started' && !project.money.has_contract) return projectsText.contractFirst
  return null
}

/** Raises one alarm for each manager of the moved projects, except the caller. */
const alarmManagers = async (ctx: Moving, moved: Locked[], stage: ProgressStage, reason: string) => {
  const projectOf = new Map(moved.map((project) => [project.proj_no, project]))
  const managers = await findManagersOf(ctx.db, [...projectOf.keys()])
  const others = managers.filter(({ user_no }) => user_no !== ctx.actor?.user_no)
  for (const [user_no, theirs] of Map.groupBy(others, (manager) => manager.user_no)) {
    const [first] = theirs.flatMap(({ proj_no }) => projectOf.get(proj_no) ?? [])
    if (!first) continue
    const isOne = theirs.length === 1
    await raiseAlarm(ctx, {
      kind: 'projects.moved',
      to: [user_no],
      title: isOne ? projectsText.moved(first.proj_name, stage) : projectsText.movedMany(theirs.length, stage),
      body: reason,
      link: isOne ? projectLink(first.proj_no) : ownProjectsLink,
      about: isOne ? aboutProject(first.proj_no) : 'projects',
    })
  }
}

const moveAll = async (ctx: Moving, moving: Locked[], stage: ProgressStage, reason: string) => {
  if (!moving.length) return
  const moves = moving.map((project) => moveOf(project, stage))
  if (!reason && moves.some(wantsReason))
    return refuseField(
      'invalid_input',
      'reason',
      projectsText[moves.includes('unpaid') ? 'unpaidReason' : 'reasonNeeded'],
    )
  await setStage(
    ctx.db,
    moving.map(({ proj_no }) => proj_no),
    statusOf(stage),
    reason,
  )
  await alarmManagers(ctx, moving, stage, reason)
}

/** Only sensible steps; each is noted with who and when, and a step back with why. */
export const moveStage = async (ctx: Context, { params, body }: ParsedOf<typeof projects.move>) => {
  const [project] = await lock(ctx, [params.proj_no])
  if (!project) return refuse('not_found')
  const refusal = objection(project, body.stage)
  if (refusal) return refuse('conflict', refusal)
  await moveAll(ctx, [project], body.stage, body.reason)
  ctx.publish('projects.changed')
  return list(await findProjectsByNo(ctx.db, [project.proj_no]))
}

/** Moves all projects or none; those already in the stage stay there. */
export const changeManyProjects = async (ctx: Context, { body }: ParsedOf<typeof projects.changeMany>) => {
  const proj_nos = [...new Set(body.proj_nos)]
  const locked = await lock(ctx, proj_nos)
  if (locked.length < proj_nos.length) return refuse('not_found')
  const { stage } = body
  if (stage) {
    const moving = locked.filter((project) => stageNow(project) !== stage)
    for (const project of moving) {
      const refusal = objection(project, stage)
      if (refusal) return refuse('conflict', projectsText.ofProject(project.proj_name, refusal))
    }
    await moveAll(ctx, moving, stage, body.reason)
  }
  if (body.manager_emp_no) await putInCharge(ctx, locked, body.manager_emp_no)
  await putTeamManagers(ctx, locked, body)
  ctx.publish('projects.changed')
  return list(await findProjectsByNo(ctx.db, proj_nos))
}

/** For estimates: one that is issued brings a project that has not come so far to `guide`, with its cause in the log. */
export const moveToGuide = async (ctx: Context, proj_no: number, reason: string) => {
  const moving = (await lock(ctx, [proj_no])).filter((project) => ['inquiry', 'pre'].includes(stageNow(project)))
  await moveAll(ctx, moving, 'guide', reason)
}

/** For deposits: the first payment that is covered in full brings a project to `paid`, from wherever it was before. */
export const moveToPaid = async (ctx: Moving, proj_no: number, reason: string) => {
  const before: ProgressStage[] = ['inquiry', 'pre', 'guide', 'unknown']
  const moving = (await lock(ctx, [proj_no])).filter((project) => before.includes(stageNow(project)))
  await moveAll(ctx, moving, 'paid', reason)
}

/** For contracts that were cancelled: with no money left `paid` is no longer true. What has been started goes on. */
export const returnToGuide = async (ctx: Moving, proj_no: number, reason: string) => {
  const moving = (await lock(ctx, [proj_no])).filter(
    (project) => stageNow(project) === 'paid' && !project.money.has_money,
  )
  await moveAll(ctx, moving, 'guide', reason)
}
