import { screens } from '@crm/contract/features'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Button } from '@mantine/core'
import { IconBriefcaseOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { Notice } from '../../../shared/ui/NoticePage.tsx'
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx'
import { useProject, useProjectNo } from '../projects.api.ts'
import { projectDetailText } from './projectDetail.messages.ts'

/** The project that the address names, once it is here; until then, or when there is none, says so. */
export const WithProject = ({ children }: { children: (project: Project) => ReactNode }) => {
  const proj_no = useProjectNo()
  const { data, error, refetch } = useProject(proj_no)
  const project = data?.query[0]
  if (project) return children(project)
  if (proj_no === 0 || error?.status === 404)
    return (
      <Notice
        icon={IconBriefcaseOff}
        tone="gray"
        title={projectDetailText.missingTitle}
        description={projectDetailText.missingDescription}
      >
        <Button component={Link} to={screens.WorkList.path}>
          {projectDetailText.toList}
        </Button>
      </Notice>
    )
  if (error) return <ErrorState reason={error.message} onRetry={refetch} />
  return <PageSkeleton />
}
