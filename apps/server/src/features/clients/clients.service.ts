import type { ClientDraft, clients } from '@crm/contract/features/clients'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Contact } from '@crm/contract/people'
import type { Context, FileOwners } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { explainFault } from './clients.faults.ts'
import { worksWithCompanies } from './clients.policy.ts'
import { findClient, findClients, findOwnCompany } from './clients.queries.ts'
import {
  type CompanyColumns,
  findByBusinessNumber,
  findFirm,
  insertCompany,
  insertUnlessNumberTaken,
  isCompany,
  lockName,
  replaceManagers,
  updateCompany,
} from './companies.queries.ts'
import { findMembers } from './members.queries.ts'
import { findSimilar } from './similar.queries.ts'

/** What people leave empty is nothing, not an empty text. */
const orNull = (text: string | undefined) => text || null

const contactColumn = (contacts: Contact[]) => JSON.stringify(contacts)

export const list = async (ctx: Context, { query }: ParsedOf<typeof clients.list>) => ({
  state: done,
  ...(await findClients(ctx.db, query, query)),
})

export const similar = async (ctx: Context, { query }: ParsedOf<typeof clients.similar>) => ({
  state: done,
  query: await findSimilar(ctx.db, {
    client_name: query.client_name,
    client_biz_no: query.client_biz_no.replaceAll('-', ''),
    except: query.except,
  }),
})

export const own = async (ctx: Context) => {
  const company = ctx.actor.client_no === null ? undefined : await findOwnCompany(ctx.db, ctx.actor.client_no)
  return company ? { state: done, query: [company] } : refuse('not_found')
}

const readOne = async (ctx: Context, client_no: number) => {
  const client = await findClient(ctx.db, client_no)
  return client ? { state: done, query: [client] } : refuse('not_found')
}

export const detail = (ctx: Context, { params }: ParsedOf<typeof clients.detail>) => readOne(ctx, params.client_no)

export const members = async (ctx: Context, { params, query }: ParsedOf<typeof clients.members>) => {
  if (!(await isCompany(ctx.db, params.client_no))) return refuse('not_found')
  return { state: done, ...(await findMembers(ctx.db, params.client_no, query)) }
}

const columnsOf = ({ client_managers: _, ...draft }: ClientDraft): CompanyColumns => ({
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

/** Those who look after the company from now on hear of it, unless they chose it themselves. */
const putInCharge = async (ctx: Context, client_no: number, { client_managers, client_name }: ClientDraft) => {
  const fresh = await replaceManagers(ctx.db, client_no, client_managers)
  await raiseAlarm(ctx, {
    toStaff: fresh.map(({ emp_no }) => emp_no).filter((emp_no) => emp_no !== ctx.actor.emp_no),
    title: `${client_name} 담당자로 지정되었어요`,
    link: pathOf('ClientVcDetail', { id: client_no }),
    about: `client:${client_no}`,
  })
}

export const create = async (ctx: Context, { body }: ParsedOf<typeof clients.create>) => {
  const client_no = await insertCompany(ctx.db, columnsOf(body)).catch(explainFault)
  await putInCharge(ctx, client_no, body).catch(explainFault)
  ctx.publish('clients.changed')
  return readOne(ctx, client_no)
}

export const update = async (ctx: Context, { params, body }: ParsedOf<typeof clients.update>) => {
  const { rev, ...draft } = body
  const { client_no } = params
  const updated = await updateCompany(ctx.db, client_no, rev, columnsOf(draft)).catch(explainFault)
  if (!updated) return refuse((await isCompany(ctx.db, client_no)) ? 'conflict' : 'not_found')
  await putInCharge(ctx, client_no, draft).catch(explainFault)
  ctx.publish('clients.changed')
  return readOne(ctx, client_no)
}

// ---------------------------------------------------------------- for other features

/** What somebody who registers says of their company. */
export interface RegisteredCompany {
  client_name: string
  /** Empty for those who have not founded it yet. */
  client_biz_no: string
  client_rep_name?: string
  client_phone?: string
  client_contact?: Contact[]
  client_zip?: string
  client_addr?: string
  client_addr_detail?: string
  addr_no?: number | null
  bt_no?: number | null
}

/**
 * The company with this business number: the one that is there, untouched by what a stranger says of it, or a new one.
 * Two people of one company who register at once end up in the same.
 */
export const registerCompany = async (ctx: Pick<Context, 'db' | 'publish'>, company: RegisteredCompany) => {
  const created = await insertUnlessNumberTaken(ctx.db, {
    client_name: company.client_name,
    client_biz_no: orNull(company.client_biz_no),
    client_rep_name: orNull(company.client_rep_name),
    client_phone: orNull(company.client_phone),
    client_contact: contactColumn(company.client_contact ?? []),
    client_zip: orNull(company.client_zip),
    client_addr: orNull(company.client_addr),
    client_addr_detail: orNull(company.client_addr_detail),
    addr_no: company.addr_no ?? null,
    bt_no: company.bt_no ?? null,
  }).catch(explainFault)
  if (created) {
    ctx.publish('clients.changed')
    return { client_no: created.client_no, is_new: true }
  }
  const existing = await findByBusinessNumber(ctx.db, company.client_biz_no)
  return existing ? { client_no: existing.client_no, is_new: false } : refuse('conflict')
}

/** The firm of a venture capitalist by its name, with or without 주식회사; made when it is not there yet. */
export const companyForVc = async (ctx: Pick<Context, 'db' | 'publish'>, vc_name: string) => {
  await lockName(ctx.db, vc_name)
  const known = await findFirm(ctx.db, vc_name)
  if (known) return known.client_no
  ctx.publish('clients.changed')
  return insertCompany(ctx.db, { client_name: vc_name, client_type: 'vc' })
}

const mayOpen = async (ctx: Context, client_no: number) =>
  worksWithCompanies(ctx.actor) && (await isCompany(ctx.db, client_no))

export const clientFileOwners: FileOwners = { clients: { canSee: mayOpen, canAttach: mayOpen } }
