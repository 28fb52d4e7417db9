import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

export const bankState = labelled({ waiting: '확인 대기', later: '나중에', ignored: '관계없음', done: '입금 확정' })
export type BankState = (typeof bankState.values)[number]

/** How sure it is what a waiting row is for: one answer, several, or none. */
export const certainty = labelled({ certain: '확실', choose: '골라야 함', unknown: '모름' })
export type Certainty = (typeof certainty.values)[number]

/** Why something may be what was paid. */
export const matchReason = labelled({
  code: '견적 번호',
  amount: '금액 일치',
  company: '회사명',
  alias: '이전 입금자',
  rep: '대표자',
  due: '결제일 근처',
})
export type MatchReason = (typeof matchReason.values)[number]

export const Candidate = z.object({
  client_no: no(),
  client_name: z.string(),
  reasons: z.array(matchReason.schema),
  /** What no payment needs: 선수금. */
  rest: z.int(),
  shares: z.array(
    z.object({
      projcrd_no: no(),
      projcrd_title: z.string(),
      projcrd_due_dt: z.string().nullable(),
      ctr_title: z.string(),
      amount: z.int(),
    }),
  ),
})
export type Candidate = z.output<typeof Candidate>

export const BankRow = z.object({
  bkr_no: no(),
  bank_code: z.string(),
  bank_name: z.string(),
  bkr_account: z.string(),
  bkr_at: dateTime(),
  bkr_amount: z.int(),
  bkr_name: z.string(),
  bkr_memo: z.string(),
  bkr_balance: z.int().nullable(),
  bkr_state: bankState.schema,
  dep_no: no().nullable(),
  /** Of the deposit that it was confirmed as. */
  client_name: z.string().nullable(),
  /** Null for what does not wait. */
  certainty: certainty.schema.nullable(),
  /** The best first. */
  candidates: z.array(Candidate),
})
export type BankRow = z.output<typeof BankRow>

const wordsOf = ({ client_name, reasons }: Candidate) =>
  `${client_name} (${reasons.map((reason) => matchReason.label(reason)).join(', ')})`

/** What the row most likely is, in one line. */
export const matchWords = ({ client_name, candidates }: Pick<BankRow, 'client_name' | 'candidates'>) => {
  const [best, ...others] = candidates
  if (!best) return client_name ?? '-'
  return others.length ? `${wordsOf(best)} 외 ${others.length}` : wordsOf(best)
}

export const bankRowColumns = columnsOf<BankRow>()('bkr_no', {
  bkr_at: { title: '거래일시', width: 150, sortable: true, card: 'fact' },
  bkr_name: { title: '입금자', width: 160, card: 'title' },
  bkr_amount: { title: '금액', kind: 'money', width: 120, sortable: true, card: 'fact' },
  certainty: {
    title: '상태',
    width: 100,
    card: 'side',
    value: (row) => (row.certainty ? certainty.label(row.certainty) : bankState.label(row.bkr_state)),
  },
  match: { title: '무엇에 대한 입금', card: 'hidden', value: matchWords },
  bkr_memo: { title: '적요', width: 130, card: 'hidden' },
  bank_name: { title: '은행', width: 100, card: 'hidden' },
})

/** What a file's columns may mean; the first two must be there. */
export const bankFields = labelled({
  bkr_at: '거래일시',
  bkr_amount: '입금액',
  bkr_time: '거래시간',
  bkr_name: '입금자',
  bkr_memo: '적요',
  bkr_balance: '거래 후 잔액',
  bkr_account: '계좌번호',
})
export type BankField = (typeof bankFields.values)[number]

export const ImportedStatement = z.object({
  /** False where columns have to be chosen first: nothing was stored. */
  is_stored: z.boolean(),
  added: z.int(),
  /** Rows that an earlier file had. */
  known: z.int(),
  /** Money that went out, headings, sums. */
  left_out: z.int(),
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  mapping: z.array(z.object({ field: bankFields.schema, column: z.int().nullable() })),
})
export type ImportedStatement = z.output<typeof ImportedStatement>
