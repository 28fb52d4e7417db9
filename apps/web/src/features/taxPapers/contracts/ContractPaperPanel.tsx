import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { amendCode, type ContractPaper } from '@crm/contract/features/taxPapers/contractPapers.rows'
import { cashKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { won } from '@crm/contract/kit/numbers'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { messages } from '@crm/contract/messages'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { PaperStateTag, paperName } from '../PaperStateTag.tsx'
import { taxPapersText } from '../taxPapers.messages.ts'
import { AmendDialog, CodeDialog, CompanyDialog, IssueDialog, ReceiverDialog } from './ContractPaperDialogs.tsx'
import { contractPapersText as text } from './contractPapers.messages.ts'

const reasonMissing = (typed: string) => (typed.trim() ? null : messages.reasonMissing)

const CancelButton = ({ tp_no }: { tp_no: number }) => {
  const cancel = useWrite(contractPapers.contractCancel, { done: taxPapersText.cancelDone })
  const ask = async () => {
    const reason = await prompt({
      ...{ title: taxPapersText.cancelTitle, description: text.cancelHint, label: taxPapersText.reason },
      ...{ tone: 'danger', yes: taxPapersText.cancel },
      check: reasonMissing,
    })
    if (reason !== null) cancel.mutate({ params: { tp_no }, body: { reason } })
  }
  return (
    <Button variant="default" loading={cancel.isPending} onClick={ask}>
      {taxPapersText.cancel}
    </Button>
  )
}

const RenewButton = ({ tp_no, onOpen }: { tp_no: number; onOpen: (tp_no: number) => void }) => {
  const renew = useWrite(contractPapers.contractRenew, {
    done: text.renewed,
    onDone: ({ query }) => {
      const made = query[0]?.tp_no
      if (made) onOpen(made)
    },
  })
  return (
    <Button loading={renew.isPending} onClick={() => renew.mutate({ params: { tp_no } })}>
      {text.renew}
    </Button>
  )
}

const dialogs = {
  issue: IssueDialog,
  company: CompanyDialog,
  receiver: ReceiverDialog,
  code: CodeDialog,
  amend: AmendDialog,
}
type DialogName = keyof typeof dialogs

/** What can be done with it now. What the payment service issued is changed by a refund alone. */
const Actions = ({ paper, onOpen }: { paper: ContractPaper; onOpen: (tp_no: number) => void }) => {
  const [open, setOpen] = useState<DialogName | null>(null)
  const { tp_no, tp_state, kind, amended_of, left, total, missing, dep_no, pay_no } = paper
  const isOfService = kind === 'cash_receipt' && pay_no !== null
  const isWaiting = tp_state === 'requested'
  const isWhole = tp_state === 'issued' && amended_of === null && left > 0
  const button = (name: DialogName, label: string, isMain = false) => (
    <Button variant={isMain ? 'filled' : 'default'} onClick={() => setOpen(name)}>
      {label}
    </Button>
  )
  if (tp_state === 'cancelled')
    return dep_no !== null && amended_of === null ? <RenewButton tp_no={tp_no} onOpen={onOpen} /> : null
  if (isOfService) return null
  const Dialog = open && dialogs[open]
  return (
    <>
      {(isWaiting || (isWhole && left === total)) && <CancelButton tp_no={tp_no} />}
      {isWaiting && amended_of !== null && button('code', text.codeEdit)}
      {isWaiting && kind !== 'cash_receipt' && button('company', text.companyEdit, missing.length > 0)}
      {isWaiting && kind === 'cash_receipt' && button('receiver', text.receiverEdit, missing.length > 0)}
      {isWhole && button('amend', text.amend)}
      {isWaiting && missing.length === 0 && button('issue', taxPapersText.issue, true)}
      {Dialog && <Dialog paper={paper} onClose={() => setOpen(null)} />}
    </>
  )
}

const PaperCard = ({ paper }: { paper: ContractPaper }) => {
  const mayOpen = useMayOpen(screens.WorkDetailDashboard)
  const project = mayOpen ? (
    <Anchor component={Link} to={pathOf('WorkDetailDashboard', { id: paper.proj_no })} inherit>
      {paper.proj_name}
    </Anchor>
  ) : (
    paper.proj_name
  )
  return (
    <Card title={taxPapersText.facts}>
      <Facts
        facts={[
          [text.contract, paper.ctr_title],
          [text.credit, paper.projcrd_title],
          [text.project, project],
          [taxPapersText.supply, won(paper.supply)],
          [taxPapersText.vat, won(paper.vat)],
          [taxPapersText.total, won(paper.total)],
          paper.left !== paper.total && [taxPapersText.left, won(paper.left)],
          paper.cash_kind !== null && [taxPapersText.cashKind, cashKind.label(paper.cash_kind)],
          paper.kind === 'cash_receipt' && [taxPapersText.receiver, paper.receiver],
          paper.paid_dt !== null && [text.paid, showDate(paper.paid_dt)],
          paper.pay_no !== null && [text.payment, String(paper.pay_no)],
          [taxPapersText.due, showDate(paper.due_dt)],
          [taxPapersText.number, paper.issue_number],
          paper.issued_dt !== null && [taxPapersText.issuedAt, showDateTime(paper.issued_dt)],
          paper.amended_of !== null && [taxPapersText.amendedOf, String(paper.amended_of)],
          paper.amend_code !== null && [text.amendCode, `${paper.amend_code}. ${amendCode.label(paper.amend_code)}`],
          paper.replaces !== null && [text.replaces, String(paper.replaces)],
          paper.reason !== null && [text.memo, paper.reason],
          paper.fail_message !== null && [taxPapersText.failed, paper.fail_message],
          [text.registered, showDateTime(paper.reg_dt)],
        ]}
      />
    </Card>
  )
}

const CompanyCard = ({ paper }: { paper: ContractPaper }) => (
  <Card title={taxPapersText.company}>
    <Facts
      facts={[
        [taxPapersText.fields.receiver, showBusinessNumber(paper.receiver)],
        [taxPapersText.fields.company_name, paper.company_name],
        [taxPapersText.fields.company_rep, paper.company_rep],
        [taxPapersText.fields.company_type, paper.company_type],
        [taxPapersText.fields.company_item, paper.company_item],
        [taxPapersText.fields.company_email, paper.company_email],
        [taxPapersText.fields.company_addr, paper.company_addr, 'wide'],
      ]}
    />
  </Card>
)

/** A paper of what was paid for a contract, beside its list. */
export const ContractPaperPanel = ({ tp_no, onClose, onOpen }: PeekProps<'tp_no'>) => (
  <RecordPanel
    endpoint={contractPapers.contractDetail}
    params={{ tp_no }}
    title={(paper) => (paper ? paperName(paper) : text.list.title)}
    actions={(paper) => <Actions paper={paper} onOpen={onOpen} />}
    words={text}
    onClose={onClose}
  >
    {(paper) => (
      <Stack>
        <Inline wraps>
          <PaperStateTag paper={paper} />
          {paper.client_name}
        </Inline>
        {paper.missing.length > 0 && <Note tone="amber">{text.missingFacts(paper.missing)}</Note>}
        <PaperCard paper={paper} />
        {paper.kind !== 'cash_receipt' && <CompanyCard paper={paper} />}
        <HistoryCard to={{ to_table: 'tax_papers', to_no: tp_no }} />
      </Stack>
    )}
  </RecordPanel>
)
