import type { bankRows } from '@crm/contract/features/bankRows/bankRows'
import {
  type BankRow,
  bankRowColumns,
  type Candidate,
  type Certainty,
} from '@crm/contract/features/bankRows/bankRows.rows'
import type { ShareDraft } from '@crm/contract/features/deposits/deposits'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { filterKey } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { ok, one, page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { registerDeposit } from '../deposits/deposits.service.ts'
import { bankText } from './bankRows.messages.ts'
import {
  findAliases,
  findBankRows,
  findCreditsByAmount,
  findCreditsByWords,
  findNamedCredits,
  findWaiting,
  foundBy,
  lockBankRows,
  type OpenCredit,
  type StoredRow,
  setDeposit,
  setState,
} from './bankRows.queries.ts'
import { type Match, type MatchedRows, matchByAmount, matchRows } from './matching.ts'
import { wordsOf } from './words.ts'

/**
 * All waiting rows against all open payments, because what one of them is for depends on the others. Read are the
 * payments that words lead to, and those of the same amount for the rows that have nothing else.
 */
const matchWaiting = async (ctx: Context) => {
  const waiting = await findWaiting(ctx.db)
  const aliases = await findAliases(ctx.db, [...new Set(waiting.map(({ bkr_name }) => bkr_name))])
  const byWords = await findCreditsByWords(ctx.db, wordsOf(waiting), [...aliases.values()].flat())
  const { matched, open } = matchRows(waiting, byWords, aliases)
  const unknown = waiting.filter(({ bkr_no }) => matched.get(bkr_no)?.certainty === 'unknown')
  const amounts = [...new Set(unknown.map(({ bkr_amount }) => bkr_amount))]
  const byAmount = amounts.length ? await findCreditsByAmount(ctx.db, amounts) : []
  for (const [bkr_no, match] of matchByAmount(unknown, byAmount, open)) matched.set(bkr_no, match)
  return { matched, creditOf: new Map([...byWords, ...byAmount].map((credit) => [credit.projcrd_no, credit])) }
}
type Matching = Awaited<ReturnType<typeof matchWaiting>>

const candidateOf = ({ client_no, reasons, rest, shares }: Match, creditOf: Matching['creditOf']): Candidate => {
  const held = shares.flatMap(({ projcrd_no, amount }) => {
    const credit = creditOf.get(projcrd_no)
    return credit ? [{ credit, amount }] : []
  })
  return {
    client_no,
    client_name: held[0]?.credit.client_name ?? '',
    reasons,
    rest,
    shares: held.map(({ credit: { projcrd_no, projcrd_title, projcrd_due_dt, ctr_title }, amount }) => ({
      ...{ projcrd_no, projcrd_title, projcrd_due_dt, ctr_title, amount },
    })),
  }
}

const withMatch = (row: StoredRow, { matched, creditOf }: Matching): BankRow => {
  const match = row.bkr_state === 'waiting' ? matched.get(row.bkr_no) : undefined
  return {
    ...row,
    certainty: match?.certainty ?? null,
    candidates: match?.candidates.map((candidate) => candidateOf(candidate, creditOf)) ?? [],
  }
}

const countsOf = (matched: MatchedRows) => {
  const counts: Record<Certainty, number> = { certain: 0, choose: 0, unknown: 0 }
  for (const { certainty } of matched.values()) counts[certainty] += 1
  return counts
}

const rowsWith = (ctx: Context, matching: Matching) => async (bkr_nos: number[]) =>
  (await findBankRows(ctx.db, bkr_nos)).map((row) => withMatch(row, matching))

/** How sure a row is follows from all the others, so that the database cannot look for it. */
const narrows = ({ certainty, bkr_state }: QueryOf<typeof bankRows.excel>) => certainty && bkr_state === 'waiting'

const findNos = async (ctx: Context, query: QueryOf<typeof bankRows.excel>, { matched }: Matching) => {
  const nos = await readIds(ctx.db, foundBy(query))
  return narrows(query) ? nos.filter((no) => matched.get(no)?.certainty === query.certainty) : nos
}

export const listBankRows = async (ctx: Context, { query }: ParsedOf<typeof bankRows.list>) => {
  const { offset, limit } = query
  const matching = await matchWaiting(ctx)
  const counts = countsOf(matching.matched)
  const rows = rowsWith(ctx, matching)
  if (!narrows(query)) {
    const total = query.keyword ? 'window' : { cached: filterKey('bank rows', query), tables: ['bank_rows'] }
    const found = await readPage(ctx.db, { ...foundBy(query), page: { offset, limit }, total, rows })
    return { ...page(found), counts }
  }
  const such = await findNos(ctx, query, matching)
  const shown = such.slice(offset, offset + limit)
  const byNo = new Map((await rows(shown)).map((row) => [row.bkr_no, row]))
  return { ...page({ query: shown.flatMap((no) => byNo.get(no) ?? []), total: such.length }), counts }
}

export const exportBankRows = async (ctx: Context, { query }: ParsedOf<typeof bankRows.excel>) => {
  const matching = await matchWaiting(ctx)
  const rows = rowsWith(ctx, matching)
  const inOrder = async (nos: number[]) => {
    const byNo = new Map((await rows(nos)).map((row) => [row.bkr_no, row]))
    return nos.flatMap((no) => byNo.get(no) ?? [])
  }
  const batches = inBatches(await findNos(ctx, query, matching), inOrder)
  const name = bankText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(bankRowColumns), batches })
}

