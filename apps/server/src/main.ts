import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { collectGarbageOfStart } from './http/collectGarbage.ts'
import { createLog } from './log.ts'
import { StartupProblem } from './startupProblem.ts'
import { printLine, printReady } from './terminal.ts'

const listenProblem = (error: NodeJS.ErrnoException, { port, host }: Config) => {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(
      `포트 ${port}을(를) 다른 프로그램이 쓰고 있어요`,
      'PORT 환경 변수로 다른 포트를 정하거나 그 프로그램을 끝내 주세요.',
    )
  }
  if (error.code === 'EACCES') {
    return new StartupProblem(`포트 ${port}을(를) 열 권한이 없어요`, 'PORT에 1024 이상의 포트를 정해 주세요.')
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupProblem(`주소 ${host}을(를) 쓸 수 없어요`, 'HOST에 이 컴퓨터의 주소를 정해 주세요.')
  }
  return error
}

/** The features are loaded last: a wrong setting or a missing database is said at once, not after all of them. */
const start = async (clock: boolean) => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, printLine)
  const close: (() => Promise<void>)[] = [database.close]
  const closeAll = async () => {
    for (const step of close.toReversed()) await step()
  }
  try {
    const { seedIfEmpty } = await import('./seeding.ts')
    await seedIfEmpty(database.url, config, printLine)
    const { startNode } = await import('./node.ts')
    const node = await startNode({ config, databaseUrl: database.url, log, clock }).catch((error) => {
      throw listenProblem(error, config)
    })
    close.push(node.close)
    await collectGarbageOfStart()
    printReady(node.url, config)
    return closeAll
  } catch (error) {
    await closeAll()
    throw error
  }
}

const fail = (error: unknown): never => {
  const problem = error instanceof StartupProblem ? error.message : error
  process.stderr.write(`✖ ${problem instanceof Error ? (problem.stack ?? problem.message) : problem}\n`)
  process.exit(1)
}

const impatientAfterMs = 2000

interface MainOptions {
  /** False only for journeys: what the time of day starts would ring among them at nine, say. */
  clock?: boolean
}

/** Starts the product in this process and ends it cleanly on the first signal, at once on a later second one. */
export const main = async ({ clock = true }: MainOptions = {}) => {
  let stoppingSince = 0
  let closeAll: (() => Promise<void>) | undefined
  const stop = () => {
    // One wish often comes as two signals: the terminal tells the whole group, and npm passes it on as well.
    if (stoppingSince && Date.now() - stoppingSince > impatientAfterMs) process.exit(130)
    if (stoppingSince) return
    stoppingSince = Date.now()
    printLine('멈추는 중이에요. 처리 중인 요청을 마칩니다.')
    // A signal during start-up waits until there is something to close.
    closeAll?.().then(() => process.exit(0), fail)
  }
  // Whoever read our words may go away (a pipe, a closed terminal); that is no reason to stop.
  process.stdout.on('error', () => {})
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    closeAll = await start(clock)
    if (stoppingSince) closeAll().then(() => process.exit(0), fail)
  } catch (error) {
    fail(error)
  }
}

if (import.meta.main) await main()
