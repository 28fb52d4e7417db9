import type { DashboardProject } from '@crm/contract/features/projects/projects.rows'
import { indicatorWarns } from '@crm/contract/features/projects/projects.words'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { daysBetween, koreaToday, showDateTime } from '../../shared/lib/format/date.ts'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { TextButton, TextLink } from '../../shared/ui/button/TextButton.tsx'
import { dDayOf } from '../../shared/ui/display/dDay.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../shared/ui/layout/Truncate.tsx'
import type { Column } from '../../shared/ui/list/column.ts'
import { managerNames } from '../projects/list/managerNames.ts'
import { dataPath, schedulePath } from '../reference/projectPaths.ts'
import { homeText } from './home.messages.ts'

/** What stands in a row opens something of its own, not the row. */
const apart = (event: React.SyntheticEvent) => event.stopPropagation()

/** The indicator that ends next; coloured once its end is near. */
const NextIndicator = ({ proj_no, indicators, mayOpen }: DashboardProject & { mayOpen: boolean }) => {
  const [first] = indicators.toSorted((one, other) => (one.pic_end_dt < other.pic_end_dt ? -1 : 1))
  if (!first) return null
  const titles = indicators.map(({ pic_title }) => pic_title).join(', ')
  const days = daysBetween(koreaToday(), first.pic_end_dt)
  const tag = <Tag tone={indicatorWarns(first) ? dDayOf(days).tone : 'gray'}>{homeText.indicator(days)}</Tag>
  if (!mayOpen) return tag
  return (
    <Link to={schedulePath(proj_no)} title={titles} onClick={apart} onKeyDown={apart}>
      {tag}
      <span className="visually-hidden">{homeText.indicatorOf(titles)}</span>
    </Link>
  )
}

const Company = (project: DashboardProject & { mayOpen: boolean }) => (
  <Inline as="span" gap="tight" wraps="close">
    <Truncate>{project.client_name}</Truncate>
    <NextIndicator {...project} />
  </Inline>
)

/** The meeting opens beside the home; a project without one is where the next is booked. */
const NextMeeting = ({
  client_name,
  next_meeting_dt,
  next_ms_no,
  onBook,
}: DashboardProject & { onBook?: () => void }) => {
  const when = next_meeting_dt && <time>{showDateTime(next_meeting_dt)}</time>
  // Who may book may read the meetings of others as well.
  if (when && (!onBook || next_ms_no === null)) return when
  if (when)
    return (
      <TextLink
        to={{ search: `?ms_no=${next_ms_no}` }}
        title={homeText.meetingOf(client_name)}
        onClick={apart}
        onKeyDown={apart}
      >
        {when}
      </TextLink>
    )
  const none = <Text tone="heading">{homeText.noMeeting}</Text>
  if (!onBook) return none
  const book = (event: React.SyntheticEvent) => {
    apart(event)
    onBook()
  }
  return (
    <Inline as="span" gap="hair">
      {none}
      <IconButton aria-label={homeText.addMeetingOf(client_name)} onClick={book} onKeyDown={apart}>
        <IconPlus size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </Inline>
  )
}

const checkColumn: Column<DashboardProject> = {
  key: 'check',
  title: homeText.data,
  width: 98,
  render: (project) => (
    <Button
      component={Link}
      to={dataPath(project.proj_no)}
      size="xs"
      variant={project.file_final_check ? 'light' : 'default'}
      aria-label={homeText.checkOf(project.client_name)}
      onClick={apart}
      onKeyDown={apart}
    >
      {homeText.check}
    </Button>
  ),
  onCard: 'hidden',
}

/** What leads to the project itself only for those who may open it. */
export const projectColumns = (
  onNote: (project: DashboardProject) => void,
  onBook: ((project: DashboardProject) => void) | undefined,
  mayOpen: boolean,
): Column<DashboardProject>[] => [
  {
    key: 'client_name',
    title: homeText.company,
    width: 126,
    render: (project) => <Company {...project} mayOpen={mayOpen} />,
  },
  {
    key: 'emp',
    title: homeText.manager,
    width: 84,
    render: ({ emp }) => managerNames(emp),
    onCard: 'hidden',
  },
  {
    key: 'next_meeting_dt',
    title: homeText.nextMeeting,
    width: 118,
    render: (project) => <NextMeeting {...project} onBook={onBook && (() => onBook(project))} />,
    onCard: 'fact',
  },
  {
    key: 'tl_title',
    title: homeText.todo,
    render: ({ tl_title, tl_todo }) => (tl_title ? <span title={tl_todo ?? ''}>{tl_title}</span> : '-'),
    onCard: 'fact',
  },
  {
    key: 'psrv_name',
    title: homeText.contract,
    width: 80,
    render: ({ psrv_name }) => (psrv_name ? <Tag>{psrv_name}</Tag> : '-'),
    onCard: 'aside',
  },
  {
    key: 'mr_count',
    title: homeText.round,
    width: 56,
    render: ({ mr_count }) => homeText.rounds(mr_count),
    onCard: 'hidden',
  },
  {
    key: 'proj_significant',
    title: homeText.note,
    render: (project) => (
      <TextButton
        tone="plain"
        isCut
        title={project.proj_significant ?? undefined}
        onKeyDown={apart}
        onClick={(event) => {
          apart(event)
          onNote(project)
        }}
      >
        <span className="visually-hidden">{homeText.noteOf(project.client_name)}</span>
        {project.proj_significant ?? <Text tone="heading">{homeText.noNote}</Text>}
      </TextButton>
    ),
    onCard: 'hidden',
  },
  ...(mayOpen ? [checkColumn] : []),
]
