import { courses } from '@crm/contract/features/courses/courses'
import { courseState } from '@crm/contract/features/courses/courses.rows'
import { pathOf } from '@crm/contract/paths'
import { type Palette, searchSource, shownAtOnce } from '../../shared/lib/page/palette.ts'
import { coursePath } from './courses.api.ts'
import { setupText, coursesText as text } from './courses.messages.ts'

const courseSource = searchSource({
  name: 'course',
  title: text.list.title,
  endpoint: courses.list,
  request: (keyword) => ({ query: { keyword, limit: shownAtOnce } }),
  found: ({ query, total }) => ({
    total,
    hits: query.map(({ crs_no, crs_title, teacher_name, state }) => ({
      key: `course-${crs_no}`,
      title: crs_title,
      detail: [teacher_name, courseState.label(state)].filter(Boolean).join(' · '),
      path: coursePath(crs_no),
    })),
  }),
  allPath: (keyword) => pathOf('CampAdmList', {}, { keyword }),
})

export const coursesPalette: Palette = {
  actions: [
    { title: text.list.create, screens: ['CampClassCreate'], path: pathOf('CampClassCreate') },
    {
      title: setupText.addBanner,
      screens: ['CampBannerList'],
      form: () => import('./setup/BannerPanel.tsx').then((file) => file.BannerPanel),
    },
  ],
  search: [{ title: text.list.title, screens: ['CampAdmList'], order: 7, sources: [courseSource] }],
}
