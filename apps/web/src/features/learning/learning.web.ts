import { learningScreens } from '@crm/contract/features/learning/learning.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { deviceText } from './devices.messages.ts'
import { learningTabText as text } from './learningTabs.messages.ts'

export const learningWeb = webFeature(
  learningScreens,
  {
    CampQuestionList: () => import('./staff/QuestionsTab.tsx').then((file) => file.TaughtQuestionsScreen),
    ClientCampLectureV3: () => import('./LectureScreen.tsx').then((file) => file.LectureScreen),
    ClientCampLectureSampleV3: () => import('./LectureScreen.tsx').then((file) => file.LectureSampleScreen),
  },
  {
    tabs: {
      ClientCampDetailV3: [
        {
          ...{ key: 'reviews', title: text.reviews, order: 30 },
          load: () => import('./talk/CourseReviewsTab.tsx').then((file) => file.CourseReviewsTab),
        },
      ],
      CampClassDetail: [
        {
          ...{ key: 'progress', title: text.progress, order: 40 },
          load: () => import('./staff/ProgressTab.tsx').then((file) => file.ProgressTab),
        },
        {
          ...{ key: 'questions', title: text.questions, order: 50 },
          load: () => import('./staff/QuestionsTab.tsx').then((file) => file.QuestionsStaffTab),
        },
        {
          ...{ key: 'reviews', title: text.reviews, order: 60 },
          load: () => import('./staff/ReviewsTab.tsx').then((file) => file.ReviewsStaffTab),
        },
      ],
      ClientCampMyV3: [
        {
          ...{ key: 'devices', title: deviceText.tab, order: 80 },
          load: () => import('./DevicesTab.tsx').then((file) => file.DevicesTab),
        },
      ],
    },
  },
)
