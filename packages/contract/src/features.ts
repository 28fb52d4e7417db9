import { accessLog } from './features/accessLog/accessLog.ts'
import { accountTopics } from './features/account/account.topics.ts'
import { account } from './features/account/account.ts'
import { alarmTopics } from './features/alarms/alarms.topics.ts'
import { alarms } from './features/alarms/alarms.ts'
import { alimtalkAlarmKinds } from './features/alimtalk/alimtalk.alarmKinds.ts'
import { alimtalkTopics } from './features/alimtalk/alimtalk.topics.ts'
import { alimtalk } from './features/alimtalk/alimtalk.ts'
import { authTopics } from './features/auth/auth.topics.ts'
import { auth } from './features/auth/auth.ts'
import { bankRowAlarmKinds } from './features/bankRows/bankRows.alarmKinds.ts'
import { bankRowTopics } from './features/bankRows/bankRows.topics.ts'
import { bankRows } from './features/bankRows/bankRows.ts'
import { buildupTopics } from './features/buildups/buildups.topics.ts'
import { buildups } from './features/buildups/buildups.ts'
import { calendarTopics } from './features/calendar/calendar.topics.ts'
import { calendar } from './features/calendar/calendar.ts'
import { clientEstimateTopics } from './features/clientEstimates/clientEstimates.topics.ts'
import { clientEstimates } from './features/clientEstimates/clientEstimates.ts'
import { clientAlarmKinds } from './features/clients/clients.alarmKinds.ts'
import { clientTopics } from './features/clients/clients.topics.ts'
import { clients } from './features/clients/clients.ts'
import { clientViewTopics } from './features/clientView/clientView.topics.ts'
import { clientView } from './features/clientView/clientView.ts'
import { colleagueAlarmKinds } from './features/colleagues/colleagues.alarmKinds.ts'
import { colleagueTopics } from './features/colleagues/colleagues.topics.ts'
import { colleagues } from './features/colleagues/colleagues.ts'
import { commentAlarmKinds } from './features/comments/comments.alarmKinds.ts'
import { commentTopics } from './features/comments/comments.topics.ts'
import { comments } from './features/comments/comments.ts'
import { companyDataAlarmKinds } from './features/companyData/companyData.alarmKinds.ts'
import { companyDataTopics } from './features/companyData/companyData.topics.ts'
import { companyData } from './features/companyData/companyData.ts'
import { companyEditAlarmKinds } from './features/companyEdits/companyEdits.alarmKinds.ts'
import { companyEditTopics } from './features/companyEdits/companyEdits.topics.ts'
import { companyEdits } from './features/companyEdits/companyEdits.ts'
import { companyProfileTopics } from './features/companyProfile/companyProfile.topics.ts'
import { companyProfile } from './features/companyProfile/companyProfile.ts'
import { contractPaymentTopics } from './features/contractPayments/contractPayments.topics.ts'
import { contractPayments } from './features/contractPayments/contractPayments.ts'
import { contractSigningTopics } from './features/contractSigning/contractSigning.topics.ts'
import { contractSigning } from './features/contractSigning/contractSigning.ts'
import { contractAlarmKinds } from './features/contracts/contracts.alarmKinds.ts'
import { contractTopics } from './features/contracts/contracts.topics.ts'
import { contracts } from './features/contracts/contracts.ts'
import { contractTemplateTopics } from './features/contractTemplates/contractTemplates.topics.ts'
import { contractTemplates } from './features/contractTemplates/contractTemplates.ts'
import { couponTopics } from './features/coupons/coupons.topics.ts'
import { coupons } from './features/coupons/coupons.ts'
import { courseTopics } from './features/courses/courses.topics.ts'
import { courses } from './features/courses/courses.ts'
import { deletions } from './features/deletions/deletions.ts'
import { depositForecastTopics } from './features/depositForecast/depositForecast.topics.ts'
import { depositForecast } from './features/depositForecast/depositForecast.ts'
import { depositAlarmKinds } from './features/deposits/deposits.alarmKinds.ts'
import { depositTopics } from './features/deposits/deposits.topics.ts'
import { deposits } from './features/deposits/deposits.ts'
import { docReplyAlarmKinds } from './features/docReplies/docReplies.alarmKinds.ts'
import { docReplyTopics } from './features/docReplies/docReplies.topics.ts'
import { docReplies } from './features/docReplies/docReplies.ts'
import { docViewAlarmKinds } from './features/docViews/docViews.alarmKinds.ts'
import { docViewTopics } from './features/docViews/docViews.topics.ts'
import { docViews } from './features/docViews/docViews.ts'
import { editor } from './features/editor/editor.ts'
import { enrolmentAlarmKinds } from './features/enrolments/enrolments.alarmKinds.ts'
import { enrolmentTopics } from './features/enrolments/enrolments.topics.ts'
import { enrolments } from './features/enrolments/enrolments.ts'
import { estimateItemTopics } from './features/estimateItems/estimateItems.topics.ts'
import { estimateItems } from './features/estimateItems/estimateItems.ts'
import { estimatePackageTopics } from './features/estimatePackages/estimatePackages.topics.ts'
import { estimatePackages } from './features/estimatePackages/estimatePackages.ts'
import { estimateStepTopics } from './features/estimateSteps/estimateSteps.topics.ts'
import { estimateSteps } from './features/estimateSteps/estimateSteps.ts'
import { estimateAlarmKinds } from './features/estimates/estimates.alarmKinds.ts'
import { estimateTopics } from './features/estimates/estimates.topics.ts'
import { estimates } from './features/estimates/estimates.ts'
import { fileRequestAlarmKinds } from './features/fileRequests/fileRequests.alarmKinds.ts'
import { fileRequestTopics } from './features/fileRequests/fileRequests.topics.ts'
import { fileRequests } from './features/fileRequests/fileRequests.ts'
import { fileShareAlarmKinds } from './features/fileShares/fileShares.alarmKinds.ts'
import { fileShareTopics } from './features/fileShares/fileShares.topics.ts'
import { fileShares } from './features/fileShares/fileShares.ts'
import { fileTopics } from './features/files/files.topics.ts'
import { files } from './features/files/files.ts'
import { fileTexts } from './features/fileTexts/fileTexts.ts'
import { fileTreeTopics } from './features/fileTree/fileTree.topics.ts'
import { fileTree } from './features/fileTree/fileTree.ts'
import { historyTopics } from './features/history/history.topics.ts'
import { history } from './features/history/history.ts'
import { holidayTopics } from './features/holidays/holidays.topics.ts'
import { holidays } from './features/holidays/holidays.ts'
import { homeTopics } from './features/home/home.topics.ts'
import { home } from './features/home/home.ts'
import { homeworkAlarmKinds } from './features/homework/homework.alarmKinds.ts'
import { homeworkTopics } from './features/homework/homework.topics.ts'
import { homework } from './features/homework/homework.ts'
import { importTopics } from './features/imports/imports.topics.ts'
import { imports } from './features/imports/imports.ts'
import { joinTopics } from './features/join/join.topics.ts'
import { join } from './features/join/join.ts'
import { learningAlarmKinds } from './features/learning/learning.alarmKinds.ts'
import { learningTopics } from './features/learning/learning.topics.ts'
import { learning } from './features/learning/learning.ts'
import { meetingRequestAlarmKinds } from './features/meetingRequests/meetingRequests.alarmKinds.ts'
import { meetingRequestTopics } from './features/meetingRequests/meetingRequests.topics.ts'
import { meetingRequests } from './features/meetingRequests/meetingRequests.ts'
import { meetingAlarmKinds } from './features/meetings/meetings.alarmKinds.ts'
import { meetingTopics } from './features/meetings/meetings.topics.ts'
import { meetings } from './features/meetings/meetings.ts'
import { memberAlarmKinds } from './features/members/members.alarmKinds.ts'
import { memberTopics } from './features/members/members.topics.ts'
import { members } from './features/members/members.ts'
import { membershipPlanTopics } from './features/membershipPlans/membershipPlans.topics.ts'
import { membershipPlans } from './features/membershipPlans/membershipPlans.ts'
import { membershipAlarmKinds } from './features/memberships/memberships.alarmKinds.ts'
import { membershipTopics } from './features/memberships/memberships.topics.ts'
import { memberships } from './features/memberships/memberships.ts'
import { minutesTopics } from './features/minutes/minutes.topics.ts'
import { minutes } from './features/minutes/minutes.ts'
import { minutesTemplateTopics } from './features/minutesTemplates/minutesTemplates.topics.ts'
import { minutesTemplates } from './features/minutesTemplates/minutesTemplates.ts'
import { outbox } from './features/outbox/outbox.ts'
import { paymentReminderAlarmKinds } from './features/paymentReminders/paymentReminders.alarmKinds.ts'
import { paymentReminderTopics } from './features/paymentReminders/paymentReminders.topics.ts'
import { paymentReminders } from './features/paymentReminders/paymentReminders.ts'
import { paymentAlarmKinds } from './features/payments/payments.alarmKinds.ts'
import { paymentTopics } from './features/payments/payments.topics.ts'
import { payments } from './features/payments/payments.ts'
import { pocketTopics } from './features/pocket/pocket.topics.ts'
import { pocket } from './features/pocket/pocket.ts'
import { portalAlarmKinds } from './features/portal/portal.alarmKinds.ts'
import { portalTopics } from './features/portal/portal.topics.ts'
import { portal } from './features/portal/portal.ts'
import { portalMeetingTopics } from './features/portalMeetings/portalMeetings.topics.ts'
import { portalMeetings } from './features/portalMeetings/portalMeetings.ts'
import { portalProjectTopics } from './features/portalProjects/portalProjects.topics.ts'
import { portalProjects } from './features/portalProjects/portalProjects.ts'
import { projectAlarmKinds } from './features/projects/projects.alarmKinds.ts'
import { projectTopics } from './features/projects/projects.topics.ts'
import { projects } from './features/projects/projects.ts'
import { publicEstimateTopics } from './features/publicEstimates/publicEstimates.topics.ts'
import { publicEstimates } from './features/publicEstimates/publicEstimates.ts'
import { questionAlarmKinds } from './features/questions/questions.alarmKinds.ts'
import { questionTopics } from './features/questions/questions.topics.ts'
import { questions } from './features/questions/questions.ts'
import { recordingAlarmKinds } from './features/recordings/recordings.alarmKinds.ts'
import { recordingTopics } from './features/recordings/recordings.topics.ts'
import { recordings } from './features/recordings/recordings.ts'
import { referenceTopics } from './features/reference/reference.topics.ts'
import { reference } from './features/reference/reference.ts'
import { settlementTopics } from './features/settlements/settlements.topics.ts'
import { settlements } from './features/settlements/settlements.ts'
import { sharedLinks } from './features/sharedLinks/sharedLinks.ts'
import { surveyAlarmKinds } from './features/surveys/surveys.alarmKinds.ts'
import { surveyTopics } from './features/surveys/surveys.topics.ts'
import { surveys } from './features/surveys/surveys.ts'
import { taxPaperAlarmKinds } from './features/taxPapers/taxPapers.alarmKinds.ts'
import { taxPaperTopics } from './features/taxPapers/taxPapers.topics.ts'
import { taxPapers } from './features/taxPapers/taxPapers.ts'
import { themeTopics } from './features/themes/themes.topics.ts'
import { themes } from './features/themes/themes.ts'
import { timelineTopics } from './features/timeline/timeline.topics.ts'
import { timeline } from './features/timeline/timeline.ts'
import { todoAlarmKinds } from './features/todos/todos.alarmKinds.ts'
import { todoTopics } from './features/todos/todos.topics.ts'
import { todos } from './features/todos/todos.ts'
import { versions } from './features/versions/versions.ts'
import type { AlarmKindWords } from './kit/alarmKind.ts'
import type { EndpointGroup } from './kit/endpoint.ts'
import type { FeatureTopics } from './kit/topic.ts'

