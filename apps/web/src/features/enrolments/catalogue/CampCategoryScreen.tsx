import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { courseCardColumns } from '@crm/contract/features/enrolments/catalogue.rows'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { pathOf } from '@crm/contract/paths'
import { Box } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { BackLink } from '../../../shared/kit/record/BackLink.tsx'
import { Picture } from '../../../shared/ui/display/Picture.tsx'
import { useCatalogueHome } from '../enrolments.api.ts'
import { campText as text } from '../enrolments.messages.ts'
import { FindCourses } from './CampLinks.tsx'
import { courseFilters } from './CampListScreen.tsx'
import { CourseGrid } from './CourseGrid.tsx'

const list = { path: pathOf('ClientCampListV3'), title: text.list.title }

/** One category: its words and cover, and its courses in the order that staff suggest. */
export const CampCategoryScreen = () => {
  const stated = useSearchParams()[0].get('category')
  const cat_code = courseCategory.values.find((code) => code === stated) ?? 'basic'
  const category = useCatalogueHome().data?.query[0]?.categories.find((row) => row.cat_code === cat_code)
  const title = category?.cat_name ?? courseCategory.label(cat_code)
  return (
    <ListPage
      key={cat_code}
      endpoint={enrolments.catalogue}
      columns={courseCardColumns}
      filters={courseFilters}
      saved={null}
      fixed={{ cat_code }}
      usual={{ limit: 12 }}
      above={
        category?.picture && (
          <Box mb={16}>
            <Picture src={category.picture} size="cover" isRound />
          </Box>
        )
      }
      as={CourseGrid}
      emptyAction={<FindCourses />}
      words={{
        ...text.list,
        title,
        context: (
          <>
            <BackLink {...list} />
            {category?.cat_text}
          </>
        ),
      }}
    />
  )
}
