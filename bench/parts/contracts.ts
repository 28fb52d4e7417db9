import { auth } from '@crm/contract/features/auth/auth'
import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { depositForecast } from '@crm/contract/features/depositForecast/depositForecast'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { createClient, urlOf } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { withDatabase } from '../../apps/server/src/seeding.ts'
import { printLine } from '../../apps/server/src/terminal.ts'
import { median } from '../load.ts'
import type { Options } from '../options.ts'
import { bearer, signIn } from '../sessions.ts'
import { ms, type Row, within } from '../table.ts'
import type { Workplace } from '../workplace.ts'

const matchings = 5
/** Reading what is open, matching a thousand rows with it and answering the first page. */
const mostMatchingMs = 600
const forecasts = 20
const mostForecastMs = 500
const papers = 50
/** While papers are written in their thread, nobody else may notice. */
const mostDelayMs = 50
const mostProfileMs = 150

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The longest and the hundredth longest delay of the server's event loop since the last time it was asked. */
const delayOf = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const delay = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1])
  return { longest: delay('max') * 1000, p99: delay('p99') * 1000 }
}

/** What the list of a statement does each time somebody opens it: a thousand rows against all that is open. */
const measureMatching = async (workplace: Workplace): Promise<Row[]> => {
  const database = await workplace.database('large')
  const { rows } = await withDatabase(database, (db) =>
    sql<{ waiting: number; open: number }>`
      select (select count(*)::int from bank_rows where bkr_state = 'waiting') as waiting,
             (select count(*)::int from project_credits c join contracts k using (ctr_no)
               where k.ctr_state in ('concluded', 'sealed') and c.projcrd_deposit_dt is null) as open`.execute(db),
  )
  const { waiting = 0, open = 0 } = rows[0] ?? {}
  const token = await signIn(database, 'ceo')
  const server = await workplace.freshServer('large')
  const call = createClient({ baseUrl: server.url, headers: () => bearer(token) })
  printLine(`은행 내역 ${waiting}건을 받을 돈 ${open}건과 맞춰 보는 중이에요`)
  const read = () => call(bankRows.list, { query: { limit: 50 } })
  await read()
  const waits: number[] = []
  while (waits.length < matchings) waits.push(await timed(read))
  await server.stop()
  const words = `${waiting.toLocaleString('en')} bank rows against ${open.toLocaleString('en')} open credits`
  return [{ ...within(`contracts: ${words}, p50`, median(waits), mostMatchingMs, ms), raw: waits }]
}

/** The weeks that come and those that are over, from every plan and every client's usual delay. */
const measureForecast = async (workplace: Workplace): Promise<Row[]> => {
  const database = await workplace.database('large')
  const token = await signIn(database, 'ceo')
  const server = await workplace.freshServer('large')
  const call = createClient({ baseUrl: server.url, headers: () => bearer(token) })
  printLine('입금 예보를 읽는 중이에요')
  const read = () => call(depositForecast.weeks, {})
  await read()
  const waits: number[] = []
  while (waits.length < forecasts) waits.push(await timed(read))
  await server.stop()
  return [{ ...within('contracts: forecast of deposits, p50', median(waits), mostForecastMs, ms), raw: waits }]
}

const findIssued = (database: string) =>
  withDatabase(database, async (db) => {
    // Kept from another run they would only be read.
    await db.deleteFrom('estimate_papers').execute()
    const rows = await db
      .selectFrom('estimates')
      .select('est_no')
      .where('est_snapshot', 'is not', null)
      .orderBy('est_no')
      .limit(papers)
      .execute()
    return rows.map(({ est_no }) => est_no)
  })

/** Fifty estimates as PDFs, asked for in quick succession as people would, and what others notice of it meanwhile. */
const measurePapers = async (workplace: Workplace): Promise<Row[]> => {
  const database = await workplace.database('small')
  const est_nos = await findIssued(database)
  const token = await signIn(database, 'ceo')
  const server = await workplace.freshServer('small')
  const headers = bearer(token)
  const call = createClient({ baseUrl: server.url, headers: () => headers })
  const write = async (est_no: number) => {
    const answer = await fetch(server.url + urlOf(estimates.pdf, { params: { est_no } }), { headers })
    if (!answer.ok) throw new Error(`the paper of estimate ${est_no} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  // The thread and its fonts are loaded once.
  await write(est_nos[0] ?? 0)
  await call(auth.profile, {})
  printLine(`PDF ${papers}개를 만드는 중이에요`)
  await delayOf(server.url)
  let isDone = false
  const profiles: number[] = []
  const others = async () => {
    while (!isDone) profiles.push(await timed(() => call(auth.profile, {})))
  }
  // As many at once as may wait for their turn; more are refused.
  const atOnce = 25
  const turns = [est_nos.slice(0, atOnce), est_nos.slice(atOnce)]
  const written = (async () => {
    for (const turn of turns) await Promise.all(turn.map(write))
    isDone = true
  })()
  await Promise.all([written, others()])
  const { longest, p99 } = await delayOf(server.url)
  await server.stop()
  const slowest = profiles.toSorted((one, other) => one - other)[Math.ceil(profiles.length * 0.99) - 1] ?? 0
  return [
    within(`contracts: event loop delay while ${papers} PDFs are made, p99`, p99, mostDelayMs, ms),
    { name: 'contracts: the longest of them', value: ms(longest), against: '' },
    within('contracts: profile meanwhile, p99', slowest, mostProfileMs, ms),
  ]
}

/** Matching money with what is open, the forecast of it, and papers that are made while others work. */
export const measureContracts = async (workplace: Workplace, _options: Options): Promise<Row[]> => [
  ...(await measureMatching(workplace)),
  ...(await measureForecast(workplace)),
  ...(await measurePapers(workplace)),
]
