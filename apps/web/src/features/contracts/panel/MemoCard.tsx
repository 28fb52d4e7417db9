import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields } from '@crm/contract/features/contracts/contracts.words'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { keepContract } from '../contracts.api.ts'
import { contractText as text } from '../contracts.messages.ts'

const MemoDialog = ({ contract, onClose }: { contract: Contract; onClose: () => void }) => {
  const state = useRecordForm({
    update: contracts.changeMemo,
    record: contract,
    toValues: (record) => ({ ctr_memo: record?.ctr_memo ?? '' }),
    labels: { ctr_memo: contractFields.ctr_memo },
    draft: `contract.memo.${contract.ctr_no}`,
    onDone: (row) => {
      keepContract(row)
      onClose()
    },
  })
  return (
    <FormDialog state={state} title={text.editMemo} onClose={onClose}>
      <Textarea data-autofocus autosize minRows={3} maxRows={12} {...state.field('ctr_memo')} />
    </FormDialog>
  )
}

/** What we note for ourselves. */
export const MemoCard = ({ contract }: { contract: Contract }) => {
  const [isOpen, setOpen] = useState(false)
  const { ctr_memo, may_write } = contract
  return (
    <Card
      title={text.memo}
      actions={
        may_write && (
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {ctr_memo ? text.editMemo : text.addMemo}
          </Button>
        )
      }
    >
      {ctr_memo ? (
        <Text as="p" keepsLines>
          {ctr_memo}
        </Text>
      ) : (
        <EmptyLine>{text.noMemo}</EmptyLine>
      )}
      {isOpen && <MemoDialog contract={contract} onClose={() => setOpen(false)} />}
    </Card>
  )
}
