import { Button } from '@mantine/core'
import { useState } from 'react'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { projectsText } from '../projects.messages.ts'

interface ManagerModalProps {
  opened: boolean
  isBusy: boolean
  onClose: () => void
  onChoose: (emp_no: number) => void
}

/** One manager for all the projects that are ticked. */
export const ManagerModal = ({ opened, isBusy, onClose, onChoose }: ManagerModalProps) => {
  const [emp_no, setEmpNo] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <ModalCard
      opened={opened}
      onClose={onClose}
      title={projectsText.changeManager}
      dirty={emp_no !== null && !isBusy}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {projectsText.cancel}
          </Button>
          <Button loading={isBusy} onClick={() => (emp_no ? onChoose(emp_no) : setMissing(true))}>
            {projectsText.changeManager}
          </Button>
        </>
      )}
    >
      <EmployeeSelect
        data-autofocus
        label={projectsText.newManager}
        description={projectsText.changeManagerHow}
        placeholder={projectsText.managerPlaceholder}
        value={emp_no}
        error={isMissing && !emp_no && projectsText.managerMissing}
        onChange={setEmpNo}
      />
    </ModalCard>
  )
}
