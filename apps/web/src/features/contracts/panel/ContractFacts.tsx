import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields as fields, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { contractText as text } from '../contracts.messages.ts'

/** Words that lead somewhere for those who may open it. */
const Led = ({ to, mayOpen, children }: { to: string; mayOpen: boolean; children: ReactNode }) =>
  mayOpen ? <Link to={to}>{children}</Link> : children

/** What is known of a contract: its money first. */
export const ContractFacts = ({ contract }: { contract: Contract }) => {
  const mayOpenProject = useMayOpen(screens.WorkDetailDashboard)
  const mayOpenEstimate = useMayOpen(screens.WorkEstimateEdit)
  const { proj_no, est_no, ctr_state, ctr_cancelled_dt } = contract
  const isPayable = isConcluded(ctr_state) || contract.paid > 0
  return (
    <Card title={text.facts}>
      <Facts
        facts={[
          [fields.ctr_amount, won(contract.ctr_amount)],
          isPayable && [text.paid, won(contract.paid)],
          isPayable && [text.balance, won(contract.balance)],
          contract.next_due_dt !== null && [text.nextDue, showDate(contract.next_due_dt)],
          [text.client, contract.client_name],
          [
            text.project,
            <Led key="project" to={dashboardPath(proj_no)} mayOpen={mayOpenProject}>
              {contract.proj_name}
            </Led>,
          ],
          [
            text.estimate,
            <Led key="estimate" to={pathOf('WorkEstimateEdit', { id: proj_no, est_no })} mayOpen={mayOpenEstimate}>
              {contract.est_code ?? text.showEstimate}
            </Led>,
          ],
          contract.ctr_concluded_dt !== null && [fields.ctr_concluded_dt, showDate(contract.ctr_concluded_dt)],
          contract.ctt_name !== null && [fields.ctt_no, text.template(contract.ctt_name, contract.ctt_ver)],
          contract.signatory_name !== null && [fields.signatory_no, contract.signatory_name],
          contract.ctr_valid_dt !== null && [fields.ctr_valid_dt, showDate(contract.ctr_valid_dt)],
          contract.ctr_sent_dt !== null && [text.sent, showDateTime(contract.ctr_sent_dt)],
          contract.ctr_sealed_dt !== null && [text.sealed, showDateTime(contract.ctr_sealed_dt)],
          [text.writer, contract.emp_name],
          ctr_cancelled_dt !== null && [fields.ctr_cancelled_dt, showDate(ctr_cancelled_dt)],
          ctr_state === 'cancelled' && [fields.ctr_cancel_reason, contract.ctr_cancel_reason, 'wide'],
        ]}
      />
    </Card>
  )
}
