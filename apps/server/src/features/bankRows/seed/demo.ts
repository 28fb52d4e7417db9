import { coreName } from '@crm/contract/features/bankRows/depositorName'
import type { Db } from '../../../db/database.ts'
import { findOpenCredits, insertStatement, type OpenCredit } from '../bankRows.queries.ts'
import type { StatementRow } from '../statement.ts'

const certainCount = 45
const chooseCount = 10
const bank = '088'
const account = '110-123-456789'

/** Nobody owes us this. */
const unknown = [
  ['예금이자', 1_237],
  ['국세환급금', 48_310],
  ['홍길동', 33_000],
  ['카드대금취소', 12_900],
  ['당근마켓', 75_000],
] as const

interface Transfer {
  name: string
  amount: number
}

/** In so many parts, the last with what is left. */
const partsOf = (whole: number, count: number) => {
  const part = Math.floor(whole / count)
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? whole - part * (count - 1) : part))
}

/** One payment of each contract, so that nothing else of it is open beside what the transfers are for. */
export const firstOfEach = (credits: OpenCredit[]) => {
  const seen = new Set<number>()
  return credits.filter(({ ctr_no, client_no, code }) => {
    if (code === null || seen.has(client_no) || seen.has(-ctr_no)) return false
    seen.add(client_no).add(-ctr_no)
    return true
  })
}

/** With name and code, in parts where there are fewer open payments than transfers. */
const certainOnes = (credits: OpenCredit[]): Transfer[] => {
  const most = Math.ceil(certainCount / Math.max(1, credits.length))
  const full = certainCount - credits.length * (most - 1)
  return credits.flatMap(({ client_name, code, open }, at) =>
    partsOf(open, at < full ? most : most - 1).map((amount) => ({ name: `${coreName(client_name)}${code}`, amount })),
  )
}

/** By the company’s name, with an amount that is not what is open. */
const toChoose = (credits: OpenCredit[]): Transfer[] =>
  Array.from({ length: chooseCount }, (_, at) => {
    const credit = credits[at % credits.length]
    return { name: coreName(credit?.client_name ?? ''), amount: 110_000 + at * 10_000 }
  })

/** A statement of the last days that nobody has looked at: 45 certain rows, 10 to choose, 5 of an unknown payer. */
export const seedStatement = async (db: Db) => {
  const credits = firstOfEach(await findOpenCredits(db))
  const kept = Math.min(chooseCount, Math.floor(credits.length / 3))
  const transfers: Transfer[] = [
    ...certainOnes(credits.slice(kept)),
    ...toChoose(credits.slice(0, kept)),
    ...unknown.map(([name, amount]) => ({ name, amount })),
  ]
  let bkr_balance = 152_400_000
  const today = Date.now() + 9 * 3_600_000
  const rows = transfers.map(({ name, amount }, at): StatementRow => {
    bkr_balance += amount
    const day = new Date(today - (1 + (at % 6)) * 86_400_000).toISOString().slice(0, 10)
    const bkr_at = `${day} ${String(9 + (at % 8)).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}:00`
    return {
      ...{ bkr_account: account, bkr_at, bkr_amount: amount, bkr_name: name, bkr_memo: '인터넷뱅킹' },
      ...{ bkr_balance, bkr_nth: 1 },
    }
  })
  await insertStatement(db, bank, null, rows)
}
