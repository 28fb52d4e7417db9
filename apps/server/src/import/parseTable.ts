import { importText } from './import.messages.ts'
import { type Table, tableOf } from './table.ts'
import { TableProblem } from './tableProblem.ts'

const zipMark = [0x50, 0x4b, 0x03, 0x04]
/** Of files in which old versions of Office keep everything, and new ones what has a password. */
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte)

/** Tells by its content what kind of file it is: names lie, and browsers do not know CSV. */
export const parseTable = async (bytes: Uint8Array): Promise<Table> => {
  if (startsWith(bytes, oldOfficeMark)) throw new TableProblem(importText.oldExcel)
  // Each reader is loaded when it is needed: a thread starts for every file.
  if (startsWith(bytes, zipMark)) return tableOf(await (await import('./readXlsx.ts')).readXlsx(bytes))
  return tableOf((await import('./readCsv.ts')).readCsv(bytes))
}
