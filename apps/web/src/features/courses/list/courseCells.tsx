import { type CourseRow, courseColumns } from '@crm/contract/features/courses/courses.rows'
import { IconPhoto } from '@tabler/icons-react'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { showNumber } from '../../../shared/lib/showNumber.ts'
import { coursesText as text } from '../courses.messages.ts'
import { StateTag } from '../StateTag.tsx'
import classes from './Courses.module.css'

/** The picture of a course in small; a sign where it has none yet. */
export const Thumbnail = ({ picture }: Pick<CourseRow, 'picture'>) => (
  <span className={classes.thumbnail}>
    {picture ? <img src={picture} alt="" loading="lazy" /> : <IconPhoto size={16} stroke={1.5} aria-hidden />}
  </span>
)

const price = (won: number) => (won ? showNumber(won) : text.free)

export const shownCourseColumns = withCells(courseColumns, {
  crs_title: ({ crs_title, picture }) => <TitleCell title={crs_title} before={<Thumbnail picture={picture} />} />,
  crs_price: ({ crs_price }) => price(crs_price),
  price_now: ({ price_now }) => price(price_now),
  progress: ({ progress }) => (progress === null ? '-' : `${progress}%`),
  stars: ({ stars }) => stars?.toFixed(1) ?? '-',
  state: ({ state }) => <StateTag state={state} />,
})
