import type { Recording } from '@crm/contract/features/recordings/recordings.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { useShare } from '../recordings.api.ts'
import { recordingsText as text } from '../recordings.messages.ts'

interface ShareDialogProps {
  recording: Recording
  onClose: () => void
}

/** Which colleagues may hear it, beside those of its meeting. */
export const ShareDialog = ({ recording, onClose }: ShareDialogProps) => {
  const { id, emp_no, shared_with } = recording
  const before = shared_with.map((person) => person.emp_no)
  const [chosen, setChosen] = useState(before)
  const share = useShare(onClose)
  const isChanged = chosen.length !== before.length || chosen.some((one) => !before.includes(one))
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={text.share}
      size={480}
      dirty={isChanged && !share.isPending}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {text.cancel}
          </Button>
          <Button
            loading={share.isPending}
            disabled={!isChanged}
            onClick={() => share.mutate({ params: { id }, body: { emp_nos: chosen } })}
          >
            {text.save}
          </Button>
        </>
      )}
    >
      <EmployeesSelect
        data-autofocus
        label={text.shareLabel}
        description={text.shareHint}
        value={chosen}
        onChange={setChosen}
        known={shared_with}
        except={[emp_no]}
      />
    </ModalCard>
  )
}
