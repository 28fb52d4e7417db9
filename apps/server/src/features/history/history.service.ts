import type { HistoryEntry, history } from '@crm/contract/features/history/history'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { type AuditEntry, findAuditEntries } from '../../db/auditEntries.ts'
import { page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'

/** Where the record itself was made or removed, that is what happened; rows that belong to it only change it. */
const actionOf = ({ rows }: AuditEntry, to_table: string): HistoryEntry['action'] =>
  rows.find((row) => row.table_name === to_table && row.action !== 'update')?.action ?? 'update'

/** Who changed what, in words: numbers are looked up, and what one request did is one entry. */
export const listHistory = async (ctx: Context, { query }: ParsedOf<typeof history.list>) => {
  const { to_table, to_no } = query
  const owner = Object.hasOwn(ctx.historyOwners, to_table) ? ctx.historyOwners[to_table] : undefined
  if (!owner || !(await owner.canSee(ctx, to_no))) return refuse('not_found')
  const { query: entries, total } = await findAuditEntries(ctx.db, await owner.auditRows(ctx, to_no), query)
  const changesOf = await owner.describe(ctx, entries)
  const changes = entries.map((entry): HistoryEntry => {
    const { audit_no, user_name, reg_dt } = entry
    return { audit_no, user_name, reg_dt, action: actionOf(entry, to_table), changes: changesOf(entry) }
  })
  return page({ query: changes, total })
}
