import { courses } from '@crm/contract/features/courses/courses'
import { courseFields, courseLevel, courseState } from '@crm/contract/features/courses/courses.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconCategory, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { choice, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { person } from '../../reference/filters.tsx'
import { categoryFilter } from '../CategorySelect.tsx'
import { coursesText as text } from '../courses.messages.ts'
import { CoursePanel } from './CoursePanel.tsx'
import { shownCourseColumns } from './courseCells.tsx'
import { OrderPanel } from './OrderPanel.tsx'

const filters = [
  keyword(text.search),
  choice('state', courseState, { label: courseFields.state, all: text.allStates }),
  categoryFilter,
  choice('crs_level', courseLevel, { label: courseFields.crs_level, all: text.allLevels }),
  person('teacher_emp_no', { label: text.teacherFilter, all: text.allTeachers }),
]

const iconProps = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** Every course of the company; deleted ones where they are asked for. */
export const CoursesTab = () => {
  const [isOrdering, setOrdering] = useState(false)
  const isPhone = useIsPhone()
  return (
    <ListPage
      endpoint={courses.list}
      columns={shownCourseColumns}
      filters={filters}
      create={{ to: pathOf('CampClassCreate') }}
      excel={courses.excel}
      saved="courses"
      peek={CoursePanel}
      actions={
        !isPhone && (
          <>
            <Button
              variant="default"
              component={Link}
              to={pathOf('CampBannerList')}
              leftSection={<IconPhoto {...iconProps} />}
            >
              {text.banners}
            </Button>
            <Button
              variant="default"
              component={Link}
              to={pathOf('CampCategoryList')}
              leftSection={<IconCategory {...iconProps} />}
            >
              {text.categories}
            </Button>
            <Button variant="default" leftSection={<IconArrowsSort {...iconProps} />} onClick={() => setOrdering(true)}>
              {text.order}
            </Button>
          </>
        )
      }
      words={text.list}
    >
      {isOrdering && <OrderPanel onClose={() => setOrdering(false)} />}
    </ListPage>
  )
}
