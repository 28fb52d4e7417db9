import { type AlimtalkWay, alimtalkMessages } from '@crm/contract/features/alimtalk/alimtalk'
import type { AlimtalkTemplate, GapSource, Gaps, Reachable } from '../../alimtalk/defineAlimtalk.ts'
import { renderAlimtalk } from '../../alimtalk/renderAlimtalk.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { TalkRefused } from '../../ports/alimtalk/solapi.ts'
import type { LockedMessage } from './alimtalk.queries.ts'

/** The template that fits the record as it is now; undefined when none does. */
const templateNow = (ctx: Pick<Context, 'alimtalkTemplates'>, template: AlimtalkTemplate, row: unknown) => {
  const name = template.choose(row)
  return name === null ? undefined : ctx.alimtalkTemplates.get(name)
}

/** What a template says about a record when the message leaves; makes what is made only then. */
const allGaps = async (ctx: GapSource, template: AlimtalkTemplate, row: unknown): Promise<Gaps> => {
  const late = Object.entries(template.gapsWhenSent).map(async ([gap, make]) => [gap, await make(ctx, row)] as const)
  return { ...template.gaps(row, ctx.config.company), ...Object.fromEntries(await Promise.all(late)) }
}

const addressOf = ({ number, email }: Reachable, way: AlimtalkWay) => (way === 'mail' ? email : number)

/** The record does not need the message any more. */
export class TalkUnneeded extends TalkRefused {}

export interface MessageContent {
  template: AlimtalkTemplate
  gaps: Gaps
}

/** A record may change while its message waits: then the message has the new facts, or is not sent. */
export const contentNow = async (
  ctx: Pick<Context, 'db' | 'config' | 'alimtalkTemplates'>,
  { template_name, to_no, gaps, receiver, at_way }: LockedMessage,
): Promise<MessageContent> => {
  const template = ctx.alimtalkTemplates.get(template_name)
  if (!template) throw new TalkRefused(alimtalkMessages.wrongTemplate)
  if (to_no === null) return { template, gaps }
  const { find, obstacleOf, contactsOf } = template.subject
  const row = await find(ctx.db, to_no)
  const obstacle = obstacleOf(row)
  if (obstacle) throw new (obstacle.isUnneeded ? TalkUnneeded : TalkRefused)(obstacle.outcome)
  const fitting = templateNow(ctx, template, row)
  if (!fitting) throw new TalkRefused(alimtalkMessages.wrongTemplate)
  if (!contactsOf(row).some((contact) => addressOf(contact, at_way) === receiver))
    throw new TalkRefused(alimtalkMessages.notAContact)
  return { template: fitting, gaps: await allGaps({ db: ctx.db, config: ctx.config, receiver }, fitting, row) }
}

/** The record and the template that fits it now, or a refusal. */
export const recordFor = async (
  ctx: Pick<Context, 'db' | 'alimtalkTemplates'>,
  { template, to_no }: { template: AlimtalkTemplate; to_no: number },
) => {
  const { find, obstacleOf } = template.subject
  const row = (await find(ctx.db, to_no)) ?? refuse('not_found')
  const obstacle = obstacleOf(row)
  if (obstacle) return refuse('conflict', obstacle.refusal)
  if (templateNow(ctx, template, row) !== template) return refuse('invalid_input', alimtalkMessages.wrongTemplate)
  return row
}

interface Request {
  template: AlimtalkTemplate
  to_no: number
  way: AlimtalkWay
  receivers: readonly string[]
}

/** Checks what a member of staff asks for: the record, the template, and that the receivers are its contacts, by whose names they are called. */
export const checkRequest = async (
  ctx: Pick<Context, 'db' | 'config' | 'alimtalkTemplates'>,
  { template, to_no, way, receivers }: Request,
) => {
  const row = await recordFor(ctx, { template, to_no })
  const known = new Map(template.subject.contactsOf(row).map((contact) => [addressOf(contact, way), contact.name]))
  return {
    gaps: template.gaps(row, ctx.config.company),
    receivers: receivers.map((receiver) => ({
      receiver,
      recvname: known.get(receiver) ?? refuse('invalid_input', alimtalkMessages.notAContact),
    })),
  }
}

/**
 * A message as its reader would see it, before it is asked for. Nothing is written: what is made only when a message
 * leaves is shown as in the template's sample.
 * `previewAlimtalk(ctx, { template: meetingMoved, row: meeting, recvname: '이담당' })`
 */
export const previewAlimtalk = (
  { config }: Pick<Context, 'config'>,
  { template, row, recvname }: { template: AlimtalkTemplate; row: unknown; recvname: string },
) => {
  const made = Object.keys(template.gapsWhenSent).map((gap) => [gap, template.sample[gap] ?? ''])
  const gaps = {
    ...template.gaps(row, config.company),
    ...Object.fromEntries(made),
    회사: config.company.name,
    이름: recvname,
  }
  const { text, buttons } = renderAlimtalk(template, gaps)
  return { title: template.title, text, buttons }
}
