import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { getOwnCompany } from '../clients/clients.service.ts'
import { findClientPeople, findComingMeetings, findFirm, findFirmPeople, findOwnProjects } from './portal.queries.ts'

export const getCompanyInfo = async (ctx: Context) => one(ctx.config.company)

/** The caller's own company; its number comes from the session, never from the request. */
export const getClientHome = async (ctx: Context) => {
  const {
    query: [company],
  } = await getOwnCompany(ctx)
  if (!company) return refuse('not_found')
  const { client_no } = company
  const [people, projects, meetings] = await Promise.all([
    findClientPeople(ctx.db, client_no),
    findOwnProjects(ctx.db, client_no),
    findComingMeetings(ctx.db, client_no),
  ])
  return one({ company, ...people, projects, meetings })
}

/** People of firms that staff have not entered as a company yet are alone here. */
export const getVcHome = async (ctx: Context) => {
  const found = await findFirm(ctx.db, ctx.actor.user_no)
  if (!found) return refuse('not_found')
  const { client_no, ...firm } = found
  const people = client_no === null ? { people: [], peopleTotal: 0 } : await findFirmPeople(ctx.db, client_no)
  return one({ firm, ...people, events: [] })
}
