import * as z from 'zod'
import { csv, date, dateTime, flag, key, keyword, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { estState } from '../estimates/estimates.words.ts'
import {
  contractStatus,
  endsTooEarly,
  Indicator,
  payType,
  peType,
  progressStage,
  progressStatus,
  projectGrade,
} from './projects.words.ts'

const ProjectEmployee = z.object({
  pe_no: no(),
  emp_no: no(),
  emp_name: z.string(),
  team_no: no().nullable(),
  pe_type: peType.schema,
  start_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  pe_contribution: z.int(),
})
export type ProjectEmployee = z.output<typeof ProjectEmployee>

/** A row of the project list. */
export const ProjectRow = z.object({
  proj_no: no(),
  proj_name: z.string(),
  client_no: no(),
  client_name: z.string(),
  /** The representative. */
  user_name: z.string().nullable(),
  psrv_no: no().nullable(),
  psrv_name: z.string().nullable(),
  proj_grade: projectGrade.schema.nullable(),
  emp: z.array(ProjectEmployee),
  contract_status: z.array(contractStatus.schema),
  contract_amount: z.int(),
  /** null is an inquiry. */
  progress_status: progressStatus.schema.nullable(),
  /** Of one that was lost sight of: the stage that it was in. */
  lost_stage: progressStage.schema.nullable(),
  /** The day of the contract. */
  projcrd_deposit_dt: z.string().nullable(),
  project_end: z.string().nullable(),
  next_meeting_dt: z.string().nullable(),
  reg_dt: z.string(),
  rev: z.int(),
})
export type ProjectRow = z.output<typeof ProjectRow>

/** A row of the dashboard's project table (docs/rules.md, home). */
export const DashboardProject = z.object({
  proj_no: no(),
  proj_name: z.string(),
  client_name: z.string(),
  client_rep_name: z.string().nullable(),
  psrv_name: z.string().nullable(),
  /** "0" means none. */
  mr_count: z.string(),
  next_meeting_dt: z.string().nullable(),
  next_ms_no: no().nullable(),
  proj_significant: z.string().nullable(),
  rev: z.int(),
  progress_status: progressStatus.schema.nullable(),
  /** The newest open todo of the project. */
  tl_no: no().nullable(),
  last_todo_dt: z.string().nullable(),
  tl_title: z.string().nullable(),
  /** The beginning of what it says, without its markup. */
  tl_todo: z.string().nullable(),
  from_emp_no: no().nullable(),
  from_emp_name: z.string().nullable(),
  to_emp_no: no().nullable(),
  to_emp_name: z.string().nullable(),
  file_final_check: z.boolean(),
  emp: z.array(z.object({ emp_no: no(), emp_name: z.string(), pe_type: peType.schema })),
  indicators: z.array(
    z.object({ pic_no: no(), pic_title: z.string(), pic_end_dt: z.string(), pic_emps: z.array(no()) }),
  ),
})
export type DashboardProject = z.output<typeof DashboardProject>

const StatusMove = z.object({
  psl_no: no(),
  from_status: progressStatus.schema.nullable(),
  to_status: progressStatus.schema.nullable(),
  reason: z.string().nullable(),
  user_name: z.string().nullable(),
  reg_dt: dateTime(),
  /** How long the project stood in `to_status`; up to now for the last one. */
  days: z.number(),
})

const Credit = z.object({
  projcrd_no: no(),
  projcrd_title: z.string(),
  projcrd_amount: z.int(),
  /** What deposits have covered of it. */
  projcrd_paid: z.int(),
  projcrd_pay_type: payType.schema,
  projcrd_due_dt: z.string().nullable(),
  projcrd_deposit_dt: z.string().nullable(),
})
const Estimate = z.object({
  est_no: no(),
  est_title: z.string(),
  est_ver: z.int(),
  est_state: estState.schema,
  est_code: z.string().nullable(),
  est_amount: z.int(),
  est_issued_dt: z.string().nullable(),
  status: contractStatus.schema,
  credits: z.array(Credit),
})

/** The whole project: summary, people, stages, money. */
export const Project = ProjectRow.extend({
  client_rep_name: z.string().nullable(),
  client_phone: z.string().nullable(),
  thm_no: no().nullable(),
  thm_name: z.string().nullable(),
  pt_no: no().nullable(),
  pt_name: z.string().nullable(),
  proj_significant: z.string().nullable(),
  project_start: z.string().nullable(),
  file_final_check: z.boolean(),
  mr_count: z.int(),
  cash: z.int(),
  indicators: z.array(Indicator),
  moves: z.array(StatusMove),
  estimates: z.array(Estimate),
})
export type Project = z.output<typeof Project>

export const day = () => date().nullable()

const shareOutOfRange = '기여도는 0에서 100까지예요.'

/** Somebody in the project; who is in the list stays or joins, who is not leaves. */
const ProjectEmployeeDraft = z.object({
  emp_no: no(),
  pe_type: peType.schema,
  start_dt: day().default(null),
  end_dt: day().default(null),
  pe_contribution: z.int(shareOutOfRange).min(0, shareOutOfRange).max(100, shareOutOfRange).default(0),
})
export type ProjectEmployeeDraft = z.output<typeof ProjectEmployeeDraft>

/** Neither is there, or they are in order. */
export const inOrder = (from: string | null, to: string | null) => !from || !to || from <= to

const projectFields = {
  proj_name: z.string().trim().min(1, '프로젝트 이름을 입력해 주세요.').max(100),
  psrv_no: no().nullable(),
  thm_no: no().nullable(),
  pt_no: no().nullable(),
  proj_grade: projectGrade.schema.nullable(),
  proj_significant: z.string().trim().max(2000),
  project_start: day(),
  project_end: day(),
  proj_employees: z
    .array(
      ProjectEmployeeDraft.refine(({ start_dt, end_dt }) => inOrder(start_dt, end_dt), {
        path: ['end_dt'],
        message: endsTooEarly,
      }),
    )
    .max(50)
    .refine((list) => new Set(list.map(({ emp_no }) => emp_no)).size === list.length, '같은 사람이 두 번 들어 있어요.'),
}

const projectDates = { path: ['project_end'], message: endsTooEarly }

export const ProjectDraft = z
  .object({ client_no: no('회사를 선택해 주세요.'), ...projectFields })
  .refine(({ project_start, project_end }) => inOrder(project_start, project_end), projectDates)
export type ProjectDraft = z.output<typeof ProjectDraft>

/** What is left out stays as it is; with `rev` a change that is based on an older revision is refused. */
export const ProjectChange = z
  .object({ ...projectFields, rev: no() })
  .partial()
  .refine(({ project_start = null, project_end = null }) => inOrder(project_start, project_end), projectDates)
export type ProjectChange = z.output<typeof ProjectChange>

/** The filter of the project list and whatever else the list call accepts. */
export const ProjectFilter = z.object({
  keyword: keyword(),
  is_own: flag().optional(),
  is_not_ended: flag().optional(),
  /** Several with commas; `inquiry` for those without a stage. */
  progress_status: csv(progressStage.schema).optional(),
  contract_status: csv(contractStatus.schema).optional(),
  contract_date_sort: z
    .enum(['asc', 'desc', 'none', ''])
    .transform((sort) => (sort === 'asc' || sort === 'desc' ? sort : undefined))
    .optional(),
  /** Business type of the company. */
  industry_type: key().optional(),
  /** psrv_no by the name that screens give it. */
  service_type: key().optional(),
  psrv_no: key().optional(),
  sort: z.enum(['new', 'name']).optional(),
  proj_no: key().optional(),
  thm_no: key().optional(),
  /** A group of project types. */
  pt_ref_no: key().optional(),
  emp_no: key().optional(),
  client_no: key().optional(),
})
export type ProjectFilter = z.output<typeof ProjectFilter>

export const ownSort = labelled({ next_meeting: '다음 미팅', todo_reg_dt: '할 일 등록', name: '이름' })
export type OwnSort = (typeof ownSort.values)[number]
