import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractMessages, isAtSigners, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { PdfButton } from '../../../shared/kit/files/download/PdfButton.tsx'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { confirm, prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { keepContract, useContractChoices } from '../contracts.api.ts'
import { contractText as text } from '../contracts.messages.ts'
import { ElectronicPanel } from '../form/ElectronicPanel.tsx'
import { CancelDialog } from './CancelDialog.tsx'

const reasonMissing = (typed: string) => (typed.trim() ? null : contractMessages.withdrawReason)
const keep = { onDone: ({ query: [changed] }: { query: Contract[] }) => changed && keepContract(changed) }

const useChanges = ({ ctr_no, ctr_title, signatory_name, rev }: Contract, onRemoved: () => void) => {
  const params = { ctr_no }
  const remove = useWrite(contractSigning.remove, { done: messages.deleted, onDone: onRemoved })
  const ask = useWrite(contractSigning.ask, { done: text.asked, ...keep })
  const send = useWrite(contractSigning.send, { done: text.sentDone, ...keep })
  const withdraw = useWrite(contractSigning.withdraw, { done: text.withdrawn, ...keep })
  const seal = useWrite(contractSigning.seal, { done: text.sealAsked, ...keep })
  return {
    isBusy: ask.isPending || send.isPending || withdraw.isPending || seal.isPending || remove.isPending,
    seal: () => seal.mutate({ params }),
    remove: async () => {
      const words = { title: messages.reallyDelete, description: ctr_title, yes: text.remove, tone: 'danger' } as const
      if (await confirm(words)) remove.mutate({ params })
    },
    ask: async () => {
      const words = { title: text.askTitle, description: text.askNote(signatory_name ?? ''), yes: text.ask }
      if (await confirm(words)) ask.mutate({ params, body: { rev } })
    },
    send: async () => {
      const words = { title: text.sendTitle, description: text.sendNote, yes: text.send }
      if (await confirm(words)) send.mutate({ params, body: { rev } })
    },
    withdraw: async () => {
      const reason = await prompt({
        ...{ title: text.withdrawTitle, description: text.withdrawNote, yes: text.withdraw, tone: 'danger' },
        ...{ label: text.withdrawReason, check: reasonMissing },
      })
      if (reason !== null) withdraw.mutate({ params, body: { reason, rev } })
    },
  }
}

/** What the reader may do with it in the state that it is in; the server decides. */
const offersOf = (contract: Contract, emp_no: number | null | undefined) => {
  const { ctr_kind, ctr_state, may_write, may_manage, may_send, signatory_no } = contract
  const isDraft = ctr_state === 'draft'
  const isElectronic = ctr_kind === 'electronic'
  return {
    pdf: isElectronic,
    edit: isDraft && may_write,
    remove: isDraft && may_write,
    ask: isDraft && may_write && signatory_no !== emp_no,
    send: isDraft && may_send,
    withdraw: isAtSigners(ctr_state) && (may_write || may_send),
    seal: isElectronic && ctr_state === 'concluded' && may_manage,
    cancel: isConcluded(ctr_state) && may_manage,
  }
}

interface ContractActionsProps {
  contract: Contract
  onRemoved: () => void
}

/** The buttons of a contract's panel. */
export const ContractActions = ({ contract, onRemoved }: ContractActionsProps) => {
  const [opened, open] = useState<'edit' | 'cancel' | null>(null)
  const changes = useChanges(contract, onRemoved)
  const may = offersOf(contract, useUser()?.emp_no)
  const isBlocked = useContractChoices(contract.est_no, may.send).data?.query[0]?.may_send === false
  const close = () => open(null)
  return (
    <>
      {may.remove && (
        <Button variant="default" onClick={changes.remove}>
          {text.remove}
        </Button>
      )}
      {may.cancel && (
        <Button variant="default" onClick={() => open('cancel')}>
          {text.cancel}
        </Button>
      )}
      {may.withdraw && (
        <Button variant="default" onClick={changes.withdraw}>
          {text.withdraw}
        </Button>
      )}
      {may.pdf && (
        <PdfButton endpoint={contractSigning.pdf} params={{ ctr_no: contract.ctr_no }}>
          {text.pdf}
        </PdfButton>
      )}
      {may.edit && (
        <Button variant="default" onClick={() => open('edit')}>
          {text.edit}
        </Button>
      )}
      {may.ask && (
        <Button variant={may.send ? 'default' : 'filled'} loading={changes.isBusy} onClick={changes.ask}>
          {text.ask}
        </Button>
      )}
      {may.send && (
        <Button loading={changes.isBusy} disabled={isBlocked} onClick={changes.send}>
          {text.send}
        </Button>
      )}
      {may.seal && (
        <Button loading={changes.isBusy} onClick={changes.seal}>
          {text.seal}
        </Button>
      )}
      {opened === 'edit' && <ElectronicPanel est_no={contract.est_no} contract={contract} onClose={close} />}
      {opened === 'cancel' && <CancelDialog contract={contract} onClose={close} />}
    </>
  )
}
