import type { LearnedCourse, LearnedLecture } from '@crm/contract/features/learning/watching.rows'
import { Progress } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card, CardPart } from '../../../shared/ui/layout/Card.tsx'
import { Grow, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowButton } from '../../../shared/ui/list/RowList.tsx'
import { playerText as text } from '../learning.messages.ts'

interface Props {
  course: LearnedCourse
  current: number | undefined
  onChoose: (crl_no: number) => void
}

const share = ({ watched, crl_seconds }: LearnedLecture) =>
  crl_seconds ? Math.min(100, Math.round((100 * watched) / crl_seconds)) : 0

const Lecture = ({
  lecture,
  isCurrent,
  onChoose,
}: {
  lecture: LearnedLecture
  isCurrent: boolean
  onChoose: () => void
}) => {
  const { crl_title, crl_seconds, is_done, is_sample } = lecture
  return (
    <li>
      <RowButton aria-current={isCurrent || undefined} onClick={onChoose}>
        {is_done ? (
          <IconCircleCheckFilled size={18} color="var(--green-text)" role="img" aria-label={text.done} />
        ) : (
          <IconCircle size={18} color="var(--text-third)" aria-hidden />
        )}
        <Grow as="span">
          {crl_title} {is_sample && <Tag>{text.sample}</Tag>}
        </Grow>
        {crl_seconds > 0 && <SmallText as="span">{showLength(crl_seconds)}</SmallText>}
      </RowButton>
      {!is_done && share(lecture) > 0 && <Progress size={2} value={share(lecture)} aria-label={crl_title} />}
    </li>
  )
}

/** The curriculum beside the player: what is done, what plays, what comes. */
export const LectureList = ({ course, current, onChoose }: Props) => (
  <Card title={text.curriculum} note={text.progress(course.done, course.lectures)} flush>
    {course.chapters.map(({ crc_no, crc_title, lectures }) => (
      <section key={crc_no} aria-label={crc_title}>
        <CardPart>
          <Text as="h3" size="small" weight="strong" tone="heading">
            {crc_title}
          </Text>
        </CardPart>
        <Stack as="ul" gap="none">
          {lectures.map((lecture) => (
            <Lecture
              key={lecture.crl_no}
              lecture={lecture}
              isCurrent={lecture.crl_no === current}
              onChoose={() => onChoose(lecture.crl_no)}
            />
          ))}
        </Stack>
      </section>
    ))}
  </Card>
)
