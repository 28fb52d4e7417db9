import { courseScreens } from '@crm/contract/features/courses/courses.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { courseTabText as text } from './courseTabs.messages.ts'

export const coursesWeb = webFeature(
  courseScreens,
  {
    CampAdmList: () => import('./list/CampAdmListScreen.tsx').then((file) => file.CampAdmListScreen),
    CampBannerList: () => import('./setup/CampBannerListScreen.tsx').then((file) => file.CampBannerListScreen),
    CampCategoryList: () => import('./setup/CampCategoryListScreen.tsx').then((file) => file.CampCategoryListScreen),
    CampClassCreate: () => import('./form/CampClassCreateScreen.tsx').then((file) => file.CampClassCreateScreen),
    CampClassDetail: () => import('./detail/CampClassDetailScreen.tsx').then((file) => file.CampClassDetailScreen),
  },
  {
    palette: () => import('./courses.palette.ts').then((file) => file.coursesPalette),
    tabs: {
      CampAdmList: [
        {
          ...{ key: 'courses', title: text.courses, order: 10 },
          load: () => import('./list/CoursesTab.tsx').then((file) => file.CoursesTab),
        },
      ],
      CampClassDetail: [
        {
          ...{ key: 'basic', title: text.basic, order: 10 },
          load: () => import('./detail/BasicTab.tsx').then((file) => file.BasicTab),
        },
        {
          ...{ key: 'curriculum', title: text.curriculum, order: 20 },
          load: () => import('./curriculum/CurriculumTab.tsx').then((file) => file.CurriculumTab),
        },
        {
          ...{ key: 'history', title: text.history, order: 90 },
          load: () => import('./detail/HistoryTab.tsx').then((file) => file.HistoryTab),
        },
      ],
    },
  },
)
