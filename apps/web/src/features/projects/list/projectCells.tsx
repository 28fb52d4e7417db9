import { projectColumns } from '@crm/contract/features/projects/projects.columns'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { StageTag } from '../detail/StageTag.tsx'
import { nextMeetingWords } from '../projectWords.ts'
import { managerNames } from './managerNames.ts'

/** The columns of every list of projects, as they are drawn. */
export const shownProjectColumns = withCells(projectColumns, {
  managers: ({ emp }) => managerNames(emp),
  progress_status: ({ progress_status }) => <StageTag status={progress_status} />,
  next_meeting_dt: ({ next_meeting_dt }) => nextMeetingWords(next_meeting_dt),
})
