import type { Actor } from '../../context.ts'

/** Only its author changes or deletes a comment. */
export const canChange = (actor: Pick<Actor, 'user_no'>, comment: { user_no: number | null }) =>
  comment.user_no === actor.user_no
