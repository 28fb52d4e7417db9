import { type PlanDraft, partsOf } from '@crm/contract/features/estimates/estimates.rows'

type Part = readonly [title: string, share: number, due: PlanDraft['epl_due_kind'], days: number]

const planOf = (parts: readonly Part[]): PlanDraft[] =>
  parts.map(([epl_title, epl_value, epl_due_kind, epl_due_days]) => ({
    epl_title,
    epl_kind: 'share',
    epl_value,
    epl_due_kind,
    epl_due_dt: null,
    epl_due_days,
    epl_pay_type: 3,
  }))

const atOnce = planOf([['일시금', 100, 'contract', 7]])
const inHalves = planOf([
  ['선금', 50, 'contract', 7],
  ['잔금', 50, 'delivery', 7],
])
const inThree = planOf([
  ['계약금', 30, 'contract', 7],
  ['중도금', 40, 'start', 30],
  ['잔금', 30, 'delivery', 7],
])

/** The ways that most clients pay. */
export const planPresets = [
  { label: '100%', plan: atOnce },
  { label: '50/50', plan: inHalves },
  { label: '30/40/30', plan: inThree },
] as const

const whole = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : 0)

const amountOf = (total: number, { epl_kind, epl_value }: Pick<PlanDraft, 'epl_kind' | 'epl_value'>) =>
  epl_kind === 'won' ? whole(epl_value) : Number((BigInt(total) * BigInt(whole(epl_value))) / 100n)

/** Amounts as far as they are known: where the parts do not make up the total, each by itself. */
export const shownParts = (total: number, plans: readonly PlanDraft[]) => {
  const clean = plans.map((plan) => ({ ...plan, epl_value: whole(plan.epl_value) }))
  const parts = partsOf(total, clean)
  if (parts) return { amounts: parts, rest: 0, isWhole: true }
  const amounts = clean.map((plan) => amountOf(total, plan))
  return { amounts, rest: total - amounts.reduce((sum, amount) => sum + amount, 0), isWhole: false }
}

/** A part for what the others leave. */
export const restPart = (total: number, plans: readonly PlanDraft[]): PlanDraft => {
  const [blank] = planOf([['잔금', 0, 'delivery', 7]]) as [PlanDraft]
  if (plans.every(({ epl_kind }) => epl_kind === 'share')) {
    const share = plans.reduce((sum, { epl_value }) => sum + whole(epl_value), 0)
    return { ...blank, epl_value: Math.max(0, 100 - share) }
  }
  const { rest } = shownParts(total, plans)
  return { ...blank, epl_kind: 'won', epl_value: Math.max(0, rest) }
}
