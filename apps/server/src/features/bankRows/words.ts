import { coreName, transferCode } from '@crm/contract/features/bankRows/depositorName'

/** What the bank tells of where money came from. */
export interface RowText {
  bkr_name: string
  bkr_memo: string
}

/** Letters that a name has to have where a bank may have cut it short. */
export const leastCutName = 3

/** `그린루프0147` without what a code may be. */
export const withoutDigits = (core: string) => core.replace(/\d+$/, '')

const codesIn = (text: string) =>
  (text.match(/\d+/g) ?? []).filter((digits) => /^\d{4,6}$/.test(digits)).map(transferCode)

/** The core names in what the bank tells: of its name for the sender, and of the memo. */
export const coresOf = ({ bkr_name, bkr_memo }: RowText) =>
  [coreName(bkr_name), coreName(bkr_memo)].filter((core) => withoutDigits(core).length >= 2)

export const codesOf = ({ bkr_name, bkr_memo }: RowText) => new Set([...codesIn(bkr_name), ...codesIn(bkr_memo)])

/** The names that a text may be, with or without a code behind them, and those that it may begin with, longest first. */
export const namesIn = (core: string) => {
  const text = withoutDigits(core)
  const beginnings = Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(0, text.length - at))
  return { whole: [...new Set([core, core.replace(/\d{4}$/, '')])], beginnings }
}

/** What rows are known by, apart from their amounts. */
export interface RowWords {
  /** Names as they stand, which may be a representative's, or a company's that was cut short. */
  texts: string[]
  /** What may be the name of a company. */
  names: string[]
  /** Codes, each with the amount of a row that has it. */
  codes: { code: string; amount: number }[]
}

export const wordsOf = (rows: readonly (RowText & { bkr_amount: number })[]): RowWords => {
  const cores = [...new Set(rows.flatMap(coresOf))]
  return {
    texts: [...new Set(cores.map(withoutDigits))],
    names: [...new Set(cores.map(namesIn).flatMap(({ whole, beginnings }) => [...whole, ...beginnings]))],
    codes: rows.flatMap((row) => [...codesOf(row)].map((code) => ({ code, amount: row.bkr_amount }))),
  }
}
