import * as z from 'zod'
import { clients, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/**
 * `free` and `take` are acts of staff, `use` and `refund` follow from orders, `reverse` undoes one entry, `charge` comes
 * with a contract that is paid for.
 */
export const cashType = labelled({
  free: '지급',
  take: '회수',
  use: '사용',
  refund: '환불',
  reverse: '취소',
  charge: '적립',
})
export type CashType = (typeof cashType.values)[number]

const mostPocketAtOnce = 100_000_000

export const CashLog = z.object({
  cl_no: no(),
  client_no: no(),
  client_name: z.string(),
  cl_amount: z.int(),
  cl_type: cashType.schema,
  cl_info: z.object({ reason: z.string() }),
  /** The balance once this entry was in. */
  cl_balance: z.int(),
  emp_name: z.string().nullable(),
  /** The entry that this one undoes or gives back. */
  reversed_cl_no: no().nullable(),
  /** The entry that has undone this one or given back the last part of it. */
  reversed_by: no().nullable(),
  /** The service of a project that it paid for, or that was cancelled: such an entry is not undone by itself. */
  pbu_no: no().nullable(),
  /** The payment that it was part of, or that was refunded: such an entry is not undone by itself either. */
  pay_no: no().nullable(),
  /** The contract that it came with: it follows the deposits of that. */
  ctr_no: no().nullable(),
  reg_dt: z.string(),
})
export type CashLog = z.output<typeof CashLog>

/** As the company itself sees it: why staff took something back or undid it is theirs to know. */
export const OwnCashLog = CashLog.pick({
  cl_no: true,
  cl_amount: true,
  cl_type: true,
  cl_balance: true,
  reg_dt: true,
}).extend({ reason: z.string().nullable() })
export type OwnCashLog = z.output<typeof OwnCashLog>

const Amount = z
  .int('숫자로 입력해 주세요.')
  .min(-mostPocketAtOnce, '한 번에 1억 포켓까지 처리할 수 있어요.')
  .max(mostPocketAtOnce, '한 번에 1억 포켓까지 처리할 수 있어요.')
  .refine((amount) => amount !== 0, '0이 아닌 수를 입력해 주세요.')

const Reason = z.string().trim().max(200)

const PocketGrant = z.object({ client_no: no(), cl_amount: Amount, reason: Reason })

const access = staff('ClientVcList')

export const pocket = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/cash_log',
    summary: '한 회사의 포켓 내역과 잔액(cash). 최근 것부터',
    access,
    query: z.object({ client_no: key(), cl_type: cashType.schema.optional(), ...paging }),
    response: pageOf(CashLog).extend({ cash: z.int() }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/crm/v3/cash_log/own',
    summary: '자기 회사의 포켓 내역과 잔액(cash). 최근 것부터',
    access: clients,
    query: z.object(paging),
    response: pageOf(OwnCashLog).extend({ cash: z.int() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/crm/v3/cash_log',
    summary: '포켓 지급. 음수는 회수. 잔액은 0 아래로 내려가지 않는다',
    access,
    body: PocketGrant,
    response: listOf(CashLog),
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/crm/v3/cash_log/:cl_no/reverse',
    summary:
      '내역 하나를 취소: 반대 금액의 새 내역이 남는다. 한 번만. 서비스 구매는 빌드업에서, 결제에 쓴 것은 환불로 취소한다',
    access,
    params: z.object({ cl_no: key() }),
    body: z.object({ reason: Reason }),
    response: listOf(CashLog),
  }),
}
