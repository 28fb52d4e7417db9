import type { LearnedCourse, LearnedLecture } from '@crm/contract/features/learning/watching.rows'
import { Progress } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { showLength } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { playerText as text } from '../learning.messages.ts'
import classes from './LectureList.module.css'

interface Props {
  course: LearnedCourse
  current: number | undefined
  onChoose: (crl_no: number) => void
}

const share = ({ watched, crl_seconds }: LearnedLecture) =>
  crl_seconds ? Math.min(100, Math.round((100 * watched) / crl_seconds)) : 0

const Row = ({
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
      <button type="button" className={classes.row} aria-current={isCurrent || undefined} onClick={onChoose}>
        {is_done ? (
          <IconCircleCheckFilled size={18} className={classes.done} role="img" aria-label={text.done} />
        ) : (
          <IconCircle size={18} className={classes.open} aria-hidden />
        )}
        <span className={classes.title}>
          {crl_title} {is_sample && <Tag>{text.sample}</Tag>}
        </span>
        {crl_seconds > 0 && <SmallText as="span">{showLength(crl_seconds)}</SmallText>}
      </button>
      {!is_done && share(lecture) > 0 && <Progress size={2} value={share(lecture)} aria-label={crl_title} />}
    </li>
  )
}

/** The curriculum beside the player: what is done, what plays, what comes. */
export const LectureList = ({ course, current, onChoose }: Props) => (
  <Card title={text.curriculum} note={text.progress(course.done, course.lectures)} flush>
    {course.chapters.map(({ crc_no, crc_title, lectures }) => (
      <section key={crc_no} aria-label={crc_title}>
        <h3 className={classes.chapter}>{crc_title}</h3>
        <ul className={classes.list}>
          {lectures.map((lecture) => (
            <Row
              key={lecture.crl_no}
              lecture={lecture}
              isCurrent={lecture.crl_no === current}
              onChoose={() => onChoose(lecture.crl_no)}
            />
          ))}
        </ul>
      </section>
    ))}
  </Card>
)
