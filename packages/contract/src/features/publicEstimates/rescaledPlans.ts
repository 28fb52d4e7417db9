import { type EstimatePlan, partsOf } from '../estimates/estimates.rows.ts'

/** The plan of another total: shares follow it; where fixed amounts do not make it up, each grows as the whole does. */
export const rescaledPlans = (plans: readonly EstimatePlan[], from: number, to: number): EstimatePlan[] => {
  const amounts = partsOf(to, [...plans])
  if (amounts) return plans.map((plan, at) => ({ ...plan, epl_amount: amounts[at] ?? null }))
  if (from <= 0) return [...plans]
  const grown = plans.map(({ epl_amount }) => Number((BigInt(epl_amount ?? 0) * BigInt(to)) / BigInt(from)))
  const rest = to - grown.slice(0, -1).reduce((sum, amount) => sum + amount, 0)
  return plans.map((plan, at) => {
    const amount = at === plans.length - 1 ? rest : (grown[at] ?? 0)
    return { ...plan, epl_kind: 'won', epl_value: amount, epl_amount: amount }
  })
}
