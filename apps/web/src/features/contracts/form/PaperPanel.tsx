import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { contractFields as fields } from '@crm/contract/features/contracts/contracts.words'
import { Input, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { keepContract } from '../contracts.api.ts'
import { contractFormText as text } from '../contracts.messages.ts'

interface PaperPanelProps {
  est_no: number
  onClose: () => void
  onDone?: (contract: Contract) => void
}

/** A contract that was signed on paper: when, and its scan. */
export const PaperPanel = ({ est_no, onClose, onDone }: PaperPanelProps) => {
  const uploads = useUploads()
  const [isMissing, setMissing] = useState(false)
  const isPicked = uploads.items.length > 0
  const state = useRecordForm({
    create: contracts.registerPaper,
    toValues: () => ({ est_no, ctr_concluded_dt: koreaToday(), ctr_memo: '' }),
    labels: fields,
    draft: `contract.paper.${est_no}`,
    files: [{ uploads, to_table: 'contracts', to_no: ({ ctr_no }) => ctr_no }],
    // Whoever has no scan at hand registers it later: there is nothing to show for it yet.
    ask: async () => {
      setMissing(!isPicked)
      return isPicked
    },
    done: text.registered,
    onDone: (row) => {
      keepContract(row)
      onClose()
      onDone?.(row)
    },
  })
  return (
    <FormPanel state={state} title={text.paper} submit={text.register} onClose={onClose}>
      <Note>{text.paperNote}</Note>
      <DateField maxDate={koreaToday()} {...state.field('ctr_concluded_dt')} />
      <Textarea autosize minRows={2} maxRows={8} {...state.field('ctr_memo')} withAsterisk={false} />
      <Input.Wrapper
        label={text.files}
        labelElement="div"
        withAsterisk
        error={isMissing && !isPicked ? text.filesMissing : undefined}
      >
        <FilePicker uploads={uploads} />
      </Input.Wrapper>
    </FormPanel>
  )
}
