import { courseLevel } from '@crm/contract/features/courses/courses.rows'
import { type CourseCard, courseCardColumns } from '@crm/contract/features/enrolments/catalogue.rows'
import { pathOf } from '@crm/contract/paths'
import { IconStarFilled } from '@tabler/icons-react'
import { LinkTile } from '../../../shared/ui/display/LinkTile.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { CardPart } from '../../../shared/ui/layout/Card.tsx'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import type { RowsProps } from '../../../shared/ui/list/DataTable.tsx'
import { Skeleton } from '../../../shared/ui/state/Skeleton.tsx'
import { campText as text } from '../enrolments.messages.ts'
import { CoursePicture } from './CoursePicture.tsx'
import { CoursePrice } from './CoursePrice.tsx'

const Stars = ({ course: { stars, reviews } }: { course: CourseCard }) =>
  stars !== null && (
    <Inline as="span" gap="xs">
      <IconStarFilled size={13} color="var(--amber-bar)" aria-hidden />
      <span className="visually-hidden">{text.stars(stars, reviews)}</span>
      <span aria-hidden>
        {stars.toFixed(1)} ({reviews})
      </span>
    </Inline>
  )

const Card = ({ course }: { course: CourseCard }) => (
  <li>
    <LinkTile hasPicture to={pathOf('ClientCampDetailV3', { crs_no: course.crs_no })}>
      <CoursePicture picture={course.picture} />
      <Stack as="span" gap="tight">
        <SmallText as="span">
          {course.cat_name} · {courseLevel.label(course.crs_level)}
        </SmallText>
        <Text as="strong">{course.crs_title}</Text>
        <SmallText as="span">
          <Inline as="span" wraps>
            <span>{course.teacher_name}</span>
            <span>{text.lectures(course.lectures)}</span>
            {course.seconds > 0 && <span>{text.clock(course.seconds)}</span>}
            {course.students > 0 && <span>{text.students(course.students)}</span>}
            <Stars course={course} />
          </Inline>
        </SmallText>
      </Stack>
      <CoursePrice course={course} />
    </LinkTile>
  </li>
)

/** Courses as cards with their pictures, as many beside each other as fit. */
export const CourseGrid = ({ rows, expected }: RowsProps<CourseCard>) => (
  <CardPart>
    <Grid as="ul" least={232}>
      {rows
        ? rows.map((course) => <Card key={course[courseCardColumns.rowKey]} course={course} />)
        : Array.from({ length: expected }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards hinted at have no identity
            <li key={index} aria-hidden>
              <Skeleton h={150} />
              <Skeleton h={16} w="70%" mt={12} />
              <Skeleton h={12} w="50%" mt={10} />
            </li>
          ))}
    </Grid>
  </CardPart>
)
