import type { Feature } from './feature.ts'
import { accessLogFeature } from './features/accessLog/accessLog.feature.ts'
import { accountFeature } from './features/account/account.feature.ts'
import { alarmsFeature } from './features/alarms/alarms.feature.ts'
import { alimtalkFeature } from './features/alimtalk/alimtalk.feature.ts'
import { authFeature } from './features/auth/auth.feature.ts'
import { bankRowsFeature } from './features/bankRows/bankRows.feature.ts'
import { buildupsFeature } from './features/buildups/buildups.feature.ts'
import { calendarFeature } from './features/calendar/calendar.feature.ts'
import { clientEstimatesFeature } from './features/clientEstimates/clientEstimates.feature.ts'
import { clientsFeature } from './features/clients/clients.feature.ts'
import { clientViewFeature } from './features/clientView/clientView.feature.ts'
import { colleaguesFeature } from './features/colleagues/colleagues.feature.ts'
import { commentsFeature } from './features/comments/comments.feature.ts'
import { companyDataFeature } from './features/companyData/companyData.feature.ts'
import { companyEditsFeature } from './features/companyEdits/companyEdits.feature.ts'
import { companyProfileFeature } from './features/companyProfile/companyProfile.feature.ts'
import { contractPaymentsFeature } from './features/contractPayments/contractPayments.feature.ts'
import { contractSigningFeature } from './features/contractSigning/contractSigning.feature.ts'
import { contractsFeature } from './features/contracts/contracts.feature.ts'
import { contractTemplatesFeature } from './features/contractTemplates/contractTemplates.feature.ts'
import { couponsFeature } from './features/coupons/coupons.feature.ts'
import { coursesFeature } from './features/courses/courses.feature.ts'
import { deletionsFeature } from './features/deletions/deletions.feature.ts'
import { depositForecastFeature } from './features/depositForecast/depositForecast.feature.ts'
import { depositsFeature } from './features/deposits/deposits.feature.ts'
import { docRepliesFeature } from './features/docReplies/docReplies.feature.ts'
import { docViewsFeature } from './features/docViews/docViews.feature.ts'
import { editorFeature } from './features/editor/editor.feature.ts'
import { enrolmentsFeature } from './features/enrolments/enrolments.feature.ts'
import { estimateItemsFeature } from './features/estimateItems/estimateItems.feature.ts'
import { estimatePackagesFeature } from './features/estimatePackages/estimatePackages.feature.ts'
import { estimateStepsFeature } from './features/estimateSteps/estimateSteps.feature.ts'
import { estimatesFeature } from './features/estimates/estimates.feature.ts'
import { fileRequestsFeature } from './features/fileRequests/fileRequests.feature.ts'
import { fileSharesFeature } from './features/fileShares/fileShares.feature.ts'
import { filesFeature } from './features/files/files.feature.ts'
import { fileTextsFeature } from './features/fileTexts/fileTexts.feature.ts'
import { fileTreeFeature } from './features/fileTree/fileTree.feature.ts'
import { historyFeature } from './features/history/history.feature.ts'
import { holidaysFeature } from './features/holidays/holidays.feature.ts'
import { homeFeature } from './features/home/home.feature.ts'
import { homeworkFeature } from './features/homework/homework.feature.ts'
import { importsFeature } from './features/imports/imports.feature.ts'
import { joinFeature } from './features/join/join.feature.ts'
import { learningFeature } from './features/learning/learning.feature.ts'
import { meetingRequestsFeature } from './features/meetingRequests/meetingRequests.feature.ts'
import { meetingsFeature } from './features/meetings/meetings.feature.ts'
import { membersFeature } from './features/members/members.feature.ts'
import { membershipPlansFeature } from './features/membershipPlans/membershipPlans.feature.ts'
import { membershipsFeature } from './features/memberships/memberships.feature.ts'
import { minutesFeature } from './features/minutes/minutes.feature.ts'
import { minutesTemplatesFeature } from './features/minutesTemplates/minutesTemplates.feature.ts'
import { outboxFeature } from './features/outbox/outbox.feature.ts'
import { paymentRemindersFeature } from './features/paymentReminders/paymentReminders.feature.ts'
import { paymentsFeature } from './features/payments/payments.feature.ts'
import { pocketFeature } from './features/pocket/pocket.feature.ts'
import { portalFeature } from './features/portal/portal.feature.ts'
import { portalMeetingsFeature } from './features/portalMeetings/portalMeetings.feature.ts'
import { portalProjectsFeature } from './features/portalProjects/portalProjects.feature.ts'
import { projectsFeature } from './features/projects/projects.feature.ts'
import { publicEstimatesFeature } from './features/publicEstimates/publicEstimates.feature.ts'
import { questionsFeature } from './features/questions/questions.feature.ts'
import { recordingsFeature } from './features/recordings/recordings.feature.ts'
import { referenceFeature } from './features/reference/reference.feature.ts'
import { settlementsFeature } from './features/settlements/settlements.feature.ts'
import { sharedLinksFeature } from './features/sharedLinks/sharedLinks.feature.ts'
import { surveysFeature } from './features/surveys/surveys.feature.ts'
import { taxPapersFeature } from './features/taxPapers/taxPapers.feature.ts'
import { themesFeature } from './features/themes/themes.feature.ts'
import { timelineFeature } from './features/timeline/timeline.feature.ts'
import { todosFeature } from './features/todos/todos.feature.ts'
import { versionsFeature } from './features/versions/versions.feature.ts'

