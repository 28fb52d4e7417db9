import type { Contact } from '@crm/contract/kit/people'
import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Clients } from '../../db/types.gen.ts'
import { refuse } from '../../http/refusal.ts'
import { explainFault } from './clients.dbErrors.ts'
import {
  findByBusinessNumber,
  findFirm,
  insertCompany,
  insertUnlessNumberTaken,
  lockName,
  setCompany,
} from './companies.queries.ts'

/** What people leave empty is nothing, not an empty text. */
export const orNull = (text: string | undefined) => text || null

export const contactColumn = (contacts: Contact[]) => JSON.stringify(contacts)

/** The facts of a company from a registration. */
interface RegisteredCompany {
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
 * The company with this business number: the one that exists, unchanged by what the person who registers wrote, or a new one.
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

/** For the feature through which a company's own people change it; the caller has locked the company. */
export const changeCompany = async (
  ctx: Pick<Context, 'db' | 'publish'>,
  client_no: number,
  facts: Updateable<Clients>,
) => {
  if (Object.keys(facts).length) await setCompany(ctx.db, client_no, facts).catch(explainFault)
  ctx.publish('clients.changed')
}

/** The firm of a venture capitalist by its name, with or without 주식회사; made when it is not there yet. */
export const companyForVc = async (ctx: Pick<Context, 'db' | 'publish'>, vc_name: string) => {
  await lockName(ctx.db, vc_name)
  const known = await findFirm(ctx.db, vc_name)
  if (known) return known.client_no
  ctx.publish('clients.changed')
  return insertCompany(ctx.db, { client_name: vc_name, client_type: 'vc' })
}
