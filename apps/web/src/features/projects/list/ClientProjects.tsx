import { screens } from '@crm/contract/features'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { CreateProjectPanel } from '../form/CreateProjectPanel.tsx'
import { useProjects } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { projectColumns } from './projectColumns.tsx'

const pageSize = 10
const shown = ['proj_name', 'psrv_name', 'emp', 'progress_status', 'next_meeting_dt']
const columns = projectColumns.filter(({ key }) => shown.includes(key))

const Projects = ({ client_no }: { client_no: number }) => {
  const [offset, setOffset] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const found = useProjects({ client_no, offset, limit: pageSize })
  const navigate = useNavigate()
  return (
    <Card
      flush
      title={projectsText.clientProjects}
      note={found.data?.total || undefined}
      actions={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setCreating(true)}
        >
          {projectsText.create}
        </Button>
      }
    >
      <DataList
        bare
        read={found}
        columns={columns}
        rowKey={({ proj_no }) => proj_no}
        empty={projectsText.clientProjectsEmpty}
        onRow={({ proj_no }) => navigate(dashboardPath(proj_no))}
        page={{ offset, limit: pageSize, onChange: setOffset }}
      />
      <CreateProjectPanel opened={isCreating} onClose={() => setCreating(false)} client_no={client_no} />
    </Card>
  )
}

/** The projects of a company, for those who may look at projects. */
export const ClientProjects = ({ client_no }: { client_no: number }) => {
  const scopes = useUser()?.emp_scope ?? []
  const mayLook = screens.WorkDetailDashboard.scope.some((scope) => scopes.includes(scope))
  return mayLook && <Projects client_no={client_no} />
}
