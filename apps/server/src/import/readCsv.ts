import { importLimits } from '@crm/contract/features/imports/importLimits'
import { CsvError, parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { importText } from './import.messages.ts'
import { TableProblem } from './tableProblem.ts'

const utf16 = [0xff, 0xfe]

/** UTF-8 with or without its mark, UTF-16 as Excel's "Unicode text", otherwise CP949, in which Korean Excel saves CSV. */
const decode = (bytes: Uint8Array) => {
  if (utf16.every((byte, index) => bytes[index] === byte)) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new TableProblem(importText.notATable)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = iconv.decode(Buffer.from(bytes), 'cp949')
    // What CP949 does not have comes out as this character.
    if (text.includes('\ufffd')) throw new TableProblem(importText.badEncoding)
    return text
  }
}

const delimiters = [',', '\t', ';']

/** Whichever the heads have most of. */
const delimiterOf = (text: string) => {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  const heads = first.replace(/"[^"]*"/g, '')
  const [best = ','] = delimiters.toSorted((one, other) => heads.split(other).length - heads.split(one).length)
  return best
}

/** The rows of a CSV file, empty ones too. */
export const readCsv = (bytes: Uint8Array): string[][] => {
  const text = decode(bytes)
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // Enough to see that there are too many; blank rows between others count here.
      to: importLimits.rows * 2,
    })
  } catch (error) {
    if (error instanceof CsvError) throw new TableProblem(importText.badCsv(Number(error.records ?? 0) + 1))
    throw error
  }
}
