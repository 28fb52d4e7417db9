import type { RecordTarget } from '@crm/contract/kit/target'
import type { CommentOwner, Context } from '../../context.ts'
import { plainText } from '../../html.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { commentAlarmTitles } from './comments.messages.ts'
import { findActiveStaff, findUserName, findWriters } from './comments.queries.ts'

interface Said extends RecordTarget {
  content: string
}

const raise = async (
  ctx: Context,
  owner: CommentOwner,
  { to_table, to_no, content }: Said,
  cause: keyof typeof commentAlarmTitles,
  toStaff: number[],
) => {
  if (!toStaff.length) return
  const { name, link } = await owner.about(ctx, to_no)
  await raiseAlarm(ctx, {
    kind: cause === 'mentioned' ? 'comments.mentioned' : 'comments.added',
    toStaff,
    title: commentAlarmTitles[cause](await findUserName(ctx.db, ctx.actor.user_no)),
    body: `${name}: ${plainText(content)}`,
    link,
    // Mentions apart, so that no comment takes the place of one.
    about: `${cause}:${to_table}:${to_no}`,
  })
}

/** Raises an alarm for newly mentioned people who may see the record; returns them. */
export const alarmMentioned = async (ctx: Context, owner: CommentOwner, said: Said, mentioned: number[]) => {
  const others = await findActiveStaff(
    ctx.db,
    mentioned.filter((emp_no) => emp_no !== ctx.actor.emp_no),
  )
  if (!others.length) return []
  await owner.letIn?.(ctx, said.to_no, others)
  const alarmed = await owner.whoSees(ctx, said.to_no, others)
  await raise(ctx, owner, said, 'mentioned', alarmed)
  return alarmed
}

/** Tells whom the record concerns and who has written about it before, as far as they still see it. */
export const alarmParticipants = async (ctx: Context, owner: CommentOwner, said: Said, except: number[]) => {
  const { people } = await owner.about(ctx, said.to_no)
  const concerned = new Set([...people, ...(await findWriters(ctx.db, said))])
  for (const emp_no of [...except, ctx.actor.emp_no ?? 0]) concerned.delete(emp_no)
  const alarmed = concerned.size ? await owner.whoSees(ctx, said.to_no, [...concerned]) : []
  await raise(ctx, owner, said, 'commented', alarmed)
}
