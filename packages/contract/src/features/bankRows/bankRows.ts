import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, no, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { ShareDraft } from '../deposits/deposits.ts'
import { importLimits } from '../imports/importLimits.ts'
import { BankRow, bankFields, bankState, certainty, ImportedStatement } from './bankRows.rows.ts'

export const bankMessages = {
  oldExcel: '.xlsx나 CSV로 저장한 뒤 올려 주세요.',
  bank: '은행을 골라 주세요.',
  columns: '거래일시와 입금액의 열을 골라 주세요.',
} as const

const path = '/crm/v3/bank_rows'
const access = staff('AdminContract')
const params = z.object({ bkr_no: key() })
const several = z.array(no()).min(1).max(1000)

/** In a form beside a file: `[{ "field": "bkr_at", "column": 0 }]`. */
const Mapping = z.preprocess(
  (text) => {
    if (typeof text !== 'string') return text
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  },
  z
    .array(z.object({ field: bankFields.schema, column: z.int().min(0).max(importLimits.columns).nullable() }))
    .max(bankFields.values.length),
)

const filter = {
  keyword: keyword(),
  bkr_state: bankState.schema.default('waiting'),
  certainty: certainty.schema.optional(),
  ...sorting('bkr_at', 'bkr_amount'),
}

export const bankRows = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '은행 내역. 기다리는 것에는 무엇에 대한 입금인지 후보와 까닭이 있다',
    access,
    query: z.object({ ...filter, ...paging }),
    response: pageOf(BankRow).extend({
      /** Of all waiting rows. */
      counts: z.object({ certain: z.int(), choose: z.int(), unknown: z.int() }),
    }),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '은행 내역을 엑셀 파일로. 조건과 순서는 목록과 같다',
    access,
    query: z.object(filter),
    binary: true,
    response: listOf(z.never()),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:bkr_no`,
    summary: '은행 내역 하나',
    access,
    params,
    response: listOf(BankRow),
  }),
  upload: endpoint({
    method: 'POST',
    path,
    summary:
      '은행 거래내역 파일(xlsx, CSV). 열을 알 수 없으면 저장하지 않고 열을 답한다. 같은 파일은 두 번 더해지지 않는다',
    access,
    multipart: true,
    bodyLimit: importLimits.bytes,
    body: z.object({
      bank_code: z.string(bankMessages.bank).regex(/^\d{3}$/, bankMessages.bank),
      mapping: Mapping.optional(),
      file: z.file(),
    }),
    response: listOf(ImportedStatement),
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/:bkr_no/confirm`,
    summary: '무엇에 대한 입금인지 확정: 그 금액의 입금이 된다. 되돌리기는 입금 바로잡기',
    access,
    params,
    body: z.object({ client_no: no(), shares: z.array(ShareDraft).max(50) }),
    response: listOf(BankRow),
  }),
  confirmCertain: endpoint({
    method: 'POST',
    path: `${path}/confirm`,
    summary: '고른 것 가운데 지금도 확실한 것을 한 번에 확정. 그 사이 확실하지 않게 된 것은 그대로 둔다',
    access,
    body: z.object({ bkr_nos: several }),
    response: listOf(z.object({ confirmed: z.int(), left: z.int() })),
  }),
  setState: endpoint({
    method: 'PUT',
    path: `${path}/state`,
    summary: '나중에, 관계없음, 다시 기다림. 확정한 것은 바뀌지 않는다',
    access,
    body: z.object({ bkr_nos: several, bkr_state: z.literal(['waiting', 'later', 'ignored']) }),
    response: nothing(),
  }),
}
