import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { no } from '../../kit/fields.ts'

/** How many completed projects make a hundred percent. */
const kpiGoal = 20

/** Completed projects divided by 20, rounded, as percent (docs/rules.md, home). */
export const kpiPercent = (cplt_qtt: number) => Math.round((cplt_qtt / kpiGoal) * 100)

export const home = {
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
