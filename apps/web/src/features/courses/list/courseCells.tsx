import { type CourseRow, courseColumns } from '@crm/contract/features/courses/courses.rows'
import { IconPhoto } from '@tabler/icons-react'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { Picture } from '../../../shared/ui/display/Picture.tsx'
import { StateTag } from '../StateTag.tsx'

/** The picture of a course in small; a sign where it has none yet. */
export const Thumbnail = ({ picture }: Pick<CourseRow, 'picture'>) => (
  <Picture src={picture} size="small" none={<IconPhoto size={16} stroke={1.5} aria-hidden />} />
)

export const shownCourseColumns = withCells(courseColumns, {
  crs_title: ({ crs_title, picture }) => <TitleCell title={crs_title} before={<Thumbnail picture={picture} />} />,
  progress: ({ progress }) => (progress === null ? '-' : `${progress}%`),
  stars: ({ stars }) => stars?.toFixed(1) ?? '-',
  state: ({ state }) => <StateTag state={state} />,
})
