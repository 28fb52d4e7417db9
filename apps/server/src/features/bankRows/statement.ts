import { type BankField, bankFields } from '@crm/contract/features/bankRows/bankRows.rows'
import type { ImportField } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { guessMapping, type Mapping, textsOf } from '../../import/mapping.ts'
import type { Table } from '../../import/table.ts'
import { bankText } from './bankRows.messages.ts'

/** The heads that Korean banks use. */
const aliases: Record<BankField, string[]> = {
  bkr_at: ['거래일', '거래일자', '일자', '날짜', '거래일시분', '거래날짜', '입금일', '입금일자', '입금일시'],
  bkr_amount: ['입금', '입금금액', '맡기신금액', '받은금액', '입금하신금액', '입금(원)'],
  bkr_time: ['시간', '거래시각', '시각'],
  bkr_name: [
    '보낸분',
    '의뢰인',
    '의뢰인/수취인',
    '보낸분/받는분',
    '받는분/보낸분',
    '내용',
    '거래내용',
    '기재내용',
    '성명',
    '입금자명',
    '송금인',
    '거래기록사항',
  ],
  bkr_memo: ['메모', '비고', '거래메모', '송금메모', '통장메모', '내통장표시내용', '추가메모', '거래구분'],
  bkr_balance: ['잔액', '거래후잔액', '잔고', '남은금액'],
  bkr_account: ['계좌', '입금계좌', '입금계좌번호'],
}

export const statementFields = Object.fromEntries(
  bankFields.options.map(({ value, label }) => [value, { label, aliases: aliases[value], example: '' }]),
) as unknown as Record<BankField, ImportField>

/** Statements begin with a title, an account, a period: the heads are where a day and an amount are named. */
const mostLinesBefore = 30

export const hasNeeded = (mapping: Mapping) => mapping.bkr_at !== null && mapping.bkr_amount !== null

export const findHeads = (table: Table, remembered: Record<string, string>): { table: Table; mapping: Mapping } => {
  const guess = (heads: string[]) => guessMapping(statementFields, heads, remembered)
  const lines = [{ row_no: 1, cells: table.heads }, ...table.rows.slice(0, mostLinesBefore)]
  for (const [at, { cells }] of lines.entries()) {
    const mapping = guess(cells)
    if (hasNeeded(mapping)) return { table: { heads: cells, rows: table.rows.slice(at) }, mapping }
  }
  return { table, mapping: guess(table.heads) }
}

export interface StatementRow {
  bkr_account: string
  /** `YYYY-MM-DD HH:mm:ss`, Korea time. */
  bkr_at: string
  bkr_amount: number
  bkr_name: string
  bkr_memo: string
  bkr_balance: number | null
  bkr_nth: number
}

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

/** `10:20`, `10:20:33`, `102033`; nothing is midnight. */
const readTime = (text: string) => {
  const [, hour, minute, second] = /^(\d{1,2}):?(\d{2}):?(\d{2})?/.exec(text.trim()) ?? []
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

/** `2026-11-17 10:20:33`, `2026.11.17`, `20261117102033`; null for what is no day. */
export const readMoment = (text: string, time: string) => {
  const [, year, month, day, rest = ''] =
    /^(\d{4})[-./년 ]*(\d{1,2})[-./월 ]*(\d{1,2})일?[\sT(]*(.*)$/.exec(text.trim()) ?? []
  if (!year) return null
  const date = `${year}-${two(month)}-${two(day)}`
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  const moment = `${date} ${readTime(time || rest.replace(/^[^\d]*/, ''))}`
  return isDay && /^\S+ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(moment) ? moment : null
}

/** `1,000,000원`; 0 for nothing, null for what is no amount. */
export const readAmount = (text: string) => {
  const digits = text.replace(/[\s,₩￦원+]/g, '').replace(/\.0+$/, '')
  if (digits === '' || digits === '-') return 0
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : null
}

/**
 * The money that came in, in the words of the bank. What went out and lines without a day (headings, sums) are left out;
 * a day with an amount that cannot be read stops the file, because a missing row would go unnoticed.
 */
export const readStatement = (table: Table, mapping: Mapping, today: string) => {
  const seen = new Map<string, number>()
  const rows: StatementRow[] = []
  for (const { row_no, cells } of table.rows) {
    const text = textsOf(mapping, cells) as Record<BankField, string>
    const bkr_amount = readAmount(text.bkr_amount)
    if (!text.bkr_at || bkr_amount === 0) continue
    const bkr_at = readMoment(text.bkr_at, text.bkr_time)
    if (bkr_at === null) {
      if (/\d/.test(text.bkr_at)) return refuse('invalid_input', bankText.badDate(row_no))
      continue
    }
    if (bkr_amount === null || bkr_amount > 100_000_000_000) return refuse('invalid_input', bankText.badAmount(row_no))
    if (bkr_amount < 0) continue
    if (bkr_at.slice(0, 10) > today) return refuse('invalid_input', bankText.future(row_no))
    const row = {
      ...{ bkr_account: text.bkr_account.slice(0, 50), bkr_at, bkr_amount },
      ...{ bkr_name: text.bkr_name.slice(0, 100), bkr_memo: text.bkr_memo.slice(0, 200) },
      bkr_balance: text.bkr_balance === '' ? null : readAmount(text.bkr_balance),
    }
    const same = JSON.stringify(row)
    const bkr_nth = (seen.get(same) ?? 0) + 1
    seen.set(same, bkr_nth)
    rows.push({ ...row, bkr_nth })
  }
  return { rows, left_out: table.rows.length - rows.length }
}
