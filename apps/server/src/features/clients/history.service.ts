import {
  type ClientChange,
  clientFields,
  clientState,
  type clients,
  clientType,
} from '@crm/contract/features/clients/clients'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { type Act, type Facts, findStaffNames } from '../../db/history.ts'
import { refuse } from '../../http/refusal.ts'
import { referenceRows } from '../reference/reference.service.ts'
import { isCompany } from './companies.queries.ts'
import { findCompanyActs, findWords } from './history.queries.ts'

type Words = (value: unknown) => string

/** Facts that change by themselves or never. */
const unsaid = new Set(['client_no', 'reg_dt', 'rev', 'search_text', 'client_name_core'])

const wordsFor = async (db: Db): Promise<Record<string, Words>> => {
  const { bt_no, it_no, thm_no } = await findWords(db)
  const regions = new Map((await referenceRows(db, 'addr')).map((region) => [region.addr_no, region.path]))
  const from =
    (names: Map<number, string>): Words =>
    (no) =>
      names.get(Number(no)) ?? String(no)
  return {
    client_type: (value) => clientType.label(value as 'client'),
    state: (value) => clientState.label(value as 1),
    client_biz_no: (value) => showBusinessNumber(String(value)),
    client_phone: (value) => showPhone(String(value)),
    client_contact: (value) =>
      (value as { name: string; number: string }[])
        .map(({ name, number }) => `${name} ${showPhone(number)}`)
        .join(', '),
    addr_no: from(regions),
    bt_no: from(bt_no),
    it_no: from(it_no),
    thm_no: from(thm_no),
  }
}

const wordsOf = (words: Record<string, Words>, field: string, value: unknown) => {
  if (value === null || value === undefined || value === '') return null
  return words[field]?.(value) || (typeof value === 'string' ? value : null)
}

const places = Object.keys(clientFields)

/** In the order in which a form asks for them. */
const inOrder = (one: { field: string }, other: { field: string }) =>
  places.indexOf(one.field) - places.indexOf(other.field)

const changesOfCompany = (words: Record<string, Words>, before: Facts | null, after: Facts | null) =>
  Object.keys({ ...before, ...after })
    .filter((field) => !unsaid.has(field))
    .map((field) => ({
      field,
      before: wordsOf(words, field, before?.[field]),
      after: wordsOf(words, field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after)

const managersIn = (act: Act, side: 'before' | 'after', names: Map<number, string>) =>
  act.rows
    .filter(({ table_name }) => table_name === 'client_managers')
    .flatMap((row) => (row[side] ? [names.get(Number(row[side].emp_no)) ?? '-'] : []))
    .join(', ') || null

const changeOf = (act: Act, words: Record<string, Words>, names: Map<number, string>): ClientChange => {
  const companyRows = act.rows.filter(({ table_name }) => table_name === 'clients')
  const changes = companyRows.flatMap(({ before, after }) => changesOfCompany(words, before, after))
  const [removed, added] = [managersIn(act, 'before', names), managersIn(act, 'after', names)]
  const managers = removed || added ? [{ field: 'client_managers', before: removed, after: added }] : []
  const { audit_no, reg_dt, user_name } = act
  return {
    audit_no,
    action: companyRows[0]?.action ?? 'update',
    user_name,
    reg_dt,
    changes: [...changes, ...managers].sort(inOrder),
  }
}

const managersOf = (acts: Act[]) => [
  ...new Set(
    acts.flatMap(({ rows }) =>
      rows
        .filter(({ table_name }) => table_name === 'client_managers')
        .map(({ before, after }) => Number((after ?? before)?.emp_no)),
    ),
  ),
]

/** Who changed what, in words: numbers are looked up, and what one request did is one entry. */
export const listHistory = async (ctx: Context, { params, query }: ParsedOf<typeof clients.history>) => {
  const { client_no } = params
  if (!(await isCompany(ctx.db, client_no))) return refuse('not_found')
  const { acts, total } = await findCompanyActs(ctx.db, client_no, query)
  const names = await findStaffNames(ctx.db, managersOf(acts))
  const words = await wordsFor(ctx.db)
  return { state: done, query: acts.map((act) => changeOf(act, words, names)), total }
}
