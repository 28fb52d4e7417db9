import { moneyLevel } from '@crm/contract/features/payments/payments'
import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { cashKind, type TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { won } from '@crm/contract/kit/numbers'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { PaperStateTag, paperName } from '../PaperStateTag.tsx'
import { taxPapersText as text } from '../taxPapers.messages.ts'
import { AmendDialog, IssueDialog } from './PaperDialogs.tsx'

const reasonMissing = (typed: string) => (typed.trim() ? null : messages.reasonMissing)

const CancelButton = ({ tp_no }: { tp_no: number }) => {
  const cancel = useWrite(taxPapers.cancel, { done: text.cancelDone })
  const ask = async () => {
    const reason = await prompt({
      ...{ title: text.cancelTitle, description: text.cancelHint, label: text.reason },
      ...{ tone: 'danger', yes: text.cancel },
      check: reasonMissing,
    })
    if (reason !== null) cancel.mutate({ params: { tp_no }, body: { reason } })
  }
  return (
    <Button variant="default" loading={cancel.isPending} onClick={ask}>
      {text.cancel}
    </Button>
  )
}

/** What staff who handle money may do with it now. */
const Actions = ({ paper }: { paper: TaxPaper }) => {
  const { tp_no, tp_state, kind, fail_message, amended_of, left, total } = paper
  const [open, setOpen] = useState<'issue' | 'amend' | null>(null)
  const retry = useWrite(taxPapers.retry, { done: text.retried })
  const isAllowed = (useUser()?.emp_lv ?? 0) >= moneyLevel
  if (!isAllowed || tp_state === 'cancelled') return null
  const isWaiting = tp_state === 'requested'
  const hasFailed = isWaiting && kind === 'cash_receipt' && fail_message !== null
  const isWhole = tp_state === 'issued' && amended_of === null
  const close = () => setOpen(null)
  return (
    <>
      {(isWaiting || (isWhole && left === total)) && <CancelButton tp_no={tp_no} />}
      {isWhole && left > 0 && (
        <Button variant="default" onClick={() => setOpen('amend')}>
          {text.amend}
        </Button>
      )}
      {hasFailed && (
        <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ params: { tp_no } })}>
          {text.retry}
        </Button>
      )}
      {isWaiting && (kind !== 'cash_receipt' || hasFailed) && (
        <Button onClick={() => setOpen('issue')}>{text.issue}</Button>
      )}
      {open === 'issue' && <IssueDialog paper={paper} onClose={close} />}
      {open === 'amend' && <AmendDialog paper={paper} onClose={close} />}
    </>
  )
}

const CompanyCard = ({ paper }: { paper: TaxPaper }) => {
  if (paper.company_name === null) return <Note tone="amber">{text.noCompany}</Note>
  const { receiver, company_name, company_rep, company_addr, company_type, company_item, company_email } = paper
  return (
    <Card title={text.company}>
      <Facts
        facts={[
          [text.fields.receiver, showBusinessNumber(receiver)],
          [text.fields.company_name, company_name],
          [text.fields.company_rep, company_rep],
          [text.fields.company_addr, company_addr],
          [text.fields.company_type, company_type],
          [text.fields.company_item, company_item],
          [text.fields.company_email, company_email],
        ]}
      />
    </Card>
  )
}

const PaperCard = ({ paper }: { paper: TaxPaper }) => (
  <Card title={text.facts}>
    <Facts
      facts={[
        [text.product, paper.pay_title],
        [text.payNo, String(paper.pay_no)],
        [text.supply, won(paper.supply)],
        [text.vat, won(paper.vat)],
        [text.total, won(paper.total)],
        paper.left !== paper.total && [text.left, won(paper.left)],
        paper.cash_kind !== null && [text.cashKind, cashKind.label(paper.cash_kind)],
        paper.kind === 'cash_receipt' && [text.receiver, paper.receiver],
        [text.number, paper.issue_number],
        [text.due, showDate(paper.due_dt)],
        paper.issued_dt !== null && [text.issuedAt, showDateTime(paper.issued_dt)],
        paper.amended_of !== null && [text.amendedOf, String(paper.amended_of)],
        paper.reason !== null && [text.reason, paper.reason],
        paper.fail_message !== null && [text.failed, paper.fail_message],
        paper.paid_dt !== null && [text.paid, showDateTime(paper.paid_dt)],
        [text.asked, showDateTime(paper.reg_dt)],
      ]}
    />
  </Card>
)

/** A receipt or an invoice beside its list. */
export const TaxPaperPanel = ({ tp_no, onClose }: PeekProps<'tp_no'>) => (
  <RecordPanel
    endpoint={taxPapers.detail}
    params={{ tp_no }}
    title={(paper) => (paper ? paperName(paper) : text.list.title)}
    actions={(paper) => <Actions paper={paper} />}
    words={text}
    onClose={onClose}
  >
    {(paper) => (
      <Stack>
        <Inline>
          <PaperStateTag paper={paper} />
          {paper.client_name}
        </Inline>
        <PaperCard paper={paper} />
        {paper.kind !== 'cash_receipt' && <CompanyCard paper={paper} />}
      </Stack>
    )}
  </RecordPanel>
)
