import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import { messages } from '@crm/contract/messages'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PdfButton } from '../../../shared/kit/files/download/PdfButton.tsx'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { EstimateContract } from '../../contracts/project/EstimateContract.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { editPath, stepsPath } from '../estimatePaths.ts'
import { keepEstimate, useProjectRead } from '../estimates.api.ts'
import { estimateActionsText as text } from '../estimates.messages.ts'
import { AskDialog, DecideDialog } from './ApprovalDialogs.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { AnswerDialog, CopyDialog, ExtendDialog, SendDialog } from './IssuedDialogs.tsx'

type Opened = 'issue' | 'ask' | 'approve' | 'reject' | 'extend' | 'copy' | 'send' | 'answer'

interface EstimateActionsProps {
  estimate: Estimate
  /** What is on the screen, of one that is being written. */
  draft?: EstimateDraft
  isSaving?: boolean
}

const useChanges = ({ est_no, proj_no, est_title, rev }: Estimate) => {
  const navigate = useNavigate()
  const params = { est_no }
  const remove = useWrite(estimates.remove, {
    done: messages.deleted,
    onDone: () => navigate(dashboardPath(proj_no), { replace: true }),
  })
  const revise = useWrite(estimates.revise, {
    done: text.revised,
    onDone: ({ query: [made] }) => {
      if (!made) return
      keepEstimate(made)
      navigate(editPath(made))
    },
  })
  const withdraw = useWrite(estimates.withdraw, {
    done: text.withdrawn,
    onDone: ({ query: [changed] }) => changed && keepEstimate(changed),
  })
  return {
    isRevising: revise.isPending,
    remove: async () => {
      const words = { title: messages.reallyDelete, description: est_title, yes: text.remove, tone: 'danger' } as const
      if (await confirm(words)) remove.mutate({ params })
    },
    revise: async () => {
      const words = { title: text.reviseTitle, description: text.reviseNote, yes: text.revise }
      if (await confirm(words)) revise.mutate({ params, body: {} })
    },
    withdraw: async () => {
      const words = {
        title: text.withdrawTitle,
        description: text.withdrawNote,
        yes: text.withdraw,
        tone: 'danger',
      } as const
      if (await confirm(words)) withdraw.mutate({ params, body: { rev } })
    },
  }
}

/** What the reader may do with it in the state that it is in; the server decides. */
export const offersOf = ({ est_state, may_issue, may_decide, needs_approval, est_ver, versions }: Estimate) => {
  const isNewest = versions.every((other) => other.est_ver <= est_ver)
  const isIssued = est_state === 'issued' && may_issue
  return {
    decide: may_decide,
    ask: est_state === 'draft' && needs_approval,
    issue: est_state === 'draft' && may_issue && !needs_approval,
    remove: isOpen(est_state),
    revise: isNewest && !isOpen(est_state),
    send: isIssued,
    answer: isIssued,
    withdraw: may_issue && ['issued', 'accepted', 'expired'].includes(est_state),
    extend: may_issue && isNewest && (est_state === 'issued' || est_state === 'expired'),
  }
}

/** The buttons of an estimate's head. */
export const EstimateActions = ({ estimate, draft, isSaving = false }: EstimateActionsProps) => {
  const [opened, open] = useState<Opened | null>(null)
  const changes = useChanges(estimate)
  const may = offersOf(estimate)
  const people = useProjectRead(estimate.proj_no, true).data?.query[0]?.emp
  const close = () => open(null)
  const dialog = { estimate, onClose: close }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {text.more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={stepsPath(estimate)}>
            {isOpen(estimate.est_state) ? text.steps : text.stepsIssued}
          </Menu.Item>
          {may.send && <Menu.Item onClick={() => open('send')}>{text.send}</Menu.Item>}
          {may.answer && <Menu.Item onClick={() => open('answer')}>{text.answer}</Menu.Item>}
          {may.extend && <Menu.Item onClick={() => open('extend')}>{text.extend}</Menu.Item>}
          <Menu.Item onClick={() => open('copy')}>{text.copy}</Menu.Item>
          {may.withdraw && (
            <Menu.Item color="red" onClick={changes.withdraw}>
              {text.withdraw}
            </Menu.Item>
          )}
          {may.remove && (
            <Menu.Item color="red" onClick={changes.remove}>
              {text.remove}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <PdfButton endpoint={estimates.pdf} params={{ est_no: estimate.est_no }}>
        {text.pdf}
      </PdfButton>
      {!isOpen(estimate.est_state) && <EstimateContract estimate={estimate} people={people} />}
      {may.decide && (
        <>
          <Button variant="default" onClick={() => open('reject')}>
            {text.reject}
          </Button>
          <Button onClick={() => open('approve')}>{text.approve}</Button>
        </>
      )}
      {may.ask && <Button onClick={() => open('ask')}>{text.ask}</Button>}
      {may.issue && <Button onClick={() => open('issue')}>{text.issue}</Button>}
      {may.revise && (
        <Button loading={changes.isRevising} onClick={changes.revise}>
          {text.revise}
        </Button>
      )}
      {opened === 'issue' && draft && <IssueDialog {...dialog} draft={draft} isSaving={isSaving} />}
      {opened === 'ask' && <AskDialog {...dialog} isSaving={isSaving} />}
      {(opened === 'approve' || opened === 'reject') && <DecideDialog {...dialog} is_approved={opened === 'approve'} />}
      {opened === 'extend' && <ExtendDialog {...dialog} />}
      {opened === 'copy' && <CopyDialog {...dialog} />}
      {opened === 'send' && <SendDialog {...dialog} />}
      {opened === 'answer' && <AnswerDialog {...dialog} />}
    </>
  )
}
