import { enrolmentScreens } from '@crm/contract/features/enrolments/enrolments.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { enrolmentTabText as text } from './enrolmentTabs.messages.ts'

export const enrolmentsWeb = webFeature(
  enrolmentScreens,
  {
    ClientCampListV3: () => import('./catalogue/CampListScreen.tsx').then((file) => file.CampListScreen),
    ClientCampCategoryDetailV3: () =>
      import('./catalogue/CampCategoryScreen.tsx').then((file) => file.CampCategoryScreen),
    ClientCampDetailV3: () => import('./catalogue/CampDetailScreen.tsx').then((file) => file.CampDetailScreen),
    ClientCampPaymentV3: () => import('./order/CampPaymentScreen.tsx').then((file) => file.CampPaymentScreen),
    ClientCampPaymentCompleteV3: () =>
      import('./order/CampPaymentCompleteScreen.tsx').then((file) => file.CampPaymentCompleteScreen),
    ClientCampPaymentFailV3: () =>
      import('./order/CampPaymentFailScreen.tsx').then((file) => file.CampPaymentFailScreen),
    ClientCampRefundV3: () => import('./order/CampRefundScreen.tsx').then((file) => file.CampRefundScreen),
    ClientCampRefundProgressV3: () =>
      import('./order/CampRefundProgressScreen.tsx').then((file) => file.CampRefundProgressScreen),
    ClientCampRefundCompleteV3: () =>
      import('./order/CampRefundCompleteScreen.tsx').then((file) => file.CampRefundCompleteScreen),
    ClientCampMyV3: () => import('./my/MyCampScreen.tsx').then((file) => file.MyCampScreen),
  },
  {
    tabs: {
      ClientCampDetailV3: [
        {
          ...{ key: 'about', title: text.about, order: 10 },
          load: () => import('./catalogue/CourseAbout.tsx').then((file) => file.CourseAbout),
        },
        {
          ...{ key: 'curriculum', title: text.curriculum, order: 20 },
          load: () => import('./catalogue/CourseCurriculum.tsx').then((file) => file.CourseCurriculum),
        },
        {
          ...{ key: 'refund', title: text.refund, order: 90 },
          load: () => import('./catalogue/CourseRefunds.tsx').then((file) => file.CourseRefunds),
        },
      ],
      ClientCampMyV3: [
        {
          ...{ key: 'learning', title: text.learning, order: 10 },
          load: () => import('./my/MySeats.tsx').then((file) => file.LearningTab),
        },
        {
          ...{ key: 'done', title: text.done, order: 20 },
          load: () => import('./my/MySeats.tsx').then((file) => file.DoneTab),
        },
        {
          ...{ key: 'over', title: text.over, order: 30 },
          load: () => import('./my/MySeats.tsx').then((file) => file.OverTab),
        },
        {
          ...{ key: 'company', title: text.company, order: 40 },
          load: () => import('./my/CompanySeatsTab.tsx').then((file) => file.CompanySeatsTab),
        },
        {
          ...{ key: 'orders', title: text.orders, order: 50 },
          load: () => import('./my/OrdersTab.tsx').then((file) => file.OrdersTab),
        },
      ],
      CampAdmList: [
        {
          ...{ key: 'revenue', title: text.revenue, order: 30 },
          load: () => import('./revenue/RevenueTab.tsx').then((file) => file.RevenueTab),
        },
      ],
      CampClassDetail: [
        {
          ...{ key: 'students', title: text.students, order: 30 },
          load: () => import('./students/StudentsTab.tsx').then((file) => file.StudentsTab),
        },
        {
          ...{ key: 'revenue', title: text.revenue, order: 80 },
          load: () => import('./revenue/RevenueTab.tsx').then((file) => file.CourseRevenueTab),
        },
      ],
    },
  },
)
