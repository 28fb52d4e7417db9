import type { alarms } from '@crm/contract/features/alarms/alarms'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { StartContext } from '../../feature.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { makeKeys, mayBeCalled, type Sender, Subscription, sendWebPush } from '../../ports/webPush.ts'
import {
  dropOthers,
  dropSubscription,
  findPush,
  findTokens,
  findWakeable,
  keepKeys,
  upsertSubscription,
} from './push.queries.ts'

/** Sends one alarm to one browser as a job of its own, so that a failure does not repeat the others. */
export const pushJob = job({ name: 'alarms.push', data: z.object({ al_no: z.int(), wps_no: z.int() }) })

const keysOf = async (db: Db, config: Config) => config.webPush.keys ?? (await keepKeys(db, makeKeys))

const senderOf = async ({ db, config }: { db: Db; config: Config }): Promise<Sender> => ({
  keys: await keysOf(db, config),
  subject: config.webPush.subject,
  hosts: config.webPush.hosts,
})

export const makePushKeys = async ({ db, config }: StartContext) => {
  await keysOf(db, config)
}

export const readPushKey = async ({ db, config }: Context) => {
  const { public_key } = await keysOf(db, config)
  return one({ public_key })
}

export const queuePush = async (ctx: Pick<Context, 'db' | 'enqueue'>, raised: number[]) => {
  if (!raised.length) return
  await ctx.enqueue(pushJob, await findWakeable(ctx.db, raised))
}

const parse = (token: string): unknown => {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}

/** Normalises a subscription, so that one browser is always stored as the same text. */
const tokenOf = (text: string, hosts: string[]) => {
  const { data } = Subscription.safeParse(parse(text))
  if (!data || !mayBeCalled(data.endpoint, hosts)) return refuse('invalid_input', '지원하지 않는 푸시 신청이에요.')
  return JSON.stringify({ endpoint: data.endpoint, keys: { p256dh: data.keys.p256dh, auth: data.keys.auth } })
}

/** The list is what this browser wants from now on: what it left out is removed. */
export const savePush = async (ctx: Context, { body }: ParsedOf<typeof alarms.savePush>) => {
  const { db, actor, config } = ctx
  const tokens = body.user_web_push_tokens.map((text) => tokenOf(text, config.webPush.hosts))
  await dropOthers(db, actor.session_no, tokens)
  for (const token of tokens) await upsertSubscription(db, actor, token)
  ctx.publish('account.changed', actor.user_no)
  return one({ user_web_push_tokens: await findTokens(db, actor.user_no) })
}

export const sendPush = async (ctx: JobContext, { al_no, wps_no }: z.output<typeof pushJob.data>) => {
  const found = await findPush(ctx.db, al_no, wps_no)
  if (!found) return
  const { token, al_title, al_body, al_link } = found
  const message = { al_no, title: al_title, body: al_body, link: al_link }
  const isThere = await sendWebPush(await senderOf(ctx), Subscription.parse(parse(token)), message)
  if (!isThere) await dropSubscription(ctx.db, wps_no)
}
