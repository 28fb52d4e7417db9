import type { Certainty, MatchReason } from '@crm/contract/features/bankRows/bankRows.rows'
import { coreName } from '@crm/contract/features/bankRows/depositorName'
import { codesOf, coresOf, leastCutName, namesIn, type RowText, withoutDigits } from './words.ts'

/** What waits, as far as matching reads it. */
export interface MatchRow extends RowText {
  bkr_no: number
  bkr_amount: number
  /** `YYYY-MM-DD` */
  day: string
}

/** A payment that is not covered; of one contract the one that is due first comes first. */
export interface MatchCredit {
  projcrd_no: number
  ctr_no: number
  client_no: number
  client_name: string
  client_rep_name: string | null
  open: number
  projcrd_due_dt: string | null
  /** The last four digits of the estimate's number. */
  code: string | null
}

export interface Match {
  client_no: number
  reasons: MatchReason[]
  rest: number
  shares: { projcrd_no: number; amount: number }[]
}

export interface Matched {
  certainty: Certainty
  candidates: Match[]
}

/** By the name that the bank gave: the clients whose money came under it before. */
export type Aliases = ReadonlyMap<string, readonly number[]>

export const mostCandidates = 5
const nearDays = 14
const dayMs = 86_400_000
const weights: Record<MatchReason, number> = { code: 50, company: 30, alias: 30, amount: 30, rep: 20, due: 10 }

const group = <Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key | null) => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === null) continue
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return groups
}

interface Company {
  client_no: number
  core: string
}

const byName = (one: Company, other: Company) => {
  if (one.core === other.core) return one.client_no - other.client_no
  return one.core < other.core ? -1 : 1
}

/** Everything that rows are looked up in, made once for all of them. */
const indexOf = (credits: readonly MatchCredit[]) => {
  const byClient = group(credits, ({ client_no }) => client_no)
  const companies: Company[] = [...byClient].flatMap(([client_no, [first]]) => {
    const core = coreName(first?.client_name ?? '')
    return core.length >= 2 ? [{ client_no, core }] : []
  })
  return {
    byClient,
    isNear: createCalendar(),
    byCode: group(credits, ({ code }) => code),
    byCore: group(companies, ({ core }) => core),
    /** In order, so that those which begin alike stand together. */
    companies: companies.sort(byName),
    byRep: group(
      [...byClient].flatMap(([client_no, [first]]) => {
        const rep = coreName(first?.client_rep_name ?? '')
        return rep.length >= 2 ? [{ client_no, rep }] : []
      }),
      ({ rep }) => rep,
    ),
  }
}
type Index = ReturnType<typeof indexOf>

/** The companies that a text names: those that are all of it but a code, otherwise the longest name that it begins with. */
const namedIn = (core: string, { byCore }: Index) => {
  const { whole, beginnings } = namesIn(core)
  const named = whole.flatMap((name) => byCore.get(name) ?? [])
  if (named.length) return named
  const longest = beginnings.find((name) => byCore.has(name))
  return (longest && byCore.get(longest)) || []
}

/** Names that go on where the text ends: banks cut them short. */
const cutShort = (text: string, { companies }: Index) => {
  if (text.length < leastCutName) return []
  let [from, to] = [0, companies.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((companies[middle]?.core ?? '') < text) from = middle + 1
    else to = middle
  }
  const found: Company[] = []
  for (let at = from; found.length < mostCandidates && companies[at]?.core.startsWith(text); at++) {
    const company = companies[at]
    if (company && company.core !== text) found.push(company)
  }
  return found
}

