import { StartupProblem } from '../apps/server/src/startupProblem.ts'
import { printLine } from '../apps/server/src/terminal.ts'
import { cleanUp, isCleaningUp } from './cleanup.ts'
import { help, type Options, type PartName, readOptions } from './options.ts'
import { lookAround, othersShare } from './others.ts'
import { measureBookings } from './parts/bookings.ts'
import { measureBundle } from './parts/bundle.ts'
import { measureContracts } from './parts/contracts.ts'
import { measureDataRooms } from './parts/dataRooms.ts'
import { measureFiles } from './parts/files.ts'
import { measureGrowth } from './parts/growth.ts'
import { measureKeywords } from './parts/keywords.ts'
import { measureLearning } from './parts/learning.ts'
import { measurePeople } from './parts/people.ts'
import { measureRecordings } from './parts/recordings.ts'
import { measureSoak } from './parts/soak.ts'
import { measureSockets } from './parts/sockets.ts'
import { measureReads } from './parts/throughput.ts'
import { writeReport } from './report.ts'
import { closingLine, type Row, tableOf } from './table.ts'
import { openWorkplace, type Workplace } from './workplace.ts'

const measure: Record<PartName, (workplace: Workplace, options: Options) => Promise<Row[]>> = {
  reads: measureReads,
  growth: measureGrowth,
  people: measurePeople,
  keywords: measureKeywords,
  bookings: measureBookings,
  sockets: measureSockets,
  files: measureFiles,
  dataRooms: measureDataRooms,
  recordings: measureRecordings,
  learning: measureLearning,
  contracts: measureContracts,
  soak: measureSoak,
  bundle: measureBundle,
}

const interrupted = 130
const quietEnough = 0.15

const endOnSignals = () => {
  const end = () => {
    if (isCleaningUp()) return
    printLine('멈추는 중이에요. 띄운 것을 모두 거둡니다.')
    cleanUp().then(() => process.exit(interrupted))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

const show = (rows: Row[]) => process.stdout.write(`\n${tableOf(rows)}\n\n${closingLine(rows)}\n`)

const warnIfBusy = () => {
  const share = othersShare()
  if (share < quietEnough) return
  printLine(
    `재는 동안 다른 프로그램이 CPU의 ${Math.round(share * 100)}%를 썼어요. 조용할 때 다시 재면 비율이 더 믿을 만해요.`,
  )
}

const measureAll = async (options: Options) => {
  await lookAround()
  const workplace = openWorkplace(options.data)
  const rows: Row[] = []
  try {
    for (const part of options.parts) rows.push(...(await measure[part](workplace, options)))
  } finally {
    // What was measured before something failed is still worth reading.
    if (rows.length > 0 && !isCleaningUp()) {
      show(rows)
      warnIfBusy()
      await writeReport(options, rows)
    }
  }
}

/** A number over its bound is a finding, not a failure: the exit code tells only whether the bench could measure. */
export const main = async () => {
  endOnSignals()
  try {
    const options = readOptions(process.argv.slice(2))
    if (options) await measureAll(options)
    else process.stdout.write(help)
  } catch (error) {
    // A signal pulls the ground from under whatever runs; its complaints say nothing.
    if (isCleaningUp()) return
    process.exitCode = 1
    const problem = error instanceof StartupProblem ? error.message : error instanceof Error ? error.stack : error
    process.stderr.write(`✖ ${problem}\n`)
  }
  await cleanUp()
}

if (import.meta.main) await main()
