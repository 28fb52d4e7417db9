import { pathOf } from '@crm/contract/paths'
import type { CommentOwners } from '../../context.ts'
import { activeStaff } from '../comments/comments.service.ts'
import { companyScopes } from './clients.policy.ts'
import { findClient } from './clients.queries.ts'
import { mayOpenClient } from './clients.service.ts'

export const clientCommentOwners: CommentOwners = {
  clients: {
    canSee: mayOpenClient,
    whoSees: (ctx, _client_no, emp_nos) => activeStaff(ctx, emp_nos, companyScopes),
    about: async (ctx, client_no) => {
      const client = await findClient(ctx.db, client_no)
      return {
        name: client?.client_name ?? '',
        link: pathOf('ClientVcDetail', { id: client_no }),
        people: client?.managers.map(({ emp_no }) => emp_no) ?? [],
      }
    },
  },
}
