import { courseCategory, courseLevel } from '@crm/contract/features/courses/courses.rows'
import { courseCardColumns, courseOrder, coursePrice } from '@crm/contract/features/enrolments/catalogue.rows'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { choice, keyword, order } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { campText as text } from '../enrolments.messages.ts'
import { CampHead } from './CampHead.tsx'
import { ToMyCamp } from './CampLinks.tsx'
import { CourseGrid } from './CourseGrid.tsx'

const search = keyword(text.search)

const narrowing = [
  choice('crs_level', courseLevel, { label: text.level, all: text.allLevels }),
  choice('price', coursePrice, { label: text.price, all: text.allPrices }),
  order('list_sort', courseOrder, { label: text.order, width: 110 }),
]

/** Of a category's page, which needs no choice of categories. */
export const courseFilters = [search, ...narrowing]

const filters = [
  search,
  choice('cat_code', courseCategory, { label: text.category, all: text.allCategories }),
  ...narrowing,
]

/** The catalogue: banners, categories, what was begun, and every course that is sold. */
export const CampListScreen = () => (
  <ListPage
    endpoint={enrolments.catalogue}
    columns={courseCardColumns}
    filters={filters}
    saved={null}
    usual={{ limit: 12 }}
    above={<CampHead />}
    as={CourseGrid}
    actions={<ToMyCamp />}
    emptyAction={<ToMyCamp />}
    words={text.list}
  />
)
