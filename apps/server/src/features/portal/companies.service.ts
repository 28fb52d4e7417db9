import type { Context } from '../../context.ts'
import { findPeopleOfProjects } from './portal.queries.ts'

/** After a change of what clients see of estimates, contracts or payments: people of these projects' companies read again. */
export const publishToCompanies = async (ctx: Pick<Context, 'db' | 'publish'>, proj_nos: number[]) => {
  for (const user_no of await findPeopleOfProjects(ctx.db, proj_nos)) ctx.publish('clientEstimates.own', user_no)
}
