import type { EstimateAmounts } from '@crm/contract/features/estimates/estimateAmounts'
import type { EstimatePlan } from '@crm/contract/features/estimates/estimates.rows'
import { dueKind } from '@crm/contract/features/estimates/estimates.words'
import { payType } from '@crm/contract/features/projects/projects.words'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { rescaledPlans } from '@crm/contract/features/publicEstimates/rescaledPlans'
import { won } from '@crm/contract/kit/numbers'
import { showDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Ends } from '../../shared/ui/layout/Ends.tsx'
import { Grow, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Row, RowList } from '../../shared/ui/list/RowList.tsx'
import { pageText as text } from './publicEstimates.messages.ts'

const dueWords = ({ epl_due_kind, epl_due_dt, epl_due_days }: EstimatePlan) =>
  epl_due_kind === 'date' ? text.until(showDate(epl_due_dt)) : text.due(dueKind.label(epl_due_kind), epl_due_days ?? 0)

const Sum = ({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) => (
  <Ends as="div" isSum={isTotal}>
    <Text as="dt" tone={isTotal ? undefined : 'second'}>
      {name}
    </Text>
    <dd>{won(amount)}</dd>
  </Ends>
)

interface EstimateSumsProps {
  estimate: Pick<PublicEstimate, 'est_vat_mode' | 'est_amount' | 'plans' | 'bank'>
  sums: EstimateAmounts
}

/** What it comes to with what is ticked, and when which part of it is paid. */
export const EstimateSums = ({ estimate, sums }: EstimateSumsProps) => (
  <>
    <Card title={text.sums}>
      <Stack as="dl" gap="sm" aria-live="polite">
        {sums.discount.amount > 0 && <Sum name={text.net} amount={sums.net} />}
        {sums.discount.amount > 0 && <Sum name={text.wholeDiscount} amount={-sums.discount.amount} />}
        <Sum name={text.supply} amount={sums.supply} />
        <Sum name={text.vat[estimate.est_vat_mode]} amount={sums.vat} />
        <Sum name={text.total} amount={sums.total} isTotal />
      </Stack>
    </Card>
    <Card title={text.plan} flush>
      <RowList>
        {rescaledPlans(estimate.plans, estimate.est_amount, sums.total).map((plan, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of an issued plan stay in their places
          <Row key={place} atTop>
            <Grow>
              <Text as="p" weight="medium">
                {plan.epl_title}
              </Text>
              <SmallText>{[dueWords(plan), payType.label(plan.epl_pay_type)].join(' · ')}</SmallText>
            </Grow>
            <Text weight="strong" isWhole>
              {plan.epl_amount === null ? '-' : won(plan.epl_amount)}
            </Text>
          </Row>
        ))}
      </RowList>
      {estimate.bank && (
        <CardPart>
          <SmallText>
            {text.bank}: {estimate.bank}
          </SmallText>
        </CardPart>
      )}
    </Card>
  </>
)
