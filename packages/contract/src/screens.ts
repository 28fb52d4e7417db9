import { appScreens } from './appScreens.ts'
import { accountScreens } from './features/account/account.screens.ts'
import { alarmScreens } from './features/alarms/alarms.screens.ts'
import { authScreens } from './features/auth/auth.screens.ts'
import { buildupScreens } from './features/buildups/buildups.screens.ts'
import { calendarScreens } from './features/calendar/calendar.screens.ts'
import { clientEstimateScreens } from './features/clientEstimates/clientEstimates.screens.ts'
import { clientScreens } from './features/clients/clients.screens.ts'
import { colleagueScreens } from './features/colleagues/colleagues.screens.ts'
import { companyDataScreens } from './features/companyData/companyData.screens.ts'
import { companyEditScreens } from './features/companyEdits/companyEdits.screens.ts'
import { contractPaymentScreens } from './features/contractPayments/contractPayments.screens.ts'
import { contractSigningScreens } from './features/contractSigning/contractSigning.screens.ts'
import { contractTemplateScreens } from './features/contractTemplates/contractTemplates.screens.ts'
import { couponScreens } from './features/coupons/coupons.screens.ts'
import { courseScreens } from './features/courses/courses.screens.ts'
import { docViewScreens } from './features/docViews/docViews.screens.ts'
import { enrolmentScreens } from './features/enrolments/enrolments.screens.ts'
import { estimateItemScreens } from './features/estimateItems/estimateItems.screens.ts'
import { estimateStepScreens } from './features/estimateSteps/estimateSteps.screens.ts'
import { estimateScreens } from './features/estimates/estimates.screens.ts'
import { fileRequestScreens } from './features/fileRequests/fileRequests.screens.ts'
import { fileShareScreens } from './features/fileShares/fileShares.screens.ts'
import { fileScreens } from './features/files/files.screens.ts'
import { homeScreens } from './features/home/home.screens.ts'
import { joinScreens } from './features/join/join.screens.ts'
import { learningScreens } from './features/learning/learning.screens.ts'
import { meetingScreens } from './features/meetings/meetings.screens.ts'
import { memberScreens } from './features/members/members.screens.ts'
import { membershipScreens } from './features/memberships/memberships.screens.ts'
import { minutesScreens } from './features/minutes/minutes.screens.ts'
import { outboxScreens } from './features/outbox/outbox.screens.ts'
import { pocketScreens } from './features/pocket/pocket.screens.ts'
import { portalScreens } from './features/portal/portal.screens.ts'
import { portalMeetingScreens } from './features/portalMeetings/portalMeetings.screens.ts'
import { portalProjectScreens } from './features/portalProjects/portalProjects.screens.ts'
import { projectScreens } from './features/projects/projects.screens.ts'
import { publicEstimateScreens } from './features/publicEstimates/publicEstimates.screens.ts'
import { sharedLinkScreens } from './features/sharedLinks/sharedLinks.screens.ts'
import { surveyScreens } from './features/surveys/surveys.screens.ts'
import { themeScreens } from './features/themes/themes.screens.ts'
import { todoScreens } from './features/todos/todos.screens.ts'
import { mergeTables, type Screen } from './kit/screen.ts'

/** THE route table, one line a feature. Apart from `features.ts`, so that a browser has it without any endpoint's schemas. */
export const screens = mergeTables(
  accountScreens,
  alarmScreens,
  authScreens,
  buildupScreens,
  calendarScreens,
  clientEstimateScreens,
  clientScreens,
  colleagueScreens,
  companyDataScreens,
  companyEditScreens,
  contractPaymentScreens,
  contractSigningScreens,
  contractTemplateScreens,
  couponScreens,
  courseScreens,
  docViewScreens,
  enrolmentScreens,
  estimateItemScreens,
  estimateStepScreens,
  estimateScreens,
  fileScreens,
  fileRequestScreens,
  fileShareScreens,
  homeScreens,
  joinScreens,
  learningScreens,
  meetingScreens,
  memberScreens,
  membershipScreens,
  minutesScreens,
  outboxScreens,
  pocketScreens,
  portalScreens,
  portalMeetingScreens,
  portalProjectScreens,
  projectScreens,
  publicEstimateScreens,
  sharedLinkScreens,
  surveyScreens,
  themeScreens,
  todoScreens,
  appScreens,
)

export type ScreenName = keyof typeof screens

export const screenOf = (name: ScreenName): Screen => screens[name]