export interface FeatureContract {
  endpoints: EndpointGroup
  topics?: FeatureTopics
  alarmKinds?: Readonly<Record<string, AlarmKindWords>>
}

/** Every feature with its endpoints and topics: OpenAPI, the access matrix, the bad-input tests and the sockets read it. */
export const features = {
  accessLog: { endpoints: accessLog },
  account: { endpoints: account, topics: accountTopics },
  alarms: { endpoints: alarms, topics: alarmTopics },
  alimtalk: { endpoints: alimtalk, topics: alimtalkTopics, alarmKinds: alimtalkAlarmKinds },
  auth: { endpoints: auth, topics: authTopics },
  bankRows: { endpoints: bankRows, topics: bankRowTopics, alarmKinds: bankRowAlarmKinds },
  buildups: { endpoints: buildups, topics: buildupTopics },
  calendar: { endpoints: calendar, topics: calendarTopics },
  clientEstimates: { endpoints: clientEstimates, topics: clientEstimateTopics },
  clients: { endpoints: clients, topics: clientTopics, alarmKinds: clientAlarmKinds },
  clientView: { endpoints: clientView, topics: clientViewTopics },
  colleagues: { endpoints: colleagues, topics: colleagueTopics, alarmKinds: colleagueAlarmKinds },
  comments: { endpoints: comments, topics: commentTopics, alarmKinds: commentAlarmKinds },
  companyData: { endpoints: companyData, topics: companyDataTopics, alarmKinds: companyDataAlarmKinds },
  companyEdits: { endpoints: companyEdits, topics: companyEditTopics, alarmKinds: companyEditAlarmKinds },
  contractPayments: { endpoints: contractPayments, topics: contractPaymentTopics },
  contractSigning: { endpoints: contractSigning, topics: contractSigningTopics },
  contracts: { endpoints: contracts, topics: contractTopics, alarmKinds: contractAlarmKinds },
  companyProfile: { endpoints: companyProfile, topics: companyProfileTopics },
  contractTemplates: { endpoints: contractTemplates, topics: contractTemplateTopics },
  coupons: { endpoints: coupons, topics: couponTopics },
  courses: { endpoints: courses, topics: courseTopics },
  deletions: { endpoints: deletions },
  depositForecast: { endpoints: depositForecast, topics: depositForecastTopics },
  deposits: { endpoints: deposits, topics: depositTopics, alarmKinds: depositAlarmKinds },
  docReplies: { endpoints: docReplies, topics: docReplyTopics, alarmKinds: docReplyAlarmKinds },
  docViews: { endpoints: docViews, topics: docViewTopics, alarmKinds: docViewAlarmKinds },
  editor: { endpoints: editor },
  enrolments: { endpoints: enrolments, topics: enrolmentTopics, alarmKinds: enrolmentAlarmKinds },
  estimateItems: { endpoints: estimateItems, topics: estimateItemTopics },
  estimatePackages: { endpoints: estimatePackages, topics: estimatePackageTopics },
  estimateSteps: { endpoints: estimateSteps, topics: estimateStepTopics },
  estimates: { endpoints: estimates, topics: estimateTopics, alarmKinds: estimateAlarmKinds },
  files: { endpoints: files, topics: fileTopics },
  fileRequests: { endpoints: fileRequests, topics: fileRequestTopics, alarmKinds: fileRequestAlarmKinds },
  fileShares: { endpoints: fileShares, topics: fileShareTopics, alarmKinds: fileShareAlarmKinds },
  fileTexts: { endpoints: fileTexts },
  fileTree: { endpoints: fileTree, topics: fileTreeTopics },
  history: { endpoints: history, topics: historyTopics },
  holidays: { endpoints: holidays, topics: holidayTopics },
  home: { endpoints: home, topics: homeTopics },
  imports: { endpoints: imports, topics: importTopics },
  join: { endpoints: join, topics: joinTopics },
  learning: { endpoints: learning, topics: learningTopics, alarmKinds: learningAlarmKinds },
  meetingRequests: {
    endpoints: meetingRequests,
    topics: meetingRequestTopics,
    alarmKinds: meetingRequestAlarmKinds,
  },
  meetings: { endpoints: meetings, topics: meetingTopics, alarmKinds: meetingAlarmKinds },
  members: { endpoints: members, topics: memberTopics, alarmKinds: memberAlarmKinds },
  membershipPlans: { endpoints: membershipPlans, topics: membershipPlanTopics },
  memberships: { endpoints: memberships, topics: membershipTopics, alarmKinds: membershipAlarmKinds },
  minutes: { endpoints: minutes, topics: minutesTopics },
  minutesTemplates: { endpoints: minutesTemplates, topics: minutesTemplateTopics },
  outbox: { endpoints: outbox },
  paymentReminders: {
    endpoints: paymentReminders,
    topics: paymentReminderTopics,
    alarmKinds: paymentReminderAlarmKinds,
  },
  payments: { endpoints: payments, topics: paymentTopics, alarmKinds: paymentAlarmKinds },
  pocket: { endpoints: pocket, topics: pocketTopics },
  portal: { endpoints: portal, topics: portalTopics, alarmKinds: portalAlarmKinds },
  portalMeetings: { endpoints: portalMeetings, topics: portalMeetingTopics },
  portalProjects: { endpoints: portalProjects, topics: portalProjectTopics },
  projects: { endpoints: projects, topics: projectTopics, alarmKinds: projectAlarmKinds },
  homework: { endpoints: homework, topics: homeworkTopics, alarmKinds: homeworkAlarmKinds },
  publicEstimates: { endpoints: publicEstimates, topics: publicEstimateTopics },
  questions: { endpoints: questions, topics: questionTopics, alarmKinds: questionAlarmKinds },
  recordings: { endpoints: recordings, topics: recordingTopics, alarmKinds: recordingAlarmKinds },
  reference: { endpoints: reference, topics: referenceTopics },
  settlements: { endpoints: settlements, topics: settlementTopics },
  sharedLinks: { endpoints: sharedLinks },
  surveys: { endpoints: surveys, topics: surveyTopics, alarmKinds: surveyAlarmKinds },
  taxPapers: { endpoints: taxPapers, topics: taxPaperTopics, alarmKinds: taxPaperAlarmKinds },
  themes: { endpoints: themes, topics: themeTopics },
  timeline: { endpoints: timeline, topics: timelineTopics },
  todos: { endpoints: todos, topics: todoTopics, alarmKinds: todoAlarmKinds },
  versions: { endpoints: versions },
} satisfies Record<string, FeatureContract>
