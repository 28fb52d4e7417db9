import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'
import { day, inOrder } from '../projects/projects.rows.ts'
import { endsTooEarly } from '../projects/projects.words.ts'

export const buildupState = labelledNumbers({ 0: '대기', 1: '진행', 2: '완료' })

export const BuildupStep = z.object({
  pbs_no: no(),
  pps_no: no(),
  pps_name: z.string(),
  pps_parent: no().nullable(),
  state: buildupState.schema,
  emp_no: no().nullable(),
  emp_name: z.string().nullable(),
  start_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  rev: z.int(),
})
/** A service bought with pocket; its steps are a flat list that `pps_parent` makes a tree. */
export const Buildup = z.object({
  pbu_no: no(),
  pc_no: no(),
  pc_name: z.string(),
  pbu_name: z.string(),
  pbu_cash: z.int(),
  reg_dt: dateTime(),
  steps: z.array(BuildupStep),
})
export type Buildup = z.output<typeof Buildup>

const access = staff('WorkList', 'WorkListV2', 'MyPageProject')
const params = z.object({ proj_no: key() })
const path = '/crm/v3/projects/buildups/:proj_no'

/** Services that a client's company buys with its pocket, and their steps. */
export const buildups = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '포켓으로 산 서비스와 그 단계',
    access,
    params,
    response: listOf(Buildup),
  }),
  buy: endpoint({
    method: 'POST',
    path,
    summary: '서비스 추가: 고객의 포켓에서 값을 치른다',
    access,
    params,
    body: z.object({
      pc_no: no(),
      pbu_name: z.string().trim().min(1, '서비스 이름을 입력해 주세요.').max(100),
      pbu_cash: z.int().min(0).max(100_000_000),
      pps_nos: z.array(no()).min(1, '단계를 선택해 주세요.').max(60),
    }),
    response: listOf(Buildup),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: `${path}/:pbu_no`,
    summary: '서비스 취소: 포켓을 돌려준다',
    access,
    params: params.extend({ pbu_no: key() }),
    response: nothing(),
  }),
  updateStep: endpoint({
    method: 'PUT',
    path: `${path}/steps/:pbs_no`,
    summary: '서비스의 한 단계: 상태, 사람, 날짜. 보낸 것만 바뀐다. rev를 보냈는데 낡았으면 409',
    access,
    params: params.extend({ pbs_no: key() }),
    body: z
      .object({ state: buildupState.schema, emp_no: no().nullable(), start_dt: day(), end_dt: day(), rev: no() })
      .partial()
      .refine(({ start_dt = null, end_dt = null }) => inOrder(start_dt, end_dt), {
        path: ['end_dt'],
        message: endsTooEarly,
      }),
    response: listOf(Buildup),
  }),
}
