import type { ClientProject, portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { progressStage, stageOf } from '@crm/contract/features/projects/projects.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { findClientProject } from './portalProjects.queries.ts'

/** A project that went back has not reached what came later; of one that nobody knows about nothing is said. */
const reachedUpToNow = ({ progress_status, reached }: ClientProject) => {
  const now = stageOf(progress_status)
  const place = progressStage.values.indexOf(now)
  return now === 'unknown' ? [] : reached.filter(({ stage }) => progressStage.values.indexOf(stage) <= place)
}

/** Which company it is comes from the session alone; another company's project is the same as none. */
export const getClientProject = async (ctx: Context, { params }: ParsedOf<typeof portalProjects.show>) => {
  const client_no = ctx.actor.client_no ?? refuse('not_found')
  const project = (await findClientProject(ctx.db, client_no, params.proj_no)) ?? refuse('not_found')
  return one({ ...project, reached: reachedUpToNow(project) })
}
