import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { answerReason, estimateFields, vatMode } from '@crm/contract/features/estimates/estimates.words'
import { won } from '@crm/contract/kit/numbers'
import { Link } from 'react-router'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { estimateActionsText, issuedText as text } from '../estimates.messages.ts'
import { percentOf } from '../percentOf.ts'

/** What is known of a version beside its paper. */
export const EstimateFacts = ({ estimate }: { estimate: Estimate }) => (
  <Card title={text.facts}>
    <Facts
      facts={[
        [
          text.project,
          <Link key="to" to={dashboardPath(estimate.proj_no)}>
            {estimate.proj_name}
          </Link>,
        ],
        [text.client, estimate.client_name],
        [estimateFields.est_to_name, estimate.est_to_name],
        [estimateFields.est_to_phone, estimate.est_to_phone],
        [estimateFields.est_to_email, estimate.est_to_email],
        [estimateFields.est_valid_dt, showDate(estimate.est_valid_dt)],
        [estimateFields.est_vat_mode, vatMode.label(estimate.est_vat_mode)],
        [estimateFields.est_supply, won(estimate.est_supply)],
        [estimateFields.est_vat, won(estimate.est_vat)],
        [estimateFields.est_amount, won(estimate.est_amount)],
        estimate.est_below > 0 && [
          text.below,
          text.belowList(won(estimate.est_below), percentOf(estimate.est_below, estimate.est_list)),
        ],
        estimate.margin !== null && [estimateActionsText.margin, won(estimate.margin)],
        [estimateFields.emp_name, estimate.emp_name],
        [estimateFields.est_issued_dt, showDate(estimate.est_issued_dt)],
        estimate.est_memo !== '' && [estimateFields.est_memo, estimate.est_memo, 'wide'],
        estimate.est_hash !== null && [text.hash, estimate.est_hash, 'wide'],
      ]}
    />
  </Card>
)

/** Who was asked for a discount beyond the limit, and what became of it. */
export const ApprovalCard = ({ estimate: { approval } }: { estimate: Estimate }) =>
  approval && (
    <Card title={text.approval}>
      <Facts
        facts={[
          [text.askedBy, text.by(approval.asked_by, showDateTime(approval.asked_dt))],
          [text.askedOf, approval.asked_of],
          approval.asked_text !== '' && [estimateActionsText.askText, approval.asked_text, 'wide'],
          [
            text.decision,
            approval.is_approved === null ? (
              <Tag key="waits" tone="amber">
                {text.waiting}
              </Tag>
            ) : (
              <Tag key="decided" tone={approval.is_approved ? 'green' : 'red'}>
                {approval.is_approved ? estimateActionsText.approve : estimateActionsText.reject}
              </Tag>
            ),
          ],
          approval.decided_by !== null && [
            text.decidedBy,
            text.by(approval.decided_by, showDateTime(approval.decided_dt)),
          ],
          approval.decided_text !== '' && [text.text, approval.decided_text, 'wide'],
        ]}
      />
    </Card>
  )

/** What the client has said. */
export const AnswerCard = ({ estimate: { answer } }: { estimate: Estimate }) =>
  answer && (
    <Card title={text.answer}>
      <Facts
        facts={[
          [text.answeredBy, `${answer.name} · ${text.way[answer.way]}`],
          [text.answeredOn, showDateTime(answer.answered_dt)],
          answer.reason !== null && [text.reason, answerReason.label(answer.reason)],
          answer.text !== '' && [text.text, answer.text, 'wide'],
        ]}
      />
    </Card>
  )
