import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { progressStage } from '@crm/contract/features/projects/projects.words'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { BulkActionProps } from '../../../shared/kit/list/BulkBar.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { askReason } from '../detail/askReason.ts'
import { StageChoice } from '../detail/StageMenu.tsx'
import { useChangeMany } from '../projects.api.ts'
import { projectsText as text } from '../projects.messages.ts'
import { type CommonStage, commonStages } from './bulkStages.ts'
import { ManagersDialog } from './ManagersDialog.tsx'

const numbersOf = (rows: ProjectRow[]) => rows.map(({ proj_no }) => proj_no)

/** All of them get other managers. */
export const ChangeManagers = ({ rows, done }: BulkActionProps<ProjectRow>) => {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setChoosing(true)}>
        {text.changeManager}
      </Button>
      {isChoosing && <ManagersDialog rows={rows} onClose={() => setChoosing(false)} onDone={done} />}
    </>
  )
}

/** All of them go to a stage that each may go to. */
export const ChangeStages = ({ rows, done }: BulkActionProps<ProjectRow>) => {
  const change = useChangeMany(done)
  const stages = commonStages(rows)
  const move = async ({ stage, isBack, isUnpaid }: CommonStage) => {
    const title = text.askStage(rows.length, progressStage.label(stage))
    const asks = isBack || isUnpaid
    const reason = asks ? await askReason(stage, isUnpaid) : (await confirm({ title, yes: text.move })) ? '' : null
    if (reason !== null) change.mutate({ body: { proj_nos: numbersOf(rows), stage, reason } })
  }
  return (
    <Menu position="top-end" width={190}>
      <Menu.Target>
        <Button loading={change.isPending} rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}>
          {text.changeStage}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stages.length === 0 && <Menu.Item disabled>{text.noCommonStage}</Menu.Item>}
        {stages.map((common) => (
          <Menu.Item key={common.stage} onClick={() => move(common)}>
            <StageChoice stage={common.stage} isBack={common.isBack} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
