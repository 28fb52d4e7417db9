import { buildupState } from '@crm/contract/features/buildups'
import { peType, progressStage, projectGrade, stageOf } from '@crm/contract/project'
import type { Facts, Trace } from './activity.queries.ts'

/** Looks up what numbers stand for. */
export interface Names {
  staff: (emp_no: unknown) => string
  word: (field: string, no: unknown) => string
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

const arrow = (title: string, before: string, after: string) => `${title}: ${before} → ${after}`

const fieldTitles: Record<string, string> = {
  proj_name: '이름',
  client_no: '회사',
  psrv_no: '서비스',
  thm_no: '테마',
  pt_no: '유형',
  proj_grade: '등급',
  project_start: '시작일',
  project_end: '종료일',
}

const wordsFor = (names: Names, field: string, value: unknown) => {
  if (isNothing(value)) return '없음'
  if (field === 'proj_grade') return projectGrade.label(value as 'a')
  return field.endsWith('_no') ? names.word(field, value) : String(value)
}

const projectChange = (names: Names, field: string, before: unknown, after: unknown) => {
  if (field === 'progress_status') {
    const stage = (status: unknown) => progressStage.label(stageOf(status as null))
    return arrow('단계', stage(before), stage(after))
  }
  if (field === 'proj_significant') return isNothing(after) ? '특이사항 삭제' : '특이사항 수정'
  if (field === 'file_final_check') return after ? '자료 최종 확인' : '자료 최종 확인 취소'
  const title = fieldTitles[field]
  return title ? arrow(title, wordsFor(names, field, before), wordsFor(names, field, after)) : null
}

const ofProject = ({ action, before, after }: Trace, names: Names) => {
  if (action === 'insert') return ['프로젝트 등록']
  return Object.keys(after ?? {}).flatMap((field) => projectChange(names, field, before?.[field], after?.[field]) ?? [])
}

/** An update of a member says nothing of who it is: only what changed is kept. */
const ofMember = ({ action, before, after }: Trace, names: Names) => {
  const type = (facts: Facts | null) => peType.label((facts?.pe_type ?? 'participant') as 'manager')
  if (action === 'insert') return [`${names.staff(after?.emp_no)} ${type(after)} 추가`]
  if (action === 'delete') return [`${names.staff(before?.emp_no)} ${type(before)} 제외`]
  return [before?.pe_type ? arrow('구성원 역할', type(before), type(after)) : '구성원 정보 수정']
}

const ofIndicator = ({ action, before, after }: Trace) => {
  const title = (facts: Facts | null) => (facts?.pic_title ? ` ‘${facts.pic_title}’` : '')
  if (action === 'insert') return [`지표${title(after)} 추가`]
  if (action === 'delete') return [`지표${title(before)} 삭제`]
  if (before && 'pic_done_dt' in before) return [isNothing(after?.pic_done_dt) ? '지표 완료 취소' : '지표 완료']
  return [`지표${title(after)} 수정`]
}

const ofBuildup = ({ action, after }: Trace) => {
  if (action === 'insert') return [`서비스 ‘${after?.pbu_name}’ 추가`]
  return after?.state === 0 ? ['서비스 취소'] : []
}

const ofStep = ({ before, after, step }: Trace) => {
  const state = (facts: Facts | null) => buildupState.label((facts?.state ?? 0) as 0)
  if (before && 'state' in before) return [arrow(String(step), state(before), state(after))]
  return [`${step} 수정`]
}

/** One line of an activity list for one row that was written; nothing for what is not worth telling. */
export const linesOf = (trace: Trace, names: Names): string[] => {
  if (trace.table_name === 'projects') return ofProject(trace, names)
  if (trace.table_name === 'project_employees') return ofMember(trace, names)
  if (trace.table_name === 'project_indicators') return ofIndicator(trace)
  return trace.table_name === 'project_buildups' ? ofBuildup(trace) : ofStep(trace)
}

export const nothingToTell = '수정'
