import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import type { PortalMeeting, PortalProject } from '@crm/contract/features/portal/portal'
import { pathOf } from '@crm/contract/paths'
import { Link } from 'react-router'
import { showDate, showSpan } from '../../shared/lib/format/date.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { StageTag } from '../projects/detail/StageTag.tsx'
import { portalText } from './portal.messages.ts'

const facts = (...words: (string | null | undefined | false)[]) => words.filter(Boolean).join(' · ')

const placeText = (written: string | null) => (written === portalText.clientOffice ? portalText.yourOffice : written)

export const ProjectRows = ({ projects }: { projects: PortalProject[] }) => (
  <RowList scrolls>
    {projects.map(({ proj_no, proj_name, psrv_name, progress_status, managers, project_end }) => (
      <RowItem
        key={proj_no}
        name={<Link to={pathOf('ClientProject', { id: proj_no })}>{proj_name}</Link>}
        about={facts(
          psrv_name,
          managers.length > 0 && portalText.inCharge(managers.join(', ')),
          project_end && portalText.until(showDate(project_end)),
        )}
      >
        <StageTag status={progress_status} words={portalText.stages} />
      </RowItem>
    ))}
  </RowList>
)

export const MeetingRows = ({ meetings }: { meetings: PortalMeeting[] }) => (
  <RowList scrolls>
    {meetings.map((meeting) => (
      <RowItem
        key={meeting.ms_no}
        name={
          <Link to={pathOf('ClientMeeting', {}, { ms_no: meeting.ms_no })}>
            {showSpan(meeting.start_dt, meeting.end_dt)}
          </Link>
        }
        about={facts(
          meeting.proj_name,
          meeting.mr_name ?? placeText(meeting.mr_text),
          mrWay.label(meeting.mr_way),
          meeting.managers.join(', '),
        )}
      >
        <Tag tone={meeting.mr_type === 3 ? 'accent' : 'gray'}>{mrType.label(meeting.mr_type)}</Tag>
      </RowItem>
    ))}
  </RowList>
)
