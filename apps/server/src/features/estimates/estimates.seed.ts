import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import { companyOf } from '../../company.ts'
import type { Db } from '../../db/database.ts'
import { profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { contentOf } from './content.ts'
import { insertEstimate, insertParts, updateEstimate } from './drafts.queries.ts'
import { findEstimate } from './estimates.queries.ts'
import { hashOf, paperFactsOf } from './papers.service.ts'
import { seedLargeEstimates } from './seed/large.ts'
import { dayFromNow, draftOf, offersOf, pick, type SeedItem, type SeedProject, type Version } from './seed/offers.ts'

const findProjects = async (db: Db) => {
  const { rows } = await sql<Omit<SeedProject, 'place'>>`
    select p.proj_no, coalesce(p.progress_status, 'inquiry') as stage, (now()::date - p.reg_dt::date) as age,
           c.client_name, c.client_rep_name, m.emp_no, m.user_no
      from projects p join clients c using (client_no)
     cross join lateral (select k.emp_no, e.user_no from project_employees k join employees e using (emp_no)
                          where k.proj_no = p.proj_no and k.pe_type = 'manager' order by k.pe_no limit 1) m
     order by p.proj_no`.execute(db)
  return rows.map((row, place): SeedProject => ({ ...row, place }))
}

const findItems = async (db: Db): Promise<SeedItem[]> =>
  db
    .selectFrom('estimate_items')
    .select(['ei_no', 'ei_name', 'ei_content', 'ei_unit', 'ei_price', 'is_taxable'])
    .where('state', '=', 1)
    .orderBy('ei_no')
    .execute()

const setAuditUser = (db: Db, user_no: number | '', request_id: string) =>
  sql`select set_config('crm.user_no', ${String(user_no)}, true), set_config('crm.request_id', ${request_id}, true)`.execute(
    db,
  )

interface Made {
  est_no: number
  project: SeedProject
  version: Version
}

const insertDrafts = async (db: Db, projects: SeedProject[], items: SeedItem[]) => {
  const made: Made[] = []
  for (const project of projects) {
    await setAuditUser(db, project.user_no, `demo-estimate-${project.place}`)
    for (const versions of offersOf(project)) {
      let est_root: number | undefined
      for (const [at, version] of versions.entries()) {
        const { row, lines, plans } = await contentOf(db, draftOf(project, version, items))
        const est_no = await insertEstimate(db, {
          ...row,
          ...{ proj_no: project.proj_no, emp_no: project.emp_no, est_ver: at + 1 },
          ...(est_root === undefined ? {} : { est_root }),
          reg_dt: sql<string>`now() - ${(version.issued ?? 0) + 1} * interval '1 day'` as never,
        })
        est_root ??= est_no
        await insertParts(db, est_no, lines, plans)
        made.push({ est_no, project, version })
      }
    }
  }
  return made
}

/** In the order of their days, each year from 1. */
const issueAll = async (db: Db, made: Made[]) => {
  const issued = made
    .flatMap(({ version, ...rest }) => (version.issued === null ? [] : [{ ...rest, version, day: version.issued }]))
    .sort((a, b) => b.day - a.day || a.est_no - b.est_no)
  const last = new Map<string, number>()
  const { bank, ...profile } = await profileForPapers(db)
  for (const { est_no, project, version, day } of issued) {
    const year = dayFromNow(-day).slice(0, 4)
    const number = (last.get(year) ?? 0) + 1
    last.set(year, number)
    const est_code = `BE-${year}-${String(number).padStart(5, '0')}`
    const est_issued_dt = `${dayFromNow(-day)} 00:${String(10 + (est_no % 50))}`
    const estimate = await findEstimate(db, est_no, null)
    if (!estimate) continue
    const snapshot = {
      est_no,
      est_ver: estimate.est_ver,
      estimate: paperFactsOf({ ...estimate, est_code, est_issued_dt }),
      company: companyOf({}, true),
      bank,
      profile,
      issued_at: `${est_issued_dt.replace(' ', 'T')}:00+09:00`,
    }
    const answered = ['accepted', 'rejected'].includes(version.state)
    await setAuditUser(db, project.user_no, `demo-estimate-issue-${est_no}`)
    await updateEstimate(db, est_no, {
      ...{ est_state: version.state, est_code, est_issued_dt, est_issued_by: project.emp_no },
      ...{ est_snapshot: JSON.stringify(snapshot), est_hash: hashOf(snapshot) },
      ...(answered && {
        est_answered_dt: `${dayFromNow(-Math.max(0, day - 1))} 00:05`,
        est_answer_way: 'phone',
        est_answer_name: project.client_rep_name ?? '담당자',
        est_answer_reason: version.state === 'rejected' ? pick(['price', 'timing', 'other_company'], est_no) : null,
      }),
    })
  }
  for (const [year, number] of last)
    await db
      .insertInto('estimate_numbers')
      .values({ year: Number(year), last: number })
      .execute()
}

/** What is beyond the author's limit waits for `manager` or `ceo`. */
const askAll = async (db: Db, made: Made[]) => {
  const people = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_id'])
    .where('u.user_id', 'in', ['manager', 'ceo'])
    .execute()
  const empNoOf = (user_id: string) => people.find((person) => person.user_id === user_id)?.emp_no ?? 1
  for (const { est_no, project, version } of made.filter((each) => each.version.state === 'asking')) {
    const isManagers = version.discount <= 10 && project.emp_no !== empNoOf('manager')
    await setAuditUser(db, project.user_no, `demo-estimate-ask-${est_no}`)
    await updateEstimate(db, est_no, {
      est_state: 'asking',
      est_asked_by: project.emp_no,
      est_asked_of: empNoOf(isManagers ? 'manager' : 'ceo'),
      est_asked_dt: sql<string>`now() - interval '2 hours'`,
      est_asked_text: '첫 거래라서 할인이 필요해요.',
    })
  }
}

/** Estimates in every state on the demo's projects, with versions and approvals that wait. */
const seedEstimates = async (db: Db) => {
  const made = await insertDrafts(db, await findProjects(db), await findItems(db))
  await issueAll(db, made)
  await askAll(db, made)
  await setAuditUser(db, '', '')
}

export const seed = defineSeed({
  after: ['companyProfile', 'projects', 'estimateItems', 'estimatePackages'],
  demo: seedEstimates,
  large: seedLargeEstimates,
})