const identify = (row: MatchRow, index: Index, aliases: Aliases) => {
  const found = new Map<number, Set<MatchReason>>()
  const add = (client_no: number, reason: MatchReason) =>
    found.set(client_no, (found.get(client_no) ?? new Set()).add(reason))
  for (const core of coresOf(row)) {
    const text = withoutDigits(core)
    const named = namedIn(core, index)
    for (const { client_no } of named.length ? named : cutShort(text, index)) add(client_no, 'company')
    for (const { client_no } of index.byRep.get(text) ?? []) add(client_no, 'rep')
  }
  for (const client_no of aliases.get(row.bkr_name) ?? []) if (index.byClient.has(client_no)) add(client_no, 'alias')
  return found
}

/** A statement and the payments that are open have few different days, each of which is read thousands of times. */
const createCalendar = () => {
  const known = new Map<string, number>()
  const dayOf = (text: string) => {
    const day = known.get(text) ?? Date.parse(text) / dayMs
    known.set(text, day)
    return day
  }
  return (day: string, due: string | null) => due !== null && Math.abs(dayOf(day) - dayOf(due)) <= nearDays
}

interface Option {
  shares: Match['shares']
  isExact: boolean
}

/** What an amount may pay of these: just one, the first few together, otherwise as far as it goes. */
const optionsFor = (
  credits: readonly MatchCredit[],
  amount: number,
  openOf: (credit: MatchCredit) => number,
): Option[] => {
  const open = credits.filter((credit) => openOf(credit) > 0)
  const exact: Option[] = []
  for (const ofContract of group(open, ({ ctr_no }) => ctr_no).values()) {
    // Of equal instalments the one that is due first is meant.
    const one = ofContract.find((credit) => openOf(credit) === amount)
    if (one) exact.push({ shares: [{ projcrd_no: one.projcrd_no, amount }], isExact: true })
    let sum = 0
    const first: Match['shares'] = []
    for (const credit of ofContract) {
      sum += openOf(credit)
      first.push({ projcrd_no: credit.projcrd_no, amount: openOf(credit) })
      if (sum === amount && first.length > 1) exact.push({ shares: [...first], isExact: true })
    }
  }
  if (exact.length) return exact
  let rest = amount
  const shares = open.flatMap((credit) => {
    const part = Math.min(openOf(credit), rest)
    rest -= part
    return part > 0 ? [{ projcrd_no: credit.projcrd_no, amount: part }] : []
  })
  return shares.length ? [{ shares, isExact: false }] : []
}

const score = ({ reasons, rest }: Match) =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0) - (rest > 0 ? 5 : 0)

const isStrong = ({ reasons, rest }: Match) => {
  const has = (reason: MatchReason) => reasons.includes(reason)
  const isKnown = has('company') || has('alias')
  return rest === 0 && isKnown && (has('amount') || has('code'))
}

const order: MatchReason[] = ['code', 'amount', 'company', 'alias', 'rep', 'due']

const candidatesOf = (
  row: MatchRow,
  index: Index,
  aliases: Aliases,
  openOf: (credit: MatchCredit) => number,
): Match[] => {
  const found: Match[] = []
  const dueOf = (projcrd_no: number, credits: readonly MatchCredit[]) =>
    credits.find((credit) => credit.projcrd_no === projcrd_no)?.projcrd_due_dt ?? null
  const add = (
    client_no: number,
    credits: readonly MatchCredit[],
    known: Iterable<MatchReason>,
    exactOnly: boolean,
  ) => {
    for (const { shares, isExact } of optionsFor(credits, row.bkr_amount, openOf)) {
      if (exactOnly && !isExact) continue
      const reasons = new Set(known)
      if (isExact) reasons.add('amount')
      if (index.isNear(row.day, dueOf(shares[0]?.projcrd_no ?? 0, credits))) reasons.add('due')
      const rest = row.bkr_amount - shares.reduce((sum, { amount }) => sum + amount, 0)
      found.push({ client_no, shares, rest, reasons: order.filter((reason) => reasons.has(reason)) })
    }
  }
  const known = identify(row, index, aliases)
  const coded = new Set<number>()
  for (const code of codesOf(row)) {
    for (const [, credits] of group(index.byCode.get(code) ?? [], ({ ctr_no }) => ctr_no)) {
      const client_no = credits[0]?.client_no ?? 0
      const reasons = known.get(client_no)
      // Four digits alone may be anything: somebody's name or the amount has to go with them.
      const before = found.length
      add(client_no, credits, ['code', ...(reasons ?? [])], !reasons)
      if (found.length > before && reasons) coded.add(client_no)
    }
  }
  for (const [client_no, reasons] of known)
    if (!coded.has(client_no)) add(client_no, index.byClient.get(client_no) ?? [], reasons, false)
  return found.sort((one, other) => score(other) - score(one)).slice(0, mostCandidates)
}

