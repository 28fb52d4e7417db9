import type { projects } from '@crm/contract/features/projects/projects'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { findOwnNewestChanges, reverseChange, type UndoTable } from '../../../db/undo.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { withdrawAlarms } from '../../alarms/alarms.service.ts'
import { findProjectsByNo } from '../list/rows.queries.ts'
import { projectsText } from '../projects.messages.ts'
import { countRevision, lockProjects, setStageReason } from '../projects.queries.ts'

const tables: Record<string, UndoTable> = {
  projects: { key: 'proj_no', row: ['proj_no'] },
  project_employees: { key: 'proj_no', row: ['proj_no', 'emp_no'] },
  project_indicators: { key: 'proj_no', row: ['pic_no'] },
}
const indicatorPeople: UndoTable = { key: 'pic_no', row: ['pic_no', 'emp_no'] }

/**
 * Takes back the caller's own newest change of these projects: stage, managers or a deleted indicator. Needs no reason,
 * but nobody may have changed them since, and it must have been a moment ago (docs/rules.md, projects).
 */
export const undoProjectChange = async (ctx: Context, { body }: ParsedOf<typeof projects.undo>) => {
  const { db, actor } = ctx
  const revOf = new Map(body.projects.map(({ proj_no, rev }) => [proj_no, rev]))
  const proj_nos = [...revOf.keys()]
  const locked = await lockProjects(db, proj_nos)
  if (locked.length < proj_nos.length) return refuse('not_found')
  const isChangedSince = locked.some(({ proj_no, rev }) => (revOf.get(proj_no) ?? rev) !== rev)
  if (isChangedSince) return refuse('conflict', projectsText.changedSince)

  const changes = await findOwnNewestChanges(db, actor.user_no, Object.keys(tables), proj_nos)
  const [newest] = changes
  if (!newest) return refuse('conflict', projectsText.tooLateToUndo)
  await setStageReason(db, projectsText.undone)
  for (const change of changes) {
    const table = tables[change.table_name]
    if (table) await reverseChange(db, change, table)
  }
  const pic_nos = changes.flatMap(({ table_name, action, before }) =>
    table_name === 'project_indicators' && action === 'delete' ? [Number(before?.pic_no)] : [],
  )
  const people = await findOwnNewestChanges(db, actor.user_no, ['project_indicator_employees'], pic_nos)
  for (const change of people) await reverseChange(db, change, indicatorPeople)

  await countRevision(db, proj_nos)
  await withdrawAlarms(ctx, ['projects.moved', 'projects.joined'], newest.at)
  ctx.publish('projects.changed')
  return list(await findProjectsByNo(db, proj_nos))
}
