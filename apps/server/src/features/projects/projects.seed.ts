import { type ProgressStage, statusOf } from '@crm/contract/features/projects/projects.words'
import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { seedBuildups } from './seed/buildups.ts'
import { seedLargeProjects } from './seed/large.ts'
import { dayFromNow, momentAgo, type PlannedProject, pick, type Someone } from './seed/plan.ts'
import { backReasons, indicatorTitles, lostReason, specialNotes, stagesByAge, works } from './seed/words.ts'

const projectCount = 120
const findStaff = (db: Db): Promise<Someone[]> =>
  db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'e.user_no', 'u.user_id', 'e.team_no'])
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .orderBy('e.emp_no')
    .execute()

const findCompanies = (db: Db) =>
  db
    .selectFrom('clients')
    .select(['client_no', 'client_name', 'thm_no'])
    .where('client_type', '=', 'client')
    .where('state', '=', 1)
    .orderBy('client_no')
    .execute()

/** Every fourth is led by `manager`, every fourth by `staff`; designers, the boss and others join some. */
const castFor = (staff: Someone[], place: number) => {
  const ofTeam = (...teams: number[]) => staff.filter(({ team_no }) => teams.includes(team_no ?? 0))
  const named = (user_id: string) => staff.filter((someone) => someone.user_id === user_id)
  const leads = [named('manager'), named('staff'), ofTeam(2, 3).slice(2), ofTeam(2, 3).slice(2)][place % 4] ?? []
  const lead = pick(leads, place >> 2)
  const managers = [
    lead,
    ...(place % 4 === 1 && place % 8 === 1 ? [pick(ofTeam(2), place >> 3)] : []),
    ...(place % 3 === 0 ? [pick(ofTeam(5), (place / 3) % 2 ? place >> 1 : 0)] : []),
  ]
  const participants = [
    ...(place % 8 === 3 ? named('ceo') : []),
    ...(place % 5 < 2 ? [pick(ofTeam(3, 4, 6), place)] : []),
  ]
  const members = [
    ...managers.map(({ emp_no }) => ({ emp_no, pe_type: 'manager' as const })),
    ...participants.map(({ emp_no }) => ({ emp_no, pe_type: 'participant' as const })),
  ]
  const once = members.filter(({ emp_no }, at) => members.findIndex((other) => other.emp_no === emp_no) === at)
  return { lead, members: once.slice(0, 3) }
}

const stageFor = (place: number) =>
  pick(pick(stagesByAge, Math.floor((place * stagesByAge.length) / projectCount)), place)

/** What its own people call a company: without what kind it is. */
const shortName = (name: string) => name.replace(/주식회사\s*|㈜/g, '')

const underWay: ProgressStage[] = ['paid', 'started', 'completed']

const insertProjects = async (db: Db) => {
  const [staff, companies] = [await findStaff(db), await findCompanies(db)]
  const plannedProjects: PlannedProject[] = []
  for (let place = 0; place < projectCount; place++) {
    const { client_no, client_name, thm_no } = pick(companies, place * 7)
    const [psrv_no, pt_no, words] = pick(works, place)
    const stage = stageFor(place)
    const age = 2 + (projectCount - place) * 3
    const { lead, members } = castFor(staff, place)
    await sql`select set_config('crm.user_no', ${String(lead.user_no)}, true),
                     set_config('crm.request_id', ${`demo-project-${place}`}, true)`.execute(db)
    const begins = underWay.includes(stage)
    const { proj_no } = await db
      .insertInto('projects')
      .values({
        proj_name: `${shortName(client_name)} ${words}`,
        client_no,
        psrv_no,
        pt_no,
        thm_no,
        proj_grade: pick(['a', 'b', 'c', null, 'b'], place),
        proj_significant: place % 3 === 1 ? pick(specialNotes, place) : null,
        progress_status: statusOf(stage),
        project_start: begins ? dayFromNow(-Math.floor(age * 0.6)) : null,
        project_end: begins ? dayFromNow(stage === 'completed' ? -(place % 50) - 1 : 20 + (place % 90)) : null,
        file_final_check: stage === 'completed' && place % 3 !== 0,
        reg_dt: momentAgo(age, place * 37),
      })
      .returning('proj_no')
      .executeTakeFirstOrThrow()
    plannedProjects.push({ proj_no, client_no, place, stage, age, members, lead })
  }
  return plannedProjects
}

const roadTo: Record<ProgressStage, ProgressStage[]> = {
  inquiry: ['inquiry'],
  pre: ['inquiry', 'pre'],
  guide: ['inquiry', 'pre', 'guide'],
  paid: ['inquiry', 'pre', 'guide', 'paid'],
  started: ['inquiry', 'pre', 'guide', 'paid', 'started'],
  completed: ['inquiry', 'pre', 'guide', 'paid', 'started', 'completed'],
  unknown: ['inquiry', 'pre', 'unknown'],
}

