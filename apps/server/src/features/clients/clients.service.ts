import { type ClientDraft, clients } from '@crm/contract/features/clients/clients'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context, FileOwners } from '../../context.ts'
import { list, one, page } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { explainFault } from './clients.dbErrors.ts'
import { clientsText } from './clients.messages.ts'
import { worksWithCompanies } from './clients.policy.ts'
import { findClient, findClients, findOwnCompany } from './clients.queries.ts'
import {
  type CompanyColumns,
  insertCompany,
  isCompany,
  replaceManagers,
  replaceTheme,
  updateCompany,
} from './companies.queries.ts'
import { contactColumn, orNull } from './companies.service.ts'
import { findMembers } from './members.queries.ts'
import { findSimilar } from './similar.queries.ts'

export const listClients = async (ctx: Context, { query }: ParsedOf<typeof clients.list>) =>
  page(await findClients(ctx.db, query, query))

export const listSimilarClients = async (ctx: Context, { query }: ParsedOf<typeof clients.similar>) =>
  list(
    await findSimilar(ctx.db, {
      client_name: query.client_name,
      client_biz_no: query.client_biz_no.replaceAll('-', ''),
      except: query.except,
    }),
  )

export const getOwnCompany = async (ctx: Context) => {
  const company = ctx.actor.client_no === null ? undefined : await findOwnCompany(ctx.db, ctx.actor.client_no)
  return company ? one(company) : refuse('not_found')
}

const readOne = async (ctx: Context, client_no: number) => {
  const client = await findClient(ctx.db, client_no)
  return client ? one(client) : refuse('not_found')
}

export const getClient = (ctx: Context, { params }: ParsedOf<typeof clients.detail>) => readOne(ctx, params.client_no)

export const listClientMembers = async (ctx: Context, { params, query }: ParsedOf<typeof clients.members>) => {
  if (!(await isCompany(ctx.db, params.client_no))) return refuse('not_found')
  return page(await findMembers(ctx.db, params.client_no, query))
}

export const columnsOf = ({ client_managers: _, ...draft }: ClientDraft): CompanyColumns => ({
  ...draft,
  client_rep_name: orNull(draft.client_rep_name),
  client_biz_no: orNull(draft.client_biz_no),
  client_phone: orNull(draft.client_phone),
  client_contact: contactColumn(draft.client_contact),
  client_zip: orNull(draft.client_zip),
  client_addr: orNull(draft.client_addr),
  client_addr_detail: orNull(draft.client_addr_detail),
  client_homepage: orNull(draft.client_homepage),
  client_note: orNull(draft.client_note),
})

/** People who become managers of a company get an alarm, unless they assigned themselves. */
const putInCharge = async (ctx: Context, client_no: number, { client_managers, client_name }: ClientDraft) => {
  const fresh = await replaceManagers(ctx.db, client_no, client_managers)
  await raiseAlarm(ctx, {
    kind: 'clients.assigned',
    toStaff: fresh.map(({ emp_no }) => emp_no).filter((emp_no) => emp_no !== ctx.actor.emp_no),
    title: clientsText.inCharge(client_name),
    link: pathOf('ClientVcDetail', { id: client_no }),
    about: `client:${client_no}`,
  })
}

export const createClient = async (ctx: Context, { body }: ParsedOf<typeof clients.create>) => {
  const client_no = await insertCompany(ctx.db, columnsOf(body)).catch(explainFault)
  await putInCharge(ctx, client_no, body).catch(explainFault)
  ctx.publish('clients.changed')
  return readOne(ctx, client_no)
}

export const updateClient = async (ctx: Context, { params, body }: ParsedOf<typeof clients.update>) => {
  const { rev, ...draft } = body
  const { client_no } = params
  const updated = await updateCompany(ctx.db, client_no, rev, columnsOf(draft)).catch(explainFault)
  if (!updated) return refuseOutdated(clients.detail, (await findClient(ctx.db, client_no)) ?? refuse('not_found'))
  await putInCharge(ctx, client_no, draft).catch(explainFault)
  ctx.publish('clients.changed')
  return readOne(ctx, client_no)
}

export const mayOpenClient = async (ctx: Context, client_no: number) =>
  worksWithCompanies(ctx.actor) && (await isCompany(ctx.db, client_no))

export const clientFileOwners: FileOwners = { clients: { canSee: mayOpenClient, canAttach: mayOpenClient } }

/** For the list of themes: everybody's theme `from` becomes `to`. */
export const replaceThemeOfClients = async (ctx: Context, from: number, to: number) => {
  await replaceTheme(ctx.db, from, to)
  ctx.publish('clients.changed')
}
