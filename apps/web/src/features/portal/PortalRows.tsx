import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import type { PortalMeeting, PortalProject } from '@crm/contract/features/portal/portal'
import type { ReactNode } from 'react'
import { showDate, showSpan } from '../../shared/lib/date.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { StageTag } from '../projects/detail/StageTag.tsx'
import classes from './PortalRows.module.css'
import { portalText } from './portal.messages.ts'

const facts = (...words: (string | null | undefined | false)[]) => words.filter(Boolean).join(' · ')

const Row = ({ name, about, aside }: { name: ReactNode; about: string; aside: ReactNode }) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <strong>{name}</strong>
      <span>{about}</span>
    </div>
    {aside}
  </li>
)

export const ProjectRows = ({ projects }: { projects: PortalProject[] }) => (
  <ul className={classes.rows}>
    {projects.map(({ proj_no, proj_name, psrv_name, progress_status, managers, project_end }) => (
      <Row
        key={proj_no}
        name={proj_name}
        about={facts(
          psrv_name,
          managers.length > 0 && portalText.inCharge(managers.join(', ')),
          project_end && portalText.until(showDate(project_end)),
        )}
        aside={<StageTag status={progress_status} />}
      />
    ))}
  </ul>
)

export const MeetingRows = ({ meetings }: { meetings: PortalMeeting[] }) => (
  <ul className={classes.rows}>
    {meetings.map((meeting) => (
      <Row
        key={meeting.ms_no}
        name={showSpan(meeting.start_dt, meeting.end_dt)}
        about={facts(
          meeting.proj_name,
          meeting.mr_name ?? meeting.mr_text,
          mrWay.label(meeting.mr_way),
          meeting.managers.join(', '),
        )}
        aside={<Tag tone={meeting.mr_type === 3 ? 'accent' : 'gray'}>{mrType.label(meeting.mr_type)}</Tag>}
      />
    ))}
  </ul>
)
