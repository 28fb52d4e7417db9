import type { Context } from '../../context.ts'
import { list } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { companyDataText } from './companyData.messages.ts'
import { findCompanyFile, findManagersOf, findName, findSharedEntries } from './companyData.queries.ts'

export const listShared = async ({ db, actor }: Context) => {
  const { user_no, client_no } = actor
  return list(await findSharedEntries(db, { user_no, client_no: client_no ?? refuse('not_found') }))
}

/** For the file tree: what people of a company put into its own tree is told to those who look after it. */
export const notifyOfClientFile = async (ctx: Context, fv_no: number) => {
  if (ctx.visitor?.user_type !== 'client') return
  const file = await findCompanyFile(ctx.db, fv_no)
  if (!file) return
  const { client_no, client_name, name, parent } = file
  await raiseAlarm(ctx, {
    kind: 'company_data.added',
    toStaff: await findManagersOf(ctx.db, client_no),
    title: companyDataText.added(client_name, await findName(ctx.db, ctx.visitor.user_no)),
    body: name,
    link: `/employee/client/list/detail/${client_no}?box=${parent}`,
    about: `company:${client_no}`,
  })
}
