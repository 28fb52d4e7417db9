import type { Readable } from 'node:stream'
import { type ProcessLimits, runLimited } from '../limitedProcess.ts'
import type { ReaderAnswer } from './answer.ts'

/** Shorter than a database connection may wait inside a transaction. */
const usual: ProcessLimits = {
  mostSeconds: 30,
  mostMegabytes: 700,
  script: new URL('./readerProcess.ts', import.meta.url),
}

/** The words of a file. Limits and other code for the process are given by tests. */
export const readInProcess = (file: Readable, limits: Partial<ProcessLimits> = {}) =>
  runLimited<ReaderAnswer>(file, { ...usual, ...limits }, { type: 'other', broken: 'the reader gave up' })
