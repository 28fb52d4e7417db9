import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Switch } from '@mantine/core'
import { useOptimisticValue } from '../../../shared/lib/server/useOptimisticValue.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { useCheckFiles } from '../projects.api.ts'
import { projectDetailText } from './projectDetail.messages.ts'

/** Whether somebody has looked through the project's files. */
export const FinalCheck = ({ project }: { project: Project }) => {
  const check = useCheckFiles()
  const { shown, choose, takeBack } = useOptimisticValue(project.file_final_check)
  return (
    <Card>
      <Switch
        label={projectDetailText.finalCheck}
        description={projectDetailText.dataContext}
        checked={shown}
        disabled={check.isPending}
        onChange={({ currentTarget: { checked: file_final_check } }) => {
          choose(file_final_check)
          check.mutate({ params: { proj_no: project.proj_no }, body: { file_final_check } }, { onError: takeBack })
        }}
      />
    </Card>
  )
}