/** The stages a project went through; one in eleven went a step back on the way. */
const roadOf = ({ stage, place }: PlannedProject): { to: ProgressStage; reason: string | null }[] => {
  const road = roadTo[stage].map((to) => ({ to, reason: to === 'unknown' ? lostReason : null }))
  if (place % 11 !== 4 || road.length < 4) return road
  const [before, after] = [road.slice(0, 3), road.slice(2)]
  return [...before, { to: 'pre', reason: pick(backReasons, place) }, ...after]
}

/** Replaces the log row that the trigger wrote with the demo's own history. */
const replaceStatusLog = async (db: Db, plannedProjects: PlannedProject[]) => {
  const proj_nos = plannedProjects.map(({ proj_no }) => proj_no)
  await db.deleteFrom('project_status_log').where('proj_no', 'in', proj_nos).execute()
  const rows = plannedProjects.flatMap((planned) => {
    const road = roadOf(planned)
    // Some were completed in these days, so that the months' figures are not empty.
    const lastMove = planned.stage === 'completed' ? planned.place % 40 : Math.floor(planned.age * 0.1)
    return road.map(({ to, reason }, step) => ({
      proj_no: planned.proj_no,
      from_status: step ? statusOf((road[step - 1] as { to: ProgressStage }).to) : null,
      to_status: statusOf(to),
      reason,
      user_no: planned.lead.user_no,
      reg_dt: momentAgo(
        Math.round(planned.age - ((planned.age - lastMove) * step) / Math.max(1, road.length - 1)),
        planned.place * 37 + step,
      ),
    }))
  })
  await db.insertInto('project_status_log').values(rows).execute()
}

const insertMembers = (db: Db, plannedProjects: PlannedProject[]) =>
  db
    .insertInto('project_employees')
    .values(
      plannedProjects.flatMap(({ proj_no, members, age, place }) =>
        members.map(({ emp_no, pe_type }, at) => ({
          proj_no,
          emp_no,
          pe_type,
          start_dt: dayFromNow(-age),
          pe_contribution: members.length === 1 ? 100 : pe_type === 'manager' ? 60 - at * 20 : 10 + (place % 2) * 10,
        })),
      ),
    )
    .execute()

/** Days from today on which indicators end: some are late, some fall due today and tomorrow. */
const ends = [0, 1, 12, -3, 25, 5, 1, 40, -8, 9]

const insertIndicators = async (db: Db, plannedProjects: PlannedProject[]) => {
  const wanted = plannedProjects.filter(({ stage }) => ['guide', 'paid', 'started'].includes(stage))
  const drafts = wanted.flatMap((planned, at) =>
    Array.from({ length: 1 + (at % 3) }, (_, which) => {
      const end = pick(ends, at * 3 + which)
      const isDone = end < -5 || (at % 7 === 2 && which === 0)
      return {
        members: planned.members,
        row: {
          proj_no: planned.proj_no,
          pic_title: pick(indicatorTitles, planned.place + which * 3),
          pic_start_dt: dayFromNow(Math.min(end - 14, -3)),
          pic_end_dt: dayFromNow(end),
          pic_done_dt: isDone ? momentAgo(Math.max(0, -end) + 1, at * 11) : null,
        },
      }
    }),
  )
  const made = await db
    .insertInto('project_indicators')
    .values(drafts.map(({ row }) => row))
    .returning('pic_no')
    .execute()
  await db
    .insertInto('project_indicator_employees')
    .values(made.flatMap(({ pic_no }, at) => pick(drafts, at).members.map(({ emp_no }) => ({ pic_no, emp_no }))))
    .execute()
}

const setAuditUser = (db: Db, user_no: number | '', request_id: string) =>
  sql`select set_config('crm.user_no', ${String(user_no)}, true), set_config('crm.request_id', ${request_id}, true)`.execute(
    db,
  )

/** 120 projects in every stage, with their people, their story and what was bought for them. */
const seedProjects = async (db: Db) => {
  const plannedProjects = await insertProjects(db)
  const [{ lead }] = plannedProjects as [PlannedProject]
  await setAuditUser(db, lead.user_no, 'demo-project-people')
  await insertMembers(db, plannedProjects)
  await replaceStatusLog(db, plannedProjects)
  await setAuditUser(db, lead.user_no, 'demo-project-indicators')
  await insertIndicators(db, plannedProjects)
  await setAuditUser(db, lead.user_no, 'demo-project-buildups')
  await seedBuildups(db, plannedProjects)
  await setAuditUser(db, '', '')
}

export const seed = defineSeed({
  after: ['members'],
  demo: seedProjects,
  large: async (db) => [`프로젝트 ${showNumber(await seedLargeProjects(db))}건`],
})
