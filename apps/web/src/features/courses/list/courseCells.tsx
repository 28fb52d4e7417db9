import { type CourseRow, courseColumns } from '@crm/contract/features/courses/courses.rows'
import { IconPhoto } from '@tabler/icons-react'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { StateTag } from '../StateTag.tsx'
import classes from './Courses.module.css'

/** The picture of a course in small; a sign where it has none yet. */
export const Thumbnail = ({ picture }: Pick<CourseRow, 'picture'>) => (
  <span className={classes.thumbnail}>
    {picture ? <img src={picture} alt="" loading="lazy" /> : <IconPhoto size={16} stroke={1.5} aria-hidden />}
  </span>
)

export const shownCourseColumns = withCells(courseColumns, {
  crs_title: ({ crs_title, picture }) => <TitleCell title={crs_title} before={<Thumbnail picture={picture} />} />,
  progress: ({ progress }) => (progress === null ? '-' : `${progress}%`),
  stars: ({ stars }) => stars?.toFixed(1) ?? '-',
  state: ({ state }) => <StateTag state={state} />,
})
