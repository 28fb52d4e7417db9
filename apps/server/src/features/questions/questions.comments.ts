import { questionScopes } from '@crm/contract/features/questions/questions'
import { pathOf } from '@crm/contract/paths'
import type { CommentOwners, Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { activeStaff } from '../comments/comments.service.ts'
import { peopleOfProject } from '../fileShares/fileShares.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import { mayOpenProject } from '../projects/projects.service.ts'
import { questionsText } from './questions.messages.ts'
import { findAnswerers, findAskers, findProject, questionTable } from './questions.queries.ts'

/** The people of the project's company, and staff who open projects. */
export const maySeeQuestions = async (ctx: Context, proj_no: number) => {
  if (ctx.actor.user_type !== 'client') return mayOpenProject(ctx, proj_no)
  const project = await findProject(ctx.db, proj_no)
  return ctx.actor.gate === 'open' && project !== undefined && project.client_no === ctx.actor.client_no
}

/** Sends those who asked that there is an answer; what it says they read in the portal. */
const announceAnswer = async (ctx: Context, proj_no: number) => {
  const { proj_name } = (await findProject(ctx.db, proj_no)) ?? refuse('not_found')
  const path = pathOf('ClientProject', { id: proj_no })
  const lines = questionsText.lines(proj_name, new URL(path, ctx.config.publicUrl).href)
  const askers = await findAskers(ctx.db, proj_no)
  await raiseAlarm(ctx, {
    kind: 'questions.answered',
    to: askers.map(({ user_no }) => user_no),
    title: questionsText.answered,
    body: proj_name,
    link: path,
    about: `question:${proj_no}`,
  })
  for (const { user_name, user_email } of askers)
    if (user_email) await queueMail(ctx, { to: user_email, user_name, subject: questionsText.answered, lines })
}

export const questionCommentOwners: CommentOwners = {
  [questionTable]: {
    canSee: maySeeQuestions,
    whoSees: (ctx, _proj_no, emp_nos) => activeStaff(ctx, emp_nos, questionScopes),
    about: async (ctx, proj_no) => {
      const { proj_name } = (await findProject(ctx.db, proj_no)) ?? refuse('not_found')
      return {
        name: questionsText.about(proj_name),
        link: pathOf('WorkDetailDashboard', { id: proj_no }),
        people: await findAnswerers(ctx.db, proj_no, questionScopes),
      }
    },
    changed: async (ctx, proj_no, what) => {
      // Comments tell staff alone; the client's open page follows the thread as well.
      for (const { user_no } of await peopleOfProject(ctx, proj_no)) ctx.publish('questions.changed', user_no)
      if (what === 'added' && ctx.actor.user_type === 'emp') await announceAnswer(ctx, proj_no)
    },
  },
}
