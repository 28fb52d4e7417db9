import { type TimelineItem, type TimelineKind, timelineKind } from '@crm/contract/features/timeline/timeline'
import { ActionIcon } from '@mantine/core'
import {
  IconCalendarEvent,
  IconFile,
  IconFileText,
  IconMail,
  IconMessageCircle,
  IconNote,
  IconPencil,
  IconPhone,
  IconStairsUp,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { TextButton } from '../../../shared/ui/button/TextButton.tsx'
import { Mark } from '../../../shared/ui/display/Mark.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Grow, Inline } from '../../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../../shared/ui/layout/Truncate.tsx'
import { dashboardPath, dataPath } from '../../reference/projectPaths.ts'
import { timelineText } from './timeline.messages.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

const icons: Record<TimelineKind, ReactNode> = {
  note: <IconNote {...icon} />,
  call: <IconPhone {...icon} />,
  meeting: <IconCalendarEvent {...icon} />,
  minutes: <IconFileText {...icon} />,
  stage: <IconStairsUp {...icon} />,
  file: <IconFile {...icon} />,
  mail: <IconMail {...icon} />,
  alimtalk: <IconMessageCircle {...icon} />,
}

interface TimelineRowProps {
  item: TimelineItem
  isOwn: boolean
  onMeeting: (ms_no: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** Leads to what the entry is about. */
const Title = ({ item: { kind, title, ms_no, proj_no }, onMeeting }: Pick<TimelineRowProps, 'item' | 'onMeeting'>) => {
  if (ms_no !== null)
    return (
      <TextButton weight="strong" onClick={() => onMeeting(ms_no)}>
        {title}
      </TextButton>
    )
  if (proj_no !== null) return <Link to={kind === 'file' ? dataPath(proj_no) : dashboardPath(proj_no)}>{title}</Link>
  return title
}

const isNote = ({ kind }: TimelineItem) => kind === 'note' || kind === 'call'

/** One entry: what, when, by whom; the author of a note changes and deletes it. */
export const TimelineRow = ({ item, isOwn, onMeeting, onEdit, onRemove }: TimelineRowProps) => {
  const { kind, text, status, user_name, reg_dt, is_edited } = item
  return (
    <Inline as="li" gap="row" align="start">
      <Mark tone={isNote(item) ? 'accent' : 'ground'} title={timelineKind.label(kind)}>
        {icons[kind]}
      </Mark>
      <Grow>
        <Inline as="p" wraps>
          <strong>
            {!isNote(item) && <span className="visually-hidden">{timelineKind.label(kind)} </span>}
            <Title item={item} onMeeting={onMeeting} />
          </strong>
          {status && <Tag>{status}</Tag>}
        </Inline>
        {text && isNote(item) && (
          <Text as="p" keepsLines>
            {text}
          </Text>
        )}
        {text && !isNote(item) && (
          <Truncate as="p" lines={4}>
            {text}
          </Truncate>
        )}
        <SmallText>
          {[showDateTime(reg_dt), user_name, is_edited && timelineText.edited].filter(Boolean).join(' · ')}
        </SmallText>
      </Grow>
      {isOwn && isNote(item) && (
        <Inline as="span" gap="hair" className="no-print">
          <ActionIcon size="sm" aria-label={timelineText.edit} title={timelineText.edit} onClick={onEdit}>
            <IconPencil {...icon} />
          </ActionIcon>
          <ActionIcon size="sm" aria-label={timelineText.remove} title={timelineText.remove} onClick={onRemove}>
            <IconTrash {...icon} />
          </ActionIcon>
        </Inline>
      )}
    </Inline>
  )
}