const judge = (candidates: Match[]): Certainty => {
  const [best] = candidates
  if (!best) return 'unknown'
  const strong = candidates.filter(isStrong)
  // Others that only share a name or an amount do not make it doubtful.
  return strong.length === 1 && (candidates.length === 1 || strong[0] === best) ? 'certain' : 'choose'
}

/** By `bkr_no`. */
export type MatchedRows = Map<number, Matched>

/**
 * What each waiting row is for, by its words. Rows are taken in the order in which they came, and what a certain one pays
 * is no longer open for the next: two equal transfers pay two instalments, never one twice.
 */
export const matchRows = (rows: readonly MatchRow[], credits: readonly MatchCredit[], aliases: Aliases) => {
  const index = indexOf(credits)
  const open = new Map(credits.map((credit) => [credit.projcrd_no, credit.open]))
  const openOf = ({ projcrd_no }: MatchCredit) => open.get(projcrd_no) ?? 0
  const matched: MatchedRows = new Map()
  const match = (row: MatchRow) => {
    const candidates = candidatesOf(row, index, aliases, openOf)
    const certainty = judge(candidates)
    if (certainty === 'certain') candidates.length = 1
    matched.set(row.bkr_no, { certainty, candidates })
    if (certainty !== 'certain') return
    for (const { projcrd_no, amount } of candidates[0]?.shares ?? [])
      open.set(projcrd_no, (open.get(projcrd_no) ?? 0) - amount)
  }
  const inOrder = rows.toSorted((one, other) => one.day.localeCompare(other.day) || one.bkr_no - other.bkr_no)
  for (const row of inOrder) match(row)
  // What is not certain is shown against what the certain ones leave.
  for (const row of inOrder) if (matched.get(row.bkr_no)?.certainty !== 'certain') match(row)
  return { matched, open }
}

/**
 * What rows may be for that no word leads anywhere: payments of just their amount, as many as are shown, those due about
 * their day first. `open` is what other rows leave of payments; none of these is certain, so they leave as much.
 */
export const matchByAmount = (
  rows: readonly MatchRow[],
  credits: readonly MatchCredit[],
  open: ReadonlyMap<number, number>,
): MatchedRows => {
  const isNear = createCalendar()
  const whole = credits.filter((credit) => (open.get(credit.projcrd_no) ?? credit.open) === credit.open)
  const byAmount = group(whole, (credit) => credit.open)
  const candidatesFor = ({ bkr_amount: amount, day }: MatchRow) => {
    const near: Match[] = []
    const others: Match[] = []
    for (const { client_no, projcrd_no, projcrd_due_dt } of byAmount.get(amount) ?? []) {
      if (near.length === mostCandidates) break
      const match = { client_no, rest: 0, shares: [{ projcrd_no, amount }] }
      if (isNear(day, projcrd_due_dt)) near.push({ ...match, reasons: ['amount', 'due'] })
      else if (others.length < mostCandidates) others.push({ ...match, reasons: ['amount'] })
    }
    return [...near, ...others].slice(0, mostCandidates)
  }
  return new Map(
    rows.map((row) => {
      const candidates = candidatesFor(row)
      return [row.bkr_no, { certainty: candidates.length ? 'choose' : 'unknown', candidates }]
    }),
  )
}
