import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { campText, courseText as text } from '../enrolments.messages.ts'
import { useCourse } from './useCourse.ts'

/** Chapters with their lectures; samples say so. */
export const CourseCurriculum = () => {
  const course = useCourse()
  if (!course) return null
  return (
    <Stack>
      {course.chapters.map(({ crc_no, crc_title, lectures }) => (
        <Card key={crc_no} title={crc_title} note={campText.lectures(lectures.length)} flush>
          <RowList label={crc_title}>
            {lectures.map(({ crl_no, crl_title, crl_kind, crl_seconds, is_sample }) => (
              <RowItem
                key={crl_no}
                name={crl_title}
                about={crl_kind === 'video' && crl_seconds > 0 ? campText.clock(crl_seconds) : text.text}
              >
                {is_sample && <Tag tone="teal">{text.sample}</Tag>}
              </RowItem>
            ))}
          </RowList>
        </Card>
      ))}
    </Stack>
  )
}
