import { accountWeb } from './features/account/account.web.ts'
import { alarmsWeb } from './features/alarms/alarms.web.ts'
import { authWeb } from './features/auth/auth.web.ts'
import { bankRowsWeb } from './features/bankRows/bankRows.web.ts'
import { buildupsWeb } from './features/buildups/buildups.web.ts'
import { calendarWeb } from './features/calendar/calendar.web.ts'
import { clientEstimatesWeb } from './features/clientEstimates/clientEstimates.web.ts'
import { clientsWeb } from './features/clients/clients.web.ts'
import { colleaguesWeb } from './features/colleagues/colleagues.web.ts'
import { companyDataWeb } from './features/companyData/companyData.web.ts'
import { companyEditsWeb } from './features/companyEdits/companyEdits.web.ts'
import { companyProfileWeb } from './features/companyProfile/companyProfile.web.ts'
import { contractPaymentsWeb } from './features/contractPayments/contractPayments.web.ts'
import { contractSigningWeb } from './features/contractSigning/contractSigning.web.ts'
import { contractsWeb } from './features/contracts/contracts.web.ts'
import { contractTemplatesWeb } from './features/contractTemplates/contractTemplates.web.ts'
import { couponsWeb } from './features/coupons/coupons.web.ts'
import { coursesWeb } from './features/courses/courses.web.ts'
import { depositForecastWeb } from './features/depositForecast/depositForecast.web.ts'
import { depositsWeb } from './features/deposits/deposits.web.ts'
import { docViewsWeb } from './features/docViews/docViews.web.ts'
import { enrolmentsWeb } from './features/enrolments/enrolments.web.ts'
import { estimateItemsWeb } from './features/estimateItems/estimateItems.web.ts'
import { estimatePackagesWeb } from './features/estimatePackages/estimatePackages.web.ts'
import { estimateStepsWeb } from './features/estimateSteps/estimateSteps.web.ts'
import { estimatesWeb } from './features/estimates/estimates.web.ts'
import { fileRequestsWeb } from './features/fileRequests/fileRequests.web.ts'
import { fileSharesWeb } from './features/fileShares/fileShares.web.ts'
import { filesWeb } from './features/files/files.web.ts'
import { holidaysWeb } from './features/holidays/holidays.web.ts'
import { homeWeb } from './features/home/home.web.ts'
import { joinWeb } from './features/join/join.web.ts'
import { learningWeb } from './features/learning/learning.web.ts'
import { meetingsWeb } from './features/meetings/meetings.web.ts'
import { membersWeb } from './features/members/members.web.ts'
import { membershipsWeb } from './features/memberships/memberships.web.ts'
import { minutesWeb } from './features/minutes/minutes.web.ts'
import { outboxWeb } from './features/outbox/outbox.web.ts'
import { paymentsWeb } from './features/payments/payments.web.ts'
import { pocketWeb } from './features/pocket/pocket.web.ts'
import { portalWeb } from './features/portal/portal.web.ts'
import { portalMeetingsWeb } from './features/portalMeetings/portalMeetings.web.ts'
import { portalProjectsWeb } from './features/portalProjects/portalProjects.web.ts'
import { projectsWeb } from './features/projects/projects.web.ts'
import { publicEstimatesWeb } from './features/publicEstimates/publicEstimates.web.ts'
import { recordingsWeb } from './features/recordings/recordings.web.ts'
import { sharedLinksWeb } from './features/sharedLinks/sharedLinks.web.ts'
import { surveysWeb } from './features/surveys/surveys.web.ts'
import { taxPapersWeb } from './features/taxPapers/taxPapers.web.ts'
import { themesWeb } from './features/themes/themes.web.ts'
import { todosWeb } from './features/todos/todos.web.ts'
import type { WebFeature } from './shared/lib/page/webFeature.ts'

/** One line a feature with screens or palette actions of its own. */
export const webFeatures: readonly WebFeature[] = [
  accountWeb,
  alarmsWeb,
  authWeb,
  bankRowsWeb,
  buildupsWeb,
  calendarWeb,
  clientEstimatesWeb,
  clientsWeb,
  colleaguesWeb,
  companyDataWeb,
  companyEditsWeb,
  companyProfileWeb,
  contractsWeb,
  contractPaymentsWeb,
  contractSigningWeb,
  contractTemplatesWeb,
  couponsWeb,
  coursesWeb,
  depositForecastWeb,
  depositsWeb,
  docViewsWeb,
  enrolmentsWeb,
  estimateItemsWeb,
  estimatePackagesWeb,
  estimateStepsWeb,
  estimatesWeb,
  filesWeb,
  fileRequestsWeb,
  fileSharesWeb,
  holidaysWeb,
  homeWeb,
  joinWeb,
  learningWeb,
  meetingsWeb,
  membersWeb,
  membershipsWeb,
  minutesWeb,
  outboxWeb,
  paymentsWeb,
  pocketWeb,
  portalWeb,
  portalMeetingsWeb,
  portalProjectsWeb,
  projectsWeb,
  recordingsWeb,
  publicEstimatesWeb,
  sharedLinksWeb,
  surveysWeb,
  taxPapersWeb,
  themesWeb,
  todosWeb,
]
