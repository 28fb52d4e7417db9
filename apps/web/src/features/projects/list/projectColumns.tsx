import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { contractWords } from '@crm/contract/features/projects/projects.words'
import { projectTitles as fields } from '@crm/contract/features/projects/projectTitles'
import { showDate } from '../../../shared/lib/date.ts'
import type { Column } from '../../../shared/ui/column.ts'
import { StageTag } from '../detail/StageTag.tsx'
import { nextMeetingWords } from '../projectWords.ts'
import { managerNames } from './managerNames.ts'

/** What a list says of a project. */
export const projectColumns: Column<ProjectRow>[] = [
  { key: 'proj_name', title: fields.proj_name, strong: true, width: 190 },
  { key: 'client_name', title: fields.client_name, width: 112, onCard: 'fact' },
  { key: 'user_name', title: fields.user_name, width: 64, onCard: 'hidden', render: (row) => row.user_name ?? '-' },
  { key: 'psrv_name', title: fields.psrv_name, width: 84, onCard: 'hidden', render: (row) => row.psrv_name ?? '-' },
  { key: 'emp', title: fields.managers, width: 108, onCard: 'fact', render: (row) => managerNames(row.emp) },
  {
    key: 'contract_status',
    title: fields.contract_status,
    width: 142,
    onCard: 'hidden',
    render: (row) => contractWords(row.contract_status),
  },
  {
    key: 'progress_status',
    title: fields.progress_status,
    width: 82,
    onCard: 'aside',
    render: (row) => <StageTag status={row.progress_status} />,
  },
  {
    key: 'projcrd_deposit_dt',
    title: fields.projcrd_deposit_dt,
    width: 112,
    sortable: true,
    onCard: 'hidden',
    render: (row) => showDate(row.projcrd_deposit_dt),
  },
  {
    key: 'project_end',
    title: fields.project_end,
    width: 112,
    onCard: 'hidden',
    render: (row) => showDate(row.project_end),
  },
  {
    key: 'next_meeting_dt',
    title: fields.next_meeting_dt,
    width: 146,
    onCard: 'hidden',
    render: (row) => nextMeetingWords(row.next_meeting_dt),
  },
]
