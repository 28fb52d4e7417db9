import type { Project } from '@crm/contract/features/projects/projects.rows'
import { projectFileScopes } from '@crm/contract/features/projects/projects.words'
import { Switch } from '@mantine/core'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { useOptimisticValue } from '../../../shared/lib/useOptimisticValue.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { useCheckFiles } from '../projects.api.ts'
import classes from './Data.module.css'
import { ProjectFrame } from './ProjectFrame.tsx'
import { projectDetailText } from './projectDetail.messages.ts'

const FinalCheck = ({ project }: { project: Project }) => {
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

const Data = ({ project }: { project: Project }) => (
  <>
    <FinalCheck project={project} />
    <div className={classes.drawers}>
      {projectFileScopes.options.map(({ value, label }) => (
        <Card key={value} title={label}>
          <Attachments to={{ to_table: value, to_no: project.proj_no }} canAdd />
        </Card>
      ))}
    </div>
  </>
)

/** The project's files in their four drawers, and whether somebody has looked through them. */
export const WorkDetailDataScreen = () => <ProjectFrame>{(project) => <Data project={project} />}</ProjectFrame>
