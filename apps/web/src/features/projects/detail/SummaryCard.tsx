import type { Project } from '@crm/contract/features/projects/projects.rows'
import { contractWords } from '@crm/contract/features/projects/projects.words'
import { projectTitles as fields } from '@crm/contract/features/projects/projectTitles'
import { showPhone } from '@crm/contract/kit/people'
import { Link } from 'react-router'
import { showDate } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { dataPath } from '../../reference/projectPaths.ts'
import { periodWords } from '../projectWords.ts'
import { projectDetailText } from './projectDetail.messages.ts'

/** What is known of the project itself. */
export const SummaryCard = ({ project }: { project: Project }) => (
  <Card title={projectDetailText.summary}>
    <Facts
      facts={[
        [fields.psrv_name, project.psrv_name],
        [fields.pt_name, project.pt_name],
        [fields.thm_name, project.thm_name],
        [projectDetailText.period, periodWords(project.project_start, project.project_end)],
        [fields.contract_status, contractWords(project.contract_status)],
        [fields.projcrd_deposit_dt, project.projcrd_deposit_dt && showDate(project.projcrd_deposit_dt)],
        [projectDetailText.round, projectDetailText.rounds(project.mr_count)],
        [
          projectDetailText.phone,
          project.client_phone && <a href={`tel:${project.client_phone}`}>{showPhone(project.client_phone)}</a>,
        ],
        [
          projectDetailText.finalCheck,
          <Link key="check" to={dataPath(project.proj_no)}>
            <Tag tone={project.file_final_check ? 'green' : 'gray'}>
              {project.file_final_check ? projectDetailText.checked : projectDetailText.notChecked}
            </Tag>
          </Link>,
        ],
        [projectDetailText.registered, showDate(project.reg_dt)],
      ]}
    />
  </Card>
)
