import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { queueMail } from '../../outbox/outbox.service.ts'
import {
  type ChainHead,
  findLastHead,
  findManagersToMail,
  hasEventsSince,
  hashOfChains,
  insertHead,
} from './heads.queries.ts'
import { sealingText as text } from './sealing.messages.ts'

export const chainHeadsJob = job({ name: 'contracts.chainHeads', data: z.object({}), every: '40 0 * * *' })

/** What is younger could still be written by a transaction that began before. */
const settledMs = 3_600_000

/** Whether every chain still is what it was that night. */
export const doesHeadHold = async ({ db }: Pick<JobContext, 'db'>, { ch_until, prev_hash, hash }: ChainHead) =>
  (await hashOfChains(db, ch_until, prev_hash)).hash === hash

/** Proves the last hash and adds the next one. A night without anything new needs none. */
export const noteChainHeads = async (ctx: JobContext, now = new Date()) => {
  const until = new Date(now.getTime() - settledMs).toISOString()
  const last = await findLastHead(ctx.db)
  const managers = await findManagersToMail(ctx.db)
  if (last && !(await doesHeadHold(ctx, last)))
    await raiseAlarm(ctx, {
      kind: 'contract.rewritten',
      toStaff: managers.map(({ emp_no }) => emp_no),
      title: text.headBrokenTitle,
      body: text.headBrokenBody(last.day),
      link: pathOf('AdminContractList', {}, { tab: 'contracts' }),
      about: 'contracts.chainHeads',
    })
  if (last && !(await hasEventsSince(ctx.db, last.ch_until, until))) return
  const prev_hash = last?.hash ?? ''
  const { contracts, hash } = await hashOfChains(ctx.db, until, prev_hash)
  if (contracts === 0) return
  await insertHead(ctx.db, { ch_until: until, contracts, prev_hash, hash })
  for (const { user_name, user_email } of managers)
    if (user_email)
      await queueMail(ctx, {
        to: user_email,
        user_name,
        subject: text.headSubject(until.slice(0, 10)),
        lines: text.headLines(contracts, hash),
      })
}
