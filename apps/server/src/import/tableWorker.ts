import { parentPort, workerData } from 'node:worker_threads'
import { parseTable } from './parseTable.ts'
import type { Table } from './table.ts'
import { TableProblem } from './tableProblem.ts'

export type TableAnswer = { table: Table } | { problem: string }

const answer = async (): Promise<TableAnswer> => {
  try {
    return { table: await parseTable(workerData as Uint8Array) }
  } catch (error) {
    if (error instanceof TableProblem) return { problem: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer())
