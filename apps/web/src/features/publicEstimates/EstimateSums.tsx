import type { EstimateAmounts } from '@crm/contract/features/estimates/estimateAmounts'
import type { EstimatePlan } from '@crm/contract/features/estimates/estimates.rows'
import { dueKind } from '@crm/contract/features/estimates/estimates.words'
import { payType } from '@crm/contract/features/projects/projects.words'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { rescaledPlans } from '@crm/contract/features/publicEstimates/rescaledPlans'
import { won } from '@crm/contract/kit/numbers'
import { showDate } from '../../shared/lib/date.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import classes from './PublicEstimate.module.css'
import { pageText as text } from './publicEstimates.messages.ts'

const dueWords = ({ epl_due_kind, epl_due_dt, epl_due_days }: EstimatePlan) =>
  epl_due_kind === 'date' ? text.until(showDate(epl_due_dt)) : text.due(dueKind.label(epl_due_kind), epl_due_days ?? 0)

const Sum = ({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) => (
  <div className={classes.sum} data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{won(amount)}</dd>
  </div>
)

interface EstimateSumsProps {
  estimate: Pick<PublicEstimate, 'est_vat_mode' | 'est_amount' | 'plans' | 'bank'>
  sums: EstimateAmounts
}

/** What it comes to with what is ticked, and when which part of it is paid. */
export const EstimateSums = ({ estimate, sums }: EstimateSumsProps) => (
  <>
    <Card title={text.sums}>
      <dl className={classes.sums} aria-live="polite">
        {sums.discount.amount > 0 && <Sum name={text.net} amount={sums.net} />}
        {sums.discount.amount > 0 && <Sum name={text.wholeDiscount} amount={-sums.discount.amount} />}
        <Sum name={text.supply} amount={sums.supply} />
        <Sum name={text.vat[estimate.est_vat_mode]} amount={sums.vat} />
        <Sum name={text.total} amount={sums.total} isTotal />
      </dl>
    </Card>
    <Card title={text.plan} flush>
      <ul className={classes.lines}>
        {rescaledPlans(estimate.plans, estimate.est_amount, sums.total).map((plan, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of an issued plan stay in their places
          <li key={place} className={classes.line}>
            <div className={classes.lineWords}>
              <p className={classes.lineName}>{plan.epl_title}</p>
              <SmallText>{[dueWords(plan), payType.label(plan.epl_pay_type)].join(' · ')}</SmallText>
            </div>
            <span className={classes.amount}>{plan.epl_amount === null ? '-' : won(plan.epl_amount)}</span>
          </li>
        ))}
      </ul>
      {estimate.bank && (
        <p className={classes.hint}>
          {text.bank}: {estimate.bank}
        </p>
      )}
    </Card>
  </>
)
