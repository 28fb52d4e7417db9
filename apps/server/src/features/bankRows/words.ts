import { coreName, transferCode } from '@crm/contract/features/bankRows/depositorName'

/** What the bank tells of where money came from. */
export interface RowText {
  bkr_name: string
  bkr_memo: string
}

/** Letters that a name has to have where a bank may have cut it short. */
export const leastCutName = 3

/** `그린루프0147` without what a code may be. */
const withoutCode = (name: string) => coreName(name).replace(/\d+$/, '')

const codesIn = (text: string) =>
  (text.match(/\d+/g) ?? []).filter((digits) => /^\d{4,6}$/.test(digits)).map(transferCode)

export const textsOf = ({ bkr_name, bkr_memo }: RowText) =>
  [withoutCode(bkr_name), withoutCode(bkr_memo)].filter((text) => text.length >= 2)

export const codesOf = ({ bkr_name, bkr_memo }: RowText) => new Set([...codesIn(bkr_name), ...codesIn(bkr_memo)])

/** A text and all that it begins with, from two letters on: people write more behind a name. */
export const beginningsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(0, at + 2))

/** What rows are known by, apart from their amounts. */
export interface RowWords {
  /** Names as they stand, which may be a representative's, or a company's that was cut short. */
  texts: string[]
  /** What may be the whole name of a company. */
  beginnings: string[]
  codes: string[]
}

export const wordsOf = (rows: readonly RowText[]): RowWords => {
  const texts = [...new Set(rows.flatMap(textsOf))]
  return {
    texts,
    beginnings: [...new Set(texts.flatMap(beginningsOf))],
    codes: [...new Set(rows.flatMap((row) => [...codesOf(row)]))],
  }
}
