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

/** A text and all that it begins with, from two letters on: people write more behind a name. */
export const beginningsOf = (core: string) =>
  Array.from({ length: Math.max(0, core.length - 1) }, (_, at) => core.slice(0, at + 2))

/** Whether a name is all that a text says, apart from a code behind it. */
export const isWholeName = (name: string, core: string) => /^(\d{4})?$/.test(core.slice(name.length))

/** What rows are known by, apart from their amounts. */
export interface RowWords {
  /** Names as they stand, which may be a representative's, or a company's that was cut short. */
  texts: string[]
  /** What may be the whole name of a company. */
  beginnings: string[]
  codes: string[]
}

export const wordsOf = (rows: readonly RowText[]): RowWords => {
  const cores = [...new Set(rows.flatMap(coresOf))]
  return {
    texts: [...new Set(cores.map(withoutDigits))],
    beginnings: [...new Set(cores.flatMap(beginningsOf))],
    codes: [...new Set(rows.flatMap((row) => [...codesOf(row)]))],
  }
}
