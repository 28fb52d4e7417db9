import { clientFields, clientState, clientType } from '@crm/contract/features/clients/clients'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import type { HistoryOwners } from '../../../context.ts'
import { type AuditEntry, auditRowsOf, findStaffNames } from '../../../db/auditEntries.ts'
import type { Db } from '../../../db/database.ts'
import { fieldChanges, type HistoryFields, type Words } from '../../history/fieldChanges.ts'
import { referenceRows } from '../../reference/reference.service.ts'
import { clientsText } from '../clients.messages.ts'
import { mayOpenClient } from '../clients.service.ts'
import { findUserNames, findWords } from './history.queries.ts'

const managerTable = 'client_managers'
const viewTable = 'client_views'

const contacts: Words = (value) =>
  (value as { name: string; number: string }[]).map(({ name, number }) => `${name} ${showPhone(number)}`).join(', ')

const fieldsFor = async (db: Db): Promise<HistoryFields> => {
  const { bt_no, it_no, thm_no } = await findWords(db)
  const regions = new Map((await referenceRows(db, 'addr')).map((region) => [region.addr_no, region.path]))
  const from =
    (names: Map<number, string>): Words =>
    (no) =>
      names.get(Number(no)) ?? String(no)
  const words: Partial<Record<keyof typeof clientFields, Words>> = {
    client_type: clientType.labelOf,
    state: clientState.labelOf,
    client_biz_no: (value) => showBusinessNumber(String(value)),
    client_phone: (value) => showPhone(String(value)),
    client_contact: contacts,
    addr_no: from(regions),
    bt_no: from(bt_no),
    it_no: from(it_no),
    thm_no: from(thm_no),
  }
  // In the order in which a form asks for them.
  return Object.fromEntries(
    Object.entries(clientFields).map(([column, label]) => [
      column,
      [label, words[column as keyof typeof clientFields]],
    ]),
  )
}

const managersIn = ({ rows }: AuditEntry, side: 'before' | 'after', names: Map<number, string>) =>
  rows
    .filter(({ table_name }) => table_name === managerTable)
    .flatMap((row) => (row[side] ? [names.get(Number(row[side].emp_no)) ?? '-'] : []))
    .join(', ') || null

const managersOf = (entries: AuditEntry[]) =>
  entries.flatMap(({ rows }) => rows.flatMap(({ before, after }) => Number((after ?? before)?.emp_no) || []))

const viewedIn = ({ rows }: AuditEntry) =>
  rows.flatMap(({ table_name, after }) => (table_name === viewTable ? [Number(after?.user_no)] : []))

export const clientHistoryOwners: HistoryOwners = {
  clients: {
    canSee: mayOpenClient,
    auditRows: async (_ctx, client_no) => auditRowsOf(['clients', managerTable, viewTable], client_no),
    describe: async ({ db }, entries) => {
      const [fields, names, viewed] = await Promise.all([
        fieldsFor(db),
        findStaffNames(db, managersOf(entries)),
        findUserNames(db, entries.flatMap(viewedIn)),
      ])
      const { client_managers: label = ['' as string], ...facts } = fields
      return (entry) => {
        const company = entry.rows.filter(({ table_name }) => table_name === 'clients')
        const changes = [
          ...company.flatMap(({ before, after }) => fieldChanges(before, after, facts)),
          ...viewedIn(entry).map((user_no) => ({
            field: clientsText.viewedAs,
            before: null,
            after: viewed.get(user_no) ?? '-',
          })),
        ]
        const [removed, added] = [managersIn(entry, 'before', names), managersIn(entry, 'after', names)]
        return removed || added ? [...changes, { field: label[0], before: removed, after: added }] : changes
      }
    },
  },
}
