import * as z from 'zod'
import { clients, either, staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** How many completed projects make a hundred percent. */
const kpiGoal = 20

/** Completed projects divided by 20, rounded, as percent (docs/rules.md, home). */
export const kpiPercent = (cplt_qtt: number) => Math.round((cplt_qtt / kpiGoal) * 100)

/** What people do first when they are new; what each is done by is the server's to see. */
export const firstStep = labelled({
  phone: '휴대폰 번호 등록하기',
  project: '프로젝트 맡기',
  meeting: '첫 미팅 잡기',
  todo: '할 일 보내기',
  contact: '회사 연락처 확인하기',
  colleague: '함께 쓸 동료 초대하기',
})
export type FirstStep = (typeof firstStep.values)[number]

/** So long after joining somebody is new. */
export const firstStepsDays = 30

export const home = {
  firstSteps: endpoint({
    method: 'GET',
    path: '/crm/v3/first_steps',
    summary: '가입한 지 30일이 안 된 사람이 처음 할 일. 다 했거나 닫았으면 비어 있다',
    access: either(staff(), clients),
    response: listOf(z.object({ step: firstStep.schema, is_done: z.boolean() })),
  }),
  dismissFirstSteps: endpoint({
    method: 'POST',
    path: '/crm/v3/first_steps/dismiss',
    summary: '처음 할 일을 더 보지 않는다',
    access: either(staff(), clients),
    response: nothing(),
  }),
  myKpi: endpoint({
    method: 'GET',
    path: '/crm/v3/projects/myKpi',
    summary: '내 KPI: 진행, 완료, 계약, 이번 달 완료',
    access: staff(),
    response: listOf(z.object({ ing_qtt: z.int(), cplt_qtt: z.int(), cont_qtt: z.int(), done_qtt: z.int() })),
  }),
  teamKpi: endpoint({
    method: 'GET',
    path: '/crm/v3/projects/teamKpi',
    summary: '우리 팀 사람마다의 KPI',
    access: staff(),
    response: listOf(z.object({ emp_no: no(), emp_name: z.string(), ing_qtt: z.int(), cplt_qtt: z.int() })),
  }),
}