/** One line a feature. */
export const features: Record<string, Feature> = {
  accessLog: accessLogFeature,
  account: accountFeature,
  alarms: alarmsFeature,
  alimtalk: alimtalkFeature,
  auth: authFeature,
  bankRows: bankRowsFeature,
  buildups: buildupsFeature,
  calendar: calendarFeature,
  clientEstimates: clientEstimatesFeature,
  clients: clientsFeature,
  clientView: clientViewFeature,
  colleagues: colleaguesFeature,
  comments: commentsFeature,
  companyData: companyDataFeature,
  companyEdits: companyEditsFeature,
  companyProfile: companyProfileFeature,
  contractPayments: contractPaymentsFeature,
  contractSigning: contractSigningFeature,
  contracts: contractsFeature,
  contractTemplates: contractTemplatesFeature,
  coupons: couponsFeature,
  courses: coursesFeature,
  deletions: deletionsFeature,
  depositForecast: depositForecastFeature,
  deposits: depositsFeature,
  docReplies: docRepliesFeature,
  docViews: docViewsFeature,
  editor: editorFeature,
  enrolments: enrolmentsFeature,
  estimateItems: estimateItemsFeature,
  estimatePackages: estimatePackagesFeature,
  estimateSteps: estimateStepsFeature,
  estimates: estimatesFeature,
  files: filesFeature,
  fileRequests: fileRequestsFeature,
  fileShares: fileSharesFeature,
  fileTexts: fileTextsFeature,
  fileTree: fileTreeFeature,
  history: historyFeature,
  holidays: holidaysFeature,
  home: homeFeature,
  imports: importsFeature,
  join: joinFeature,
  learning: learningFeature,
  meetingRequests: meetingRequestsFeature,
  meetings: meetingsFeature,
  members: membersFeature,
  membershipPlans: membershipPlansFeature,
  memberships: membershipsFeature,
  minutes: minutesFeature,
  minutesTemplates: minutesTemplatesFeature,
  outbox: outboxFeature,
  paymentReminders: paymentRemindersFeature,
  payments: paymentsFeature,
  pocket: pocketFeature,
  portal: portalFeature,
  portalMeetings: portalMeetingsFeature,
  portalProjects: portalProjectsFeature,
  projects: projectsFeature,
  homework: homeworkFeature,
  publicEstimates: publicEstimatesFeature,
  questions: questionsFeature,
  recordings: recordingsFeature,
  reference: referenceFeature,
  settlements: settlementsFeature,
  sharedLinks: sharedLinksFeature,
  surveys: surveysFeature,
  taxPapers: taxPapersFeature,
  themes: themesFeature,
  timeline: timelineFeature,
  todos: todosFeature,
  versions: versionsFeature,
}
