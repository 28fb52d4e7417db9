import { importText } from './import.messages.ts'
import { readCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'
import { type Table, tableOf } from './table.ts'
import { TableProblem } from './tableProblem.ts'

const zipMark = [0x50, 0x4b, 0x03, 0x04]
/** Of files in which old versions of Office keep everything, and new ones what has a password. */
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte)

/** Tells by its content what kind of file it is: names lie, and browsers do not know CSV. */
export const parseTable = async (bytes: Uint8Array): Promise<Table> => {
  if (startsWith(bytes, oldOfficeMark)) throw new TableProblem(importText.oldExcel)
  return tableOf(startsWith(bytes, zipMark) ? await readXlsx(bytes) : readCsv(bytes))
}
