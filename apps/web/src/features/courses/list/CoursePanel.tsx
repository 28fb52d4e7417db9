import { courses } from '@crm/contract/features/courses/courses'
import { type Course, courseFields, courseLevel } from '@crm/contract/features/courses/courses.rows'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showDate, showMinutes } from '../../../shared/lib/format/date.ts'
import { showWon } from '../../../shared/lib/format/money.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Picture } from '../../../shared/ui/display/Picture.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { coursePath, useCopyCourse } from '../courses.api.ts'
import { coursesText as text } from '../courses.messages.ts'
import { MissingNote } from '../detail/MissingNote.tsx'
import { StateTag } from '../StateTag.tsx'

const won = (amount: number) => (amount ? showWon(amount) : text.free)

const salePeriod = ({ sale_from, sale_until }: Course) =>
  [sale_from && text.saleFrom(showDate(sale_from)), sale_until && text.saleUntil(showDate(sale_until))]
    .filter(Boolean)
    .join(' ') || text.always

const facts = (course: Course) => [
  [courseFields.cat_code, course.cat_name] as const,
  [courseFields.crs_level, courseLevel.label(course.crs_level)] as const,
  [courseFields.teacher_name, course.teacher_name] as const,
  [courseFields.crs_price, won(course.crs_price)] as const,
  course.crs_sale_price !== null && ([courseFields.crs_sale_price, won(course.crs_sale_price)] as const),
  course.crs_sale_price !== null && ([text.salePeriod, salePeriod(course)] as const),
  [text.curriculumTab, `${text.lectures(course.lectures)} · ${showMinutes(Math.ceil(course.seconds / 60))}`] as const,
  [courseFields.crs_days, `${course.crs_days}${text.days}`] as const,
  [text.registeredBy, `${course.emp_name} · ${showDate(course.reg_dt)}`] as const,
]

const CopyButton = ({ crs_no }: { crs_no: number }) => {
  const navigate = useNavigate()
  const copy = useCopyCourse((made) => navigate(coursePath(made)))
  return (
    <Button
      variant="default"
      loading={copy.isPending}
      leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
      onClick={() => copy.mutate({ params: { crs_no } })}
    >
      {text.copy}
    </Button>
  )
}

/** A course beside its list: what it is, what it still needs, and the ways to copy and to open it. */
export const CoursePanel = ({ crs_no, onClose }: PeekProps<'crs_no'>) => (
  <RecordPanel
    endpoint={courses.detail}
    params={{ crs_no }}
    words={text}
    title={(course) => course?.crs_title ?? text.list.title}
    page={() => coursePath(crs_no)}
    actions={() => (
      <>
        <CopyButton crs_no={crs_no} />
        <Button component={Link} to={coursePath(crs_no)}>
          {text.open}
        </Button>
      </>
    )}
    onClose={onClose}
  >
    {(course) => (
      <Stack>
        {course.picture && <Picture src={course.picture} isRound />}
        <Inline wraps>
          <StateTag state={course.state} />
          {course.crs_summary}
        </Inline>
        <Facts facts={facts(course)} />
        {course.state === 1 && <MissingNote missing={course.missing} />}
      </Stack>
    )}
  </RecordPanel>
)
