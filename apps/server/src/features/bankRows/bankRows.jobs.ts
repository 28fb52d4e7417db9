import { pathOf } from '@crm/contract/paths'
import * as z from 'zod'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { bankText } from './bankRows.messages.ts'
import { findContractStaff, sumLeftSinceYesterday } from './bankRows.queries.ts'

export const unmatchedJob = job({ name: 'bankRows.unmatched', data: z.object({}), every: '30 9 * * *' })

/** Says once what came in yesterday and nobody has confirmed or put aside; later ones stand on the tab. */
export const alarmOfUnmatched = async (ctx: JobContext) => {
  const { count, amount } = await sumLeftSinceYesterday(ctx.db)
  if (count === 0) return
  await raiseAlarm(ctx, {
    kind: 'bankRows.unmatched',
    toStaff: await findContractStaff(ctx.db),
    title: bankText.unmatchedTitle(count),
    body: bankText.unmatchedBody(amount),
    link: pathOf('AdminContractList', {}, { tab: 'bank' }),
    about: 'bankRows',
  })
}
