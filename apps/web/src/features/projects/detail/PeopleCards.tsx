import type { Project } from '@crm/contract/features/projects/projects.rows'
import { peType } from '@crm/contract/features/projects/projects.words'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { daysBetween, koreaToday, showDateTime } from '../../../shared/lib/format/date.ts'
import { dDayOf } from '../../../shared/ui/display/dDay.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { PairList } from '../../../shared/ui/list/LineList.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { managementPath, meetingPath } from '../../reference/projectPaths.ts'
import { periodWords } from '../projectWords.ts'
import { projectDetailText } from './projectDetail.messages.ts'

/** How soon people meet. */
const DDayTag = ({ date }: { date: string }) => {
  const { words, tone } = dDayOf(daysBetween(koreaToday(), date))
  return <Tag tone={tone}>{words}</Tag>
}

/** When people meet next. */
export const NextMeetingCard = ({ project }: { project: Project }) => (
  <Card
    title={projectDetailText.nextMeeting}
    actions={
      <Button component={Link} to={meetingPath(project.proj_no)} size="xs" variant="default">
        {projectDetailText.all}
      </Button>
    }
  >
    {project.next_meeting_dt ? (
      <Inline as="p">
        <Text as="strong" size="figure" weight="bold">
          {showDateTime(project.next_meeting_dt)}
        </Text>
        <DDayTag date={project.next_meeting_dt} />
      </Inline>
    ) : (
      <EmptyLine>{projectDetailText.noMeeting}</EmptyLine>
    )}
  </Card>
)

/** Who works on it, as what and for how long. */
export const MembersCard = ({ project }: { project: Project }) => (
  <Card
    title={projectDetailText.members}
    note={project.emp.length ? projectDetailText.people(project.emp.length) : undefined}
    actions={
      <Button component={Link} to={managementPath(project.proj_no)} size="xs" variant="default">
        {projectDetailText.edit}
      </Button>
    }
  >
    {project.emp.length === 0 && <EmptyLine>{projectDetailText.noMembers}</EmptyLine>}
    <PairList>
      {project.emp.map((member) => (
        <li key={member.pe_no}>
          <span>
            <strong>{member.emp_name}</strong>{' '}
            <Tag tone={member.pe_type === 'manager' ? 'accent' : 'gray'}>{peType.label(member.pe_type)}</Tag>
          </span>
          <SmallText as="span">
            {[
              periodWords(member.start_dt, member.end_dt),
              member.pe_contribution > 0 && projectDetailText.contribution(member.pe_contribution),
            ]
              .filter(Boolean)
              .join(' · ')}
          </SmallText>
        </li>
      ))}
    </PairList>
  </Card>
)
