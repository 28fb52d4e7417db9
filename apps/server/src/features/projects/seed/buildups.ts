import type { Db } from '../../../db/database.ts'
import { dayFromNow, type PlannedProject } from './plan.ts'
import { purchases } from './words.ts'

/** The companies that people of the demo sign in for keep their points. */
const keptCompanies = 3
const mostPurchases = 16

const findBalances = async (db: Db) => {
  const rows = await db.selectFrom('pocket_balances').selectAll().orderBy('client_no').execute()
  return new Map(rows.slice(keptCompanies).map(({ client_no, cash }) => [client_no, cash]))
}

const pay = async (db: Db, { client_no, proj_no, lead }: PlannedProject, amount: number, reason: string) => {
  const { cl_no } = await db
    .insertInto('cash_log')
    .values({
      client_no,
      cl_amount: -amount,
      cl_type: 'use',
      cl_info: JSON.stringify({ proj_no, reason }),
      emp_no: lead.emp_no,
    })
    .returning('cl_no')
    .executeTakeFirstOrThrow()
  return cl_no
}

/** Services that companies of projects under way have bought with their points, each as far as it has come. */
export const seedBuildups = async (db: Db, plannedProjects: PlannedProject[]) => {
  const balances = await findBalances(db)
  let bought = 0
  for (const planned of plannedProjects.filter(({ stage }) => stage === 'paid' || stage === 'started')) {
    const [pc_no, pbu_name, pbu_cash, pps_nos] = purchases[bought % purchases.length] ?? purchases[0] ?? [0, '', 0, []]
    const cash = balances.get(planned.client_no) ?? 0
    if (cash < pbu_cash || bought === mostPurchases) continue
    balances.set(planned.client_no, cash - pbu_cash)
    const cl_no = await pay(db, planned, pbu_cash, pbu_name)
    const { pbu_no } = await db
      .insertInto('project_buildups')
      .values({ proj_no: planned.proj_no, pc_no, pbu_name, pbu_cash, cl_no })
      .returning('pbu_no')
      .executeTakeFirstOrThrow()
    const doing = bought % pps_nos.length
    await db
      .insertInto('project_buildup_steps')
      .values(
        pps_nos.map((pps_no, at) => ({
          pbu_no,
          pps_no,
          state: at < doing ? 2 : at === doing ? 1 : 0,
          emp_no: at <= doing + 1 ? (planned.members[at % planned.members.length]?.emp_no ?? null) : null,
          start_dt: at <= doing ? dayFromNow((at - doing) * 2) : null,
          end_dt: at < doing ? dayFromNow((at - doing) * 2 + 1) : null,
        })),
      )
      .execute()
    bought += 1
  }
}
