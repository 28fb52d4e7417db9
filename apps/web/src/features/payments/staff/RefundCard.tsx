import { type Refund, refundState } from '@crm/contract/features/payments/payments.rows'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { paymentsText as text } from '../payments.messages.ts'

/** One refund: how much, why, by when, and what became of it. */
export const RefundCard = ({ refund }: { refund: Refund }) => (
  <Card title={`${text.refunds} · ${refundState.label(refund.rf_state)}`}>
    <Facts
      facts={[
        [text.total, text.refundSum(refund.money, refund.pocket)],
        [text.items, refund.items.map(({ pi_title }) => pi_title).join(', ')],
        [text.refundReason, refund.rf_reason],
        refund.rf_state === 20 && [text.refundDue, showDate(refund.due_dt)],
        refund.account !== null && [text.refundAccount, refund.account],
        refund.fail_message !== null && [text.refundProblem, refund.fail_message],
        refund.answer !== null && [text.refundAnswer, refund.answer],
        refund.more_reason !== null && [text.moreReason, refund.more_reason],
        refund.done_dt !== null && [
          refundState.label(22),
          `${showDateTime(refund.done_dt)}${refund.is_by_hand ? ` · ${text.byHand}` : ''}`,
        ],
      ]}
    />
  </Card>
)
