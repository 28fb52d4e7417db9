import { buildupState } from '@crm/contract/features/buildups/buildups'
import { fileScope } from '@crm/contract/features/fileTree/fileTree.rows'
import { mrType } from '@crm/contract/features/meetings/meetings.words'
import { peType, progressStage, projectGrade, stageOf } from '@crm/contract/features/projects/projects.words'
import { projectTitles } from '@crm/contract/features/projects/projectTitles'
import { showDateTime } from '@crm/contract/kit/dates'
import type { AuditFacts, AuditRow } from '../../../db/auditEntries.ts'

/** Looks up the names for numbers. */
export interface Names {
  staff: (emp_no: unknown) => string
  word: (field: string, no: unknown) => string
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

const arrow = (title: string, before: string, after: string) => `${title}: ${before} → ${after}`

const fieldTitles: Record<string, string> = {
  proj_name: '이름',
  client_no: projectTitles.client_name,
  psrv_no: projectTitles.psrv_name,
  thm_no: projectTitles.thm_name,
  pt_no: projectTitles.pt_name,
  proj_grade: projectTitles.proj_grade,
  project_start: projectTitles.project_start,
  project_end: projectTitles.project_end,
}

const wordsFor = (names: Names, field: string, value: unknown) => {
  if (isNothing(value)) return '없음'
  if (field === 'proj_grade') return projectGrade.labelOf(value)
  return field.endsWith('_no') ? names.word(field, value) : String(value)
}

const projectChange = (names: Names, field: string, before: unknown, after: unknown) => {
  if (field === 'progress_status') {
    const stage = (status: unknown) => progressStage.labelOf(status ?? stageOf(null))
    return arrow(projectTitles.progress_status, stage(before), stage(after))
  }
  if (field === 'proj_significant') return isNothing(after) ? '특이사항 삭제' : '특이사항 수정'
  if (field === 'file_final_check') return after ? '자료 최종 확인' : '자료 최종 확인 취소'
  const title = fieldTitles[field]
  return title ? arrow(title, wordsFor(names, field, before), wordsFor(names, field, after)) : null
}

const ofProject = ({ action, before, after }: AuditRow, names: Names) => {
  if (action === 'insert') return ['프로젝트 등록']
  return Object.keys(after ?? {}).flatMap((field) => projectChange(names, field, before?.[field], after?.[field]) ?? [])
}

const ofMember = ({ action, before, after }: AuditRow, names: Names) => {
  const type = (facts: AuditFacts | null) => peType.labelOf(facts?.pe_type ?? 'participant')
  if (action === 'insert') return [`${names.staff(after?.emp_no)} ${type(after)} 추가`]
  if (action === 'delete') return [`${names.staff(before?.emp_no)} ${type(before)} 제외`]
  // An entry without a name of the person shows the change alone.
  const who = after?.emp_no ? `${names.staff(after.emp_no)} 님` : '구성원'
  return [before?.pe_type ? arrow(`${who} 역할`, type(before), type(after)) : `${who} 정보 수정`]
}

/** 마일스톤 ‘IR 덱’, or without the name where it is not known any more. */
const called = (kind: string, name: unknown) => (isNothing(name) ? kind : `${kind} ‘${name}’`)

const ofIndicator = ({ action, before, after }: AuditRow) => {
  const indicator = called('마일스톤', (after ?? before)?.pic_title)
  if (action === 'insert') return [`${indicator} 추가`]
  if (action === 'delete') return [`${indicator} 삭제`]
  if (before && 'pic_done_dt' in before) return [`${indicator} ${isNothing(after?.pic_done_dt) ? '완료 취소' : '완료'}`]
  return [`${indicator} 수정`]
}

/** Whoever was put on an indicator, or taken off it, at once is named in one line. */
const ofIndicatorPeople = (rows: AuditRow[], names: Names) => {
  const people = rows.filter(({ table_name }) => table_name === 'project_indicator_employees')
  const groups = Map.groupBy(people, ({ name, action }) => `${action} ${name}`)
  return [...groups.values()].map((those) => {
    const who = those.map(({ before, after }) => names.staff((after ?? before)?.emp_no)).join(', ')
    return `${called('마일스톤', those[0]?.name)} 담당자 ${who} ${those[0]?.action === 'delete' ? '제외' : '추가'}`
  })
}

const ofBuildup = ({ action, after }: AuditRow) => {
  const service = called('서비스', after?.pbu_name)
  if (action === 'insert') return [`${service} 추가`]
  return after?.state === 0 ? [`${service} 취소`] : []
}

const ofStep = ({ before, after, name }: AuditRow) => {
  const state = (facts: AuditFacts | null) => buildupState.labelOf(facts?.state ?? 0)
  if (before && 'state' in before) return [arrow(String(name), state(before), state(after))]
  return [`${name} 수정`]
}

const ofMeeting = ({ after }: AuditRow) => [
  `${mrType.labelOf(after?.mr_type)} 예약: ${showDateTime(String(after?.start_dt))}`,
]

/** How a project's files were kept before there was a data room. */
export const fileKindsBefore: Record<string, string> = {
  project_plan: fileScope.label('ir'),
  project_planning: fileScope.label('planning'),
  project_finance: fileScope.label('finance'),
  project_etc: fileScope.label('other'),
}

const ofFile = ({ action, before, after, name }: AuditRow) => {
  const kind = fileKindsBefore[String((after ?? before)?.to_table)]
  return [`${called(`${kind} 자료`, name)} ${action === 'delete' ? '삭제' : '추가'}`]
}

/** What was done to an entry of the data room. */
const treeActOf = ({ action, before, after }: AuditRow) => {
  if (action === 'insert') return '추가'
  if (after && 'state' in after) return after.state === 0 ? '삭제' : '되돌리기'
  if (after && 'parent' in after) return '이동'
  if (after && 'fv_no' in after) return '새 버전'
  return before?.name === after?.name ? null : '이름 변경'
}

/** Whole folders are one line: what was done to many at once names the first of them. */
const ofTree = (rows: AuditRow[]) => {
  const entries = rows.filter(({ table_name }) => table_name === 'file_tree')
  const acts = Map.groupBy(entries, treeActOf)
  return [...acts].flatMap(([act, those]) => {
    const [first] = those
    if (act === null || !first) return []
    const kind = act === '추가' ? `${fileScope.labelOf(first.after?.scope)} 자료` : '자료'
    return `${called(kind, first.name)}${those.length > 1 ? ` 외 ${those.length - 1}개` : ''} ${act}`
  })
}

const sentencesByTable: Record<string, (row: AuditRow, names: Names) => string[]> = {
  projects: ofProject,
  project_employees: ofMember,
  project_indicators: ofIndicator,
  project_buildups: ofBuildup,
  project_buildup_steps: ofStep,
  mr_schedules: ofMeeting,
  file_attachments: ofFile,
}

/** What one act did, a line for each thing; nothing for what is not worth telling. */
export const linesOf = (rows: AuditRow[], names: Names): string[] => [
  ...rows.flatMap((row) => sentencesByTable[row.table_name]?.(row, names) ?? []),
  ...ofIndicatorPeople(rows, names),
  ...ofTree(rows),
]

export const changedOnly = '수정'
