import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { flag, key, keyword, no, paging } from '../../kit/fields.ts'
import {
  DashboardProject,
  ownSort,
  Project,
  ProjectChange,
  ProjectDraft,
  ProjectFilter,
  ProjectRow,
} from './projects.rows.ts'
import { Indicator, IndicatorChange, IndicatorDraft, progressStage } from './projects.words.ts'

const Reason = z.string().trim().max(500)

const anyStaff = staff()
const work = staff('WorkList', 'WorkListV2', 'MyPageProject')
const params = z.object({ proj_no: key() })
const path = '/crm/v3/projects'
/** One of the planning team and one of the design team: null is nobody, and what is not sent stays. */
const teamManagers = { planning_emp_no: no().nullable().optional(), design_emp_no: no().nullable().optional() }

export const projects = {
  main: endpoint({
    method: 'GET',
    path: `${path}/main`,
    summary: '홈의 내 프로젝트',
    access: anyStaff,
    query: z.object({
      is_own: flag().default(1),
      is_own_sort: ownSort.schema.default('next_meeting'),
      ...paging,
    }),
    response: pageOf(DashboardProject),
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/newarrivals`,
    summary: '프로젝트 목록. 새것부터',
    access: work,
    query: ProjectFilter.extend(paging),
    response: pageOf(ProjectRow),
  }),
  find: endpoint({
    method: 'GET',
    path: `${path}/v2`,
    summary: '프로젝트 고르기: 이름, 회사, 대표자로 찾는다',
    access: anyStaff,
    query: z.object({
      keyword: keyword(),
      sort: z.enum(['new', 'name']).default('new'),
      psrv_no: key().optional(),
      thm_no: key().optional(),
      pt_ref_no: key().optional(),
      is_own: flag().optional(),
      proj_no: key().optional(),
      ...paging,
    }),
    response: pageOf(
      ProjectRow.pick({
        proj_no: true,
        proj_name: true,
        client_no: true,
        client_name: true,
        user_name: true,
        psrv_name: true,
        progress_status: true,
        emp: true,
        rev: true,
      }),
    ),
  }),
  board: endpoint({
    method: 'GET',
    path: `${path}/board`,
    summary: '단계마다 몇 건인지, 계약 금액이 얼마인지',
    access: work,
    query: ProjectFilter,
    response: listOf(z.object({ stage: progressStage.schema, count: z.int(), amount: z.int() })),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '목록을 엑셀 파일로. 거르는 조건과 순서는 목록과 같다',
    access: work,
    binary: true,
    query: ProjectFilter,
    response: listOf(z.never()),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/show/:proj_no`,
    summary: '프로젝트 하나',
    access: work,
    params,
    response: listOf(Project),
  }),
  summaryPdf: endpoint({
    method: 'GET',
    path: `${path}/show/:proj_no/pdf`,
    summary: '프로젝트 요약 PDF: 대시보드에 있는 내용',
    access: work,
    binary: true,
    params,
    response: listOf(z.never()),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '프로젝트 등록: 문의에서 시작한다',
    access: work,
    body: ProjectDraft,
    response: listOf(Project),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:proj_no`,
    multipart: true,
    summary: '프로젝트와 그 사람들 수정. 보낸 항목만 바뀐다. rev를 보냈는데 낡았으면 409',
    access: work,
    params,
    body: ProjectChange,
    response: listOf(Project),
  }),
  significant: endpoint({
    method: 'PUT',
    path: `${path}/significant/:proj_no`,
    summary:
      '특이사항. 비우면 없어진다. rev를 보냈는데 낡았으면 409. 프로젝트 메뉴가 있거나 그 프로젝트에 참여하는 직원만',
    access: anyStaff,
    params,
    body: z.object({ proj_significant: z.string().trim().max(2000).nullable(), rev: no().optional() }),
    response: listOf(z.object({ proj_no: no(), proj_significant: z.string().nullable(), rev: z.int() })),
  }),
  move: endpoint({
    method: 'PUT',
    path: `${path}/status/:proj_no`,
    summary: '단계 옮기기. 되돌릴 때는 까닭이 있어야 한다',
    access: work,
    params,
    body: z.object({ stage: progressStage.schema, reason: Reason.default('') }),
    response: listOf(ProjectRow),
  }),
  changeMany: endpoint({
    method: 'POST',
    path: `${path}/bulk`,
    summary: '여러 프로젝트의 담당자, 기획 담당, 디자인 담당, 단계를 한 번에. 하나라도 안 되면 아무것도 바뀌지 않는다',
    access: work,
    body: z
      .object({
        proj_nos: z.array(no()).min(1, '프로젝트를 선택해 주세요.').max(200, '한 번에 200개까지 바꿀 수 있어요.'),
        /** Instead of all managers of these projects. */
        manager_emp_no: no().optional(),
        ...teamManagers,
        stage: progressStage.schema.optional(),
        reason: Reason.default(''),
      })
      .refine(
        ({ manager_emp_no, planning_emp_no, design_emp_no, stage }) =>
          manager_emp_no || planning_emp_no !== undefined || design_emp_no !== undefined || stage,
        '바꿀 내용을 선택해 주세요.',
      ),
    response: listOf(ProjectRow),
  }),
  assign: endpoint({
    method: 'PUT',
    path: `${path}/managers/:proj_no`,
    summary:
      '기획 담당(2팀)과 디자인 담당(5팀). 많아야 한 사람씩, null이면 아무도 없고 없는 항목은 그대로다. rev가 낡았으면 409',
    access: work,
    params,
    body: z.object({ ...teamManagers, rev: no() }),
    response: listOf(ProjectRow),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/undo`,
    summary:
      '방금 내가 한 변경(단계, 담당자, 마일스톤 삭제)을 되돌린다. 이유는 없어도 된다. 20초가 지났거나 그 사이 누가 바꾸었으면 409',
    access: work,
    body: z.object({
      projects: z
        .array(
          z.object({
            proj_no: no(),
            /** As the change answered it. */
            rev: no().optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    response: listOf(ProjectRow),
  }),
  checkFiles: endpoint({
    method: 'PUT',
    path: `${path}/files_check/:proj_no`,
    summary: '자료 최종 확인',
    access: work,
    params,
    body: z.object({ file_final_check: z.boolean() }),
    response: listOf(z.object({ proj_no: no(), file_final_check: z.boolean() })),
  }),
  addIndicator: endpoint({
    method: 'POST',
    path: `${path}/indicators/:proj_no`,
    summary: '마일스톤 추가',
    access: work,
    params,
    body: IndicatorDraft,
    response: listOf(Indicator),
  }),
  updateIndicator: endpoint({
    method: 'PUT',
    path: `${path}/indicators/:proj_no/:pic_no`,
    summary: '마일스톤 수정. rev가 낡았으면 409',
    access: work,
    params: params.extend({ pic_no: key() }),
    body: IndicatorChange,
    response: listOf(Indicator),
  }),
  removeIndicator: endpoint({
    method: 'DELETE',
    path: `${path}/indicators/:proj_no/:pic_no`,
    summary: '마일스톤 삭제',
    access: work,
    params: params.extend({ pic_no: key() }),
    response: nothing(),
  }),
}
