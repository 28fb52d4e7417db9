import { keysOf } from '@crm/contract/kit/keysOf'
import autocannon from 'autocannon'
import { lookAround } from './others.ts'

export interface Target {
  url: string
  headers: Record<string, string>
  /** For writes, of which no two are alike. */
  setupRequest?: NonNullable<autocannon.Options['setupRequest']>
}

export interface Round {
  perSecond: number
  /** Milliseconds */
  p50: number
  p99: number
}

export interface Measured extends Round {
  rounds: Round[]
}

const connections = 32
const mostSeconds = 16
/** Longer than any round: only a machine that stood still for a while would call its calls timed out. */
const timeout = 60

export interface Thoroughness {
  rounds: number
  /** How long a round lasts. */
  seconds: number
  warmUpSeconds: number
}

/** Warmed up as long as V8 takes to compile what is hot: the floor needs a moment, a whole server some seconds. */
export const thorough: Thoroughness = { rounds: 7, seconds: 2, warmUpSeconds: 6 }
/** For many reads that are told apart by multiples, not by tenths, on a server that runs hot already. */
export const brief: Thoroughness = { rounds: 3, seconds: 1, warmUpSeconds: 1 }

export const median = (numbers: number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

const percentile = (sorted: Float64Array, share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0

/** One round of load, undefined when nobody was answered in it; refused when a call fails. */
const loadOnce = ({ url, headers, setupRequest }: Target, seconds: number) =>
  new Promise<Round | undefined>((resolve, reject) => {
    // autocannon's own histogram counts whole milliseconds, too coarse for a p50 of a few.
    const times: number[] = []
    const failures = new Set<string>()
    const run = autocannon(
      { url, headers, connections, duration: seconds, timeout, sampleInt: 50, ...(setupRequest && { setupRequest }) },
      (error, result) => {
        const failed = error ? 1 : result.errors + result.non2xx
        if (failed) return reject(error ?? new Error(`${failed} calls of ${url} failed: ${[...failures].join(', ')}`))
        if (!times.length) return resolve(undefined)
        const sorted = Float64Array.from(times).sort()
        const perSecond = times.length / result.duration
        resolve({ perSecond, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) })
      },
    )
    run.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
      times.push(ms)
      if (status >= 300) failures.add(`status ${status}`)
    })
    run.on('reqError', (error: Error) => failures.add(error.message))
  })

/** A heavy read for all callers at once may take longer than a round: one without any answer is repeated for longer. */
export const load = async (target: Target, seconds: number): Promise<Round> => {
  const round = await loadOnce(target, seconds)
  if (round) return round
  if (seconds >= mostSeconds) throw new Error(`No call of ${target.url} was answered within ${seconds} s`)
  return load(target, seconds * 4)
}

/**
 * Loads the targets by turns, so that whatever else the machine does meets them alike; every second round the other way
 * round, so that none of them always follows the same one.
 */
export const interleave = async <Name extends string>(
  targets: Record<Name, Target>,
  { rounds: roundCount, seconds, warmUpSeconds }: Thoroughness,
): Promise<Record<Name, Measured>> => {
  const names = keysOf(targets)
  const rounds = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Round[]>
  for (const name of names) await load(targets[name], warmUpSeconds)
  for (let count = 0; count < roundCount; count++) {
    for (const name of count % 2 ? names.toReversed() : names) {
      await lookAround()
      rounds[name].push(await load(targets[name], seconds))
    }
  }
  const middle = (name: Name): Measured => ({
    perSecond: median(rounds[name].map((round) => round.perSecond)),
    p50: median(rounds[name].map((round) => round.p50)),
    p99: median(rounds[name].map((round) => round.p99)),
    rounds: rounds[name],
  })
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Measured>
}
