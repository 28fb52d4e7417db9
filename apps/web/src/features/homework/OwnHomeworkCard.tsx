import type { OwnHomework } from '@crm/contract/features/homework/homework'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { dueWords } from './HomeworkRows.tsx'
import { useOwnHomework } from './homework.api.ts'
import { homeworkText as text } from './homework.messages.ts'

const aboutOf = (row: OwnHomework) =>
  [dueWords(row), text.progress(row.lectures.filter(({ is_done }) => is_done).length, row.lectures.length), row.hw_memo]
    .filter(Boolean)
    .join(' · ')

const NextStep = ({ row: { crs_no, has_seat, lectures } }: { row: OwnHomework }) => {
  if (lectures.every(({ is_done }) => is_done)) return <Tag tone="green">{text.finished}</Tag>
  const to = has_seat ? pathOf('ClientCampLectureV3', { crs_no }) : pathOf('ClientCampDetailV3', { crs_no })
  return (
    <Button size="xs" variant="default" component={Link} to={to}>
      {has_seat ? text.watch : text.apply}
    </Button>
  )
}

/** Lectures to watch before the next meeting; nothing where none are set. */
export const OwnHomeworkCard = () => {
  const rows = useOwnHomework().data?.query ?? []
  if (!rows.length) return null
  return (
    <Card title={text.title} note={rows.length} flush>
      <RowList label={text.title}>
        {rows.map((row) => (
          <RowItem key={row.hw_no} name={row.crs_title} about={aboutOf(row)}>
            <NextStep row={row} />
          </RowItem>
        ))}
      </RowList>
    </Card>
  )
}
