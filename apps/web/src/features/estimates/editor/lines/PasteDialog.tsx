import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { SmallText } from '../../../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../../../shared/ui/overlay/ModalCard.tsx'
import { estimatesText as text } from '../../estimates.messages.ts'
import { linesOfPaste } from './pastedRows.ts'

interface PasteDialogProps {
  onAdd: (lines: LineDraft[]) => void
  onClose: () => void
}

/** Rows of a sheet as lines. */
export const PasteDialog = ({ onAdd, onClose }: PasteDialogProps) => {
  const [pasted, setPasted] = useState('')
  const lines = linesOfPaste(pasted)
  return (
    <ModalCard
      opened
      title={text.pasteTitle}
      size={640}
      dirty={pasted !== ''}
      onClose={onClose}
      note={pasted !== '' && (lines.length > 0 ? text.pasteFound(lines.length) : text.pasteNothing)}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {text.close}
          </Button>
          <Button disabled={lines.length === 0} onClick={() => onAdd(lines)}>
            {text.insert}
          </Button>
        </>
      )}
    >
      <Stack gap="row">
        <SmallText>{text.pasteHint}</SmallText>
        <Textarea
          label={text.pasteLabel}
          data-autofocus
          rows={10}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
      </Stack>
    </ModalCard>
  )
}
