import { type ProgressStage, progressStage } from '@crm/contract/features/projects/projects.words'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../../shared/ui/ActionBar.tsx'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { askReason } from '../detail/askReason.ts'
import { StageChoice } from '../detail/StageMenu.tsx'
import { useChangeMany } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { commonStages } from './bulkStages.ts'
import { ManagerModal } from './ManagerModal.tsx'
import type { Selection } from './useSelection.ts'

/** What can be done with several projects at once; in view while some are ticked. */
export const BulkBar = ({ selection }: { selection: Selection }) => {
  const [isChoosing, setChoosing] = useState(false)
  const change = useChangeMany(() => {
    setChoosing(false)
    selection.clear()
  })
  const proj_nos = selection.selected.map(({ proj_no }) => proj_no)
  const stages = commonStages(selection.selected)

  const move = async (stage: ProgressStage, isBack: boolean) => {
    const title = projectsText.askStage(proj_nos.length, progressStage.label(stage))
    const reason = isBack ? await askReason(stage) : (await confirm({ title, yes: projectsText.move })) ? '' : null
    if (reason !== null) change.mutate({ body: { proj_nos, stage, reason } })
  }

  return (
    <ActionBar note={<strong>{projectsText.selected(proj_nos.length)}</strong>}>
      <Button variant="subtle" color="gray" onClick={selection.clear}>
        {projectsText.clearSelection}
      </Button>
      <Button variant="default" onClick={() => setChoosing(true)}>
        {projectsText.changeManager}
      </Button>
      <Menu position="top-end" width={190}>
        <Menu.Target>
          <Button loading={change.isPending} rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}>
            {projectsText.changeStage}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {stages.length === 0 && <Menu.Item disabled>{projectsText.noCommonStage}</Menu.Item>}
          {stages.map(({ stage, isBack }) => (
            <Menu.Item key={stage} onClick={() => move(stage, isBack)}>
              <StageChoice stage={stage} isBack={isBack} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ManagerModal
        opened={isChoosing}
        isBusy={change.isPending}
        onClose={() => setChoosing(false)}
        onChoose={(manager_emp_no) => change.mutate({ body: { proj_nos, manager_emp_no } })}
      />
    </ActionBar>
  )
}
