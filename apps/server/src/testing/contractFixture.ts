import type { Db } from '../db/database.ts'

export interface StoredCredit {
  projcrd_title?: string
  projcrd_amount: number
  projcrd_pay_type?: number
  projcrd_due_dt?: string | null
  projcrd_due_kind?: string
  projcrd_due_days?: number
  /** The day of a deposit that covers all of it. */
  paid?: string
}

interface StoredContract {
  est_no: number
  ctr_concluded_dt?: string
  credits?: StoredCredit[]
}

/** A concluded contract on paper as rows, for what other features show of it; what is paid has a deposit each. */
export const insertContract = (
  db: Db,
  { est_no, ctr_concluded_dt = '2026-01-05', credits }: StoredContract,
): Promise<{ ctr_no: number; projcrd_nos: number[] }> =>
  db.transaction().execute(async (tx) => {
    const estimate = await tx
      .selectFrom('estimates as e')
      .innerJoin('projects as p', 'p.proj_no', 'e.proj_no')
      .select(['e.proj_no', 'e.est_title', 'e.est_amount', 'p.client_no'])
      .where('est_no', '=', est_no)
      .executeTakeFirstOrThrow()
    const { ctr_no } = await tx
      .insertInto('contracts')
      .values({
        ...{ est_no, proj_no: estimate.proj_no, ctr_kind: 'paper', ctr_state: 'concluded', ctr_concluded_dt },
        ...{ ctr_title: estimate.est_title, ctr_amount: estimate.est_amount },
      })
      .returning('ctr_no')
      .executeTakeFirstOrThrow()
    const projcrd_nos: number[] = []
    for (const { paid, ...credit } of credits ?? [{ projcrd_amount: Number(estimate.est_amount) }]) {
      const { projcrd_no } = await tx
        .insertInto('project_credits')
        .values({ projcrd_title: '잔금', projcrd_pay_type: 3, ...credit, est_no, ctr_no })
        .returning('projcrd_no')
        .executeTakeFirstOrThrow()
      projcrd_nos.push(projcrd_no)
      if (paid)
        await insertDeposit(tx, {
          client_no: estimate.client_no,
          dep_dt: paid,
          shares: [{ projcrd_no, ds_amount: credit.projcrd_amount }],
        })
    }
    return { ctr_no, projcrd_nos }
  })

interface StoredDeposit {
  client_no: number
  dep_dt: string
  dep_amount?: number
  shares: { projcrd_no: number; ds_amount: number }[]
}

export const insertDeposit = async (db: Db, { client_no, dep_dt, dep_amount, shares }: StoredDeposit) => {
  const whole = dep_amount ?? shares.reduce((sum, { ds_amount }) => sum + ds_amount, 0)
  const { dep_no } = await db
    .insertInto('deposits')
    .values({ client_no, dep_dt, dep_amount: whole, dep_pay_type: 3 })
    .returning('dep_no')
    .executeTakeFirstOrThrow()
  for (const share of shares)
    await db
      .insertInto('deposit_shares')
      .values({ dep_no, ...share })
      .execute()
  return dep_no
}
