import type { Context, HistoryOwners } from '../../../context.ts'
import { type AuditEntry, findStaffNames } from '../../../db/auditEntries.ts'
import { lineChange } from '../../history/fieldChanges.ts'
import { mayOpenProject } from '../projects.service.ts'
import { changedOnly, linesOf, type Names } from './history.messages.ts'
import { findWords, projectAuditRows } from './history.queries.ts'

const peopleIn = (entries: AuditEntry[]) =>
  entries.flatMap(({ rows }) => rows.flatMap(({ before, after }) => Number((after ?? before)?.emp_no) || []))

const namesFor = async (ctx: Context, entries: AuditEntry[]): Promise<Names> => {
  const [staff, words] = await Promise.all([findStaffNames(ctx.db, peopleIn(entries)), findWords(ctx.db)])
  return {
    staff: (emp_no) => staff.get(Number(emp_no)) ?? '-',
    word: (field, no) => words.get(`${field} ${no}`) ?? String(no),
  }
}

/** What happened in a project, a line for each thing: its steps, meetings and files are part of it. */
export const projectHistoryOwners: HistoryOwners = {
  projects: {
    canSee: mayOpenProject,
    auditRows: async (_ctx, proj_no) => projectAuditRows(proj_no),
    describe: async (ctx, entries) => {
      const names = await namesFor(ctx, entries)
      return ({ rows }) => {
        const lines = [...new Set(linesOf(rows, names))]
        return (lines.length ? lines : [changedOnly]).map(lineChange)
      }
    },
  },
}