const readOne = async (ctx: Context, bkr_no: number) => {
  const [row] = await findBankRows(ctx.db, [bkr_no])
  return one(withMatch(row ?? refuse('not_found'), await matchWaiting(ctx)))
}

export const getBankRow = (ctx: Context, { params }: ParsedOf<typeof bankRows.detail>) => readOne(ctx, params.bkr_no)

type Held = Awaited<ReturnType<typeof lockBankRows>>[number]

/** A transfer is cash: personal, of the company, or a subsidy, as was agreed on. */
const payTypeOf = (credit: OpenCredit | undefined) =>
  credit?.projcrd_pay_type === 1 || credit?.projcrd_pay_type === 5 ? credit.projcrd_pay_type : 3

const confirmAs = async (
  ctx: Context,
  row: Held,
  client_no: number,
  shares: ShareDraft[],
  creditOf: Matching['creditOf'],
) => {
  const dep_no = await registerDeposit(
    ctx,
    {
      ...{ client_no, dep_dt: row.day, dep_amount: row.bkr_amount, shares },
      dep_pay_type: payTypeOf(creditOf.get(shares[0]?.projcrd_no ?? 0)),
      ...{ dep_name: row.bkr_name.slice(0, 50), dep_memo: row.bkr_memo },
    },
    { bkr_no: row.bkr_no },
  )
  await setDeposit(ctx.db, row.bkr_no, dep_no)
}

/** Whoever comes second finds it confirmed. */
export const confirmBankRow = async (ctx: Context, { params, body }: ParsedOf<typeof bankRows.confirm>) => {
  const [row] = await lockBankRows(ctx.db, [params.bkr_no])
  if (!row) return refuse('not_found')
  if (row.bkr_state === 'done') return refuse('conflict', bankText.notWaiting)
  const credits = await findNamedCredits(
    ctx.db,
    body.shares.map(({ projcrd_no }) => projcrd_no),
  )
  const creditOf = new Map(credits.map((credit) => [credit.projcrd_no, credit]))
  await confirmAs(ctx, row, body.client_no, body.shares, creditOf)
  ctx.publish('bankRows.changed')
  return readOne(ctx, row.bkr_no)
}

/** All or none of those that are certain now; what was looked at may have changed, and nothing of the browser is believed. */
export const confirmCertain = async (ctx: Context, { body }: ParsedOf<typeof bankRows.confirmCertain>) => {
  const bkr_nos = [...new Set(body.bkr_nos)]
  const held = await lockBankRows(ctx.db, bkr_nos, 'waiting')
  const { matched, creditOf } = await matchWaiting(ctx)
  let confirmed = 0
  for (const row of held) {
    const match = matched.get(row.bkr_no)
    const [candidate] = match?.certainty === 'certain' ? match.candidates : []
    if (!candidate) continue
    await confirmAs(ctx, row, candidate.client_no, candidate.shares, creditOf)
    confirmed += 1
  }
  if (confirmed) ctx.publish('bankRows.changed')
  return one({ confirmed, left: bkr_nos.length - confirmed })
}

export const setBankRowState = async (ctx: Context, { body }: ParsedOf<typeof bankRows.setState>) => {
  const held = await lockBankRows(ctx.db, [...new Set(body.bkr_nos)])
  if (held.some(({ bkr_state }) => bkr_state === 'done')) return refuse('conflict', bankText.notWaiting)
  await setState(
    ctx.db,
    held.map(({ bkr_no }) => bkr_no),
    body.bkr_state,
  )
  ctx.publish('bankRows.changed')
  return ok()
}
