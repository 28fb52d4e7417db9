import { courseLevel } from '@crm/contract/features/courses/courses.rows'
import { type CourseCard, courseCardColumns } from '@crm/contract/features/enrolments/catalogue.rows'
import { pathOf } from '@crm/contract/paths'
import { IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RowsProps } from '../../../shared/ui/DataTable.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { campText as text } from '../enrolments.messages.ts'
import classes from './Catalogue.module.css'
import { CoursePicture } from './CoursePicture.tsx'
import { CoursePrice } from './CoursePrice.tsx'

const Stars = ({ course: { stars, reviews } }: { course: CourseCard }) =>
  stars !== null && (
    <span className={classes.stars}>
      <IconStarFilled size={13} aria-hidden />
      <span className="visually-hidden">{text.stars(stars, reviews)}</span>
      <span aria-hidden>
        {stars.toFixed(1)} ({reviews})
      </span>
    </span>
  )

const Card = ({ course }: { course: CourseCard }) => (
  <li className={classes.card}>
    <Link to={pathOf('ClientCampDetailV3', { crs_no: course.crs_no })} className={classes.link}>
      <CoursePicture picture={course.picture} />
      <span className={classes.words}>
        <SmallText as="span">
          {course.cat_name} · {courseLevel.label(course.crs_level)}
        </SmallText>
        <strong className={classes.title}>{course.crs_title}</strong>
        <span className={classes.facts}>
          <span>{course.teacher_name}</span>
          <span>{text.lectures(course.lectures)}</span>
          {course.seconds > 0 && <span>{text.clock(course.seconds)}</span>}
          {course.students > 0 && <span>{text.students(course.students)}</span>}
          <Stars course={course} />
        </span>
        <CoursePrice course={course} />
      </span>
    </Link>
  </li>
)

/** Courses as cards with their pictures, as many beside each other as fit. */
export const CourseGrid = ({ rows, expected }: RowsProps<CourseCard>) => (
  <ul className={classes.grid}>
    {rows
      ? rows.map((course) => <Card key={course[courseCardColumns.rowKey]} course={course} />)
      : Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards hinted at have no identity
          <li key={index} className={classes.card} aria-hidden>
            <Skeleton h={150} />
            <Skeleton h={16} w="70%" mt={12} />
            <Skeleton h={12} w="50%" mt={10} />
          </li>
        ))}
  </ul>
)
