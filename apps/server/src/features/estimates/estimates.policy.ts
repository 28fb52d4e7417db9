import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import { exceedsLimit, isUnderFloor } from '@crm/contract/features/estimates/estimateAmounts'
import type { EstimateSettings } from '@crm/contract/features/estimates/estimates'
import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import { type EstState, isOpen } from '@crm/contract/features/estimates/estimates.words'
import type { Actor } from '../../context.ts'

/** What a level may give away, in percent of the list prices; null without a limit. */
export const limitOf = ({ es_limits }: Pick<EstimateSettings, 'es_limits'>, emp_lv: number | null) => {
  const limit = es_limits[emp_lv ?? 0]
  return limit === undefined ? 0 : limit
}

type Summed = Parameters<typeof sumsOf>[0]

interface Given extends Summed {
  est_list: number
  est_below: number
  lines: (Summed['lines'][number] & { el_floor: number | null })[]
}

/** Optional lines count as well: what is offered can be chosen. */
export const sellsUnderFloor = (estimate: Pick<Given, 'lines' | 'est_discount' | 'est_vat_mode'>) =>
  isUnderFloor(
    estimate.lines
      .filter(({ el_kind }) => el_kind === 'line')
      .map(({ el_quantity, el_price, el_discount, el_floor }) => ({
        ...{ quantity: el_quantity, price: el_price, discount: el_discount, floor: el_floor },
      })),
    sumsOf(estimate),
  )

/** Whether somebody with this limit may give away so much; below the floor of an item sells who has no limit. */
export const suffices = (estimate: Given, limit: number | null) =>
  limit === null ||
  (!exceedsLimit({ list: estimate.est_list, belowList: estimate.est_below }, limit) && !sellsUnderFloor(estimate))

export const needsApproval = (
  estimate: Given & { est_state: EstState; est_is_approved: boolean | null },
  limit: number | null,
) => isOpen(estimate.est_state) && estimate.est_is_approved !== true && !suffices(estimate, limit)

/** Whoever works on projects writes drafts. */
const writingScopes = ['WorkList', 'WorkListV2', 'MyPageProject']
/** With one of these somebody can open estimates. */
export const openingScopes = [...writingScopes, 'AdminItem']

export const writesDrafts = ({ emp_scope }: Pick<Actor, 'emp_scope'>) =>
  writingScopes.some((scope) => emp_scope.has(scope))

/** Reads and issues every estimate, whoever's project it is. */
export const managesEstimates = ({ emp_scope }: Pick<Actor, 'emp_scope'>) => emp_scope.has('AdminItem')

/** The people of a project commit the company; others who open it write drafts. */
export const mayIssue = (actor: Pick<Actor, 'emp_scope'>, { is_member }: { is_member: boolean }) =>
  is_member || managesEstimates(actor)

/** Who is asked decides, as long as nobody has. */
export const mayDecide = (
  { emp_no }: Pick<Actor, 'emp_no'>,
  { est_state, est_asked_of }: { est_state: EstState; est_asked_of: number | null },
) => est_state === 'asking' && emp_no !== null && est_asked_of === emp_no

/** Its contract was sent to the client or is concluded: nobody refuses the estimate any more, but its contract. */
export const isBeyondDraft = ({ contract_state }: { contract_state: CtrState | null }) =>
  contract_state !== null && contract_state !== 'draft'
