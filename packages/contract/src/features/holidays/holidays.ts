import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, line, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

export const holidayKind = labelled({ public: '공휴일', substitute: '대체공휴일', company: '회사 휴무' })

export const Holiday = z.object({
  hd_no: no(),
  hd_date: z.string(),
  hd_name: z.string(),
  kind: holidayKind.schema,
  /** 예상: computed, because the official calendar of that year is not known yet. */
  is_expected: z.boolean(),
  rev: z.int(),
})
export type Holiday = z.output<typeof Holiday>

/** A day on which the company is closed although the law does not ask for it. */
export const CompanyDay = z.object({ hd_date: date(), hd_name: line(50) })
export type CompanyDay = z.output<typeof CompanyDay>

const admin = staff('AdminSynthesis')
const params = z.object({ hd_no: key() })

export const holidays = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/holidays',
    summary: '기간 안의 공휴일과 회사 휴무. is_expected는 아직 확정되지 않은 예상 공휴일',
    access: staff(),
    query: z.object({ start_dt: date(), end_dt: date() }),
    response: listOf(Holiday),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/holidays',
    summary: '회사 휴무 등록',
    access: admin,
    body: CompanyDay,
    response: listOf(Holiday),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/holidays/:hd_no',
    summary: '회사 휴무 수정. 공휴일은 바꿀 수 없다. rev를 보냈는데 낡았으면 409',
    access: admin,
    params,
    body: CompanyDay.extend({ rev: no().optional() }),
    response: listOf(Holiday),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/crm/v3/holidays/:hd_no',
    summary: '회사 휴무 삭제. 공휴일은 지울 수 없다',
    access: admin,
    params,
    response: removal(),
  }),
}
