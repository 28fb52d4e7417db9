import type { CommentOwners, Context } from '../../context.ts'
import { findConcerned, findWhoSees, insertShares } from './people/people.queries.ts'
import { isVisible, isVisibleAndAlive, todoChanged, todoTable } from './todoAccess.ts'
import { todoPath } from './todos.alarms.ts'
import { findTitle } from './todos.queries.ts'

const aboutTodo = async (ctx: Context, tl_no: number) => ({
  name: (await findTitle(ctx.db, tl_no)) ?? '',
  link: todoPath(tl_no),
  people: await findConcerned(ctx.db, tl_no),
})

export const todoCommentOwners: CommentOwners = {
  [todoTable]: {
    canSee: isVisible,
    canWrite: isVisibleAndAlive,
    whoSees: (ctx, tl_no, emp_nos) => findWhoSees(ctx.db, tl_no, emp_nos),
    // Whoever is mentioned takes part from then on, so that the alarm leads somewhere.
    letIn: async (ctx, tl_no, emp_nos) => {
      await insertShares(ctx.db, tl_no, emp_nos)
    },
    about: aboutTodo,
    // Who has read the todo has read it: only what is added is unread.
    changed: async (ctx, tl_no, what) => (what === 'added' ? todoChanged(ctx, tl_no) : ctx.publish('todos.changed')),
  },
}
