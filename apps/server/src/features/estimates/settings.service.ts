import { estimates } from '@crm/contract/features/estimates/estimates'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuseOutdated } from '../../http/refusal.ts'
import { findSettings, updateSettings } from './estimates.queries.ts'

export const getSettings = async (ctx: Context) => one(await findSettings(ctx.db))

export const changeSettings = async (ctx: Context, { body }: ParsedOf<typeof estimates.changeSettings>) => {
  const { rev, ...settings } = body
  if (!(await updateSettings(ctx.db, settings, rev)))
    return refuseOutdated(estimates.settings, await findSettings(ctx.db))
  ctx.publish('estimates.changed')
  return one(await findSettings(ctx.db))
}
