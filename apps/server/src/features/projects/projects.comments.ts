import type { CommentOwners } from '../../context.ts'
import { activeStaff } from '../comments/comments.service.ts'
import { projectLink } from './changes/members.service.ts'
import { projectScopes } from './projects.policy.ts'
import { findProjectName, findProjectPeople } from './projects.queries.ts'
import { mayOpenProject } from './projects.service.ts'

export const projectCommentOwners: CommentOwners = {
  projects: {
    canSee: mayOpenProject,
    whoSees: (ctx, _proj_no, emp_nos) => activeStaff(ctx, emp_nos, projectScopes),
    about: async (ctx, proj_no) => ({
      name: (await findProjectName(ctx.db, proj_no)) ?? '',
      link: projectLink(proj_no),
      people: await findProjectPeople(ctx.db, proj_no),
    }),
  },
}
