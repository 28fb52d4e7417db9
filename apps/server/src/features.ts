import { accessLog } from '@crm/contract/features/accessLog/accessLog'
import { account } from '@crm/contract/features/account/account'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { auth } from '@crm/contract/features/auth/auth'
import { buildups } from '@crm/contract/features/buildups/buildups'
import { calendar } from '@crm/contract/features/calendar/calendar'
import { clients } from '@crm/contract/features/clients/clients'
import { files } from '@crm/contract/features/files/files'
import { home } from '@crm/contract/features/home/home'
import { join } from '@crm/contract/features/join/join'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { members } from '@crm/contract/features/members/members'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { outbox } from '@crm/contract/features/outbox/outbox'
import { pocket } from '@crm/contract/features/pocket/pocket'
import { portal } from '@crm/contract/features/portal/portal'
import { projects } from '@crm/contract/features/projects/projects'
import { reference } from '@crm/contract/features/reference/reference'
import { surveys } from '@crm/contract/features/surveys/surveys'
import { todos } from '@crm/contract/features/todos/todos'
import { versions } from '@crm/contract/features/versions/versions'
import { type Feature, feature } from './feature.ts'
import { accessLogHandlers, accessLogJobs } from './features/accessLog/accessLog.feature.ts'
import { accountHandlers } from './features/account/account.feature.ts'
import { alarmHandlers, alarmJobs } from './features/alarms/alarms.feature.ts'
import { makePushKeys } from './features/alarms/push.service.ts'
import { noticeHandlers, noticeJobs } from './features/alimtalk/alimtalk.feature.ts'
import { authHandlers, authJobs } from './features/auth/auth.feature.ts'
import { buildupHandlers } from './features/buildups/buildups.feature.ts'
import { calendarHandlers } from './features/calendar/calendar.feature.ts'
import { clientHandlers } from './features/clients/clients.feature.ts'
import { clientFileOwners } from './features/clients/clients.service.ts'
import { fileHandlers, fileJobs, userFiles } from './features/files/files.feature.ts'
import { holidaysFeature } from './features/holidays/holidays.feature.ts'
import { homeHandlers } from './features/home/home.feature.ts'
import { joinHandlers, joinJobs } from './features/join/join.feature.ts'
import { meetingHandlers } from './features/meetings/meetings.feature.ts'
import { meetingFileOwners } from './features/meetings/memos.service.ts'
import { memberHandlers } from './features/members/members.feature.ts'
import { minutesHandlers } from './features/minutes/minutes.feature.ts'
import { outboxHandlers, outboxJobs } from './features/outbox/outbox.feature.ts'
import { pocketHandlers } from './features/pocket/pocket.feature.ts'
import { portalHandlers } from './features/portal/portal.feature.ts'
import { projectHandlers } from './features/projects/projects.feature.ts'
import { projectFileOwners } from './features/projects/projects.service.ts'
import { referenceHandlers } from './features/reference/reference.feature.ts'
import { followChanges } from './features/reference/reference.service.ts'
import { surveyHandlers } from './features/surveys/surveys.feature.ts'
import { todoFileOwners } from './features/todos/todoAccess.ts'
import { todoHandlers, todoJobs } from './features/todos/todos.feature.ts'
import { versionHandlers } from './features/versions/versions.feature.ts'
import { announceVersion } from './features/versions/versions.service.ts'

/** One line a feature. */
export const features: Record<string, Feature> = {
  accessLog: feature(accessLog, accessLogHandlers, { jobs: accessLogJobs }),
  account: feature(account, accountHandlers),
  alarms: feature(alarms, alarmHandlers, { jobs: alarmJobs, onStart: makePushKeys }),
  auth: feature(auth, authHandlers, { jobs: authJobs }),
  buildups: feature(buildups, buildupHandlers),
  calendar: feature(calendar, calendarHandlers),
  clients: feature(clients, clientHandlers, { fileOwners: clientFileOwners }),
  files: feature(files, fileHandlers, { jobs: fileJobs, fileOwners: userFiles }),
  join: feature(join, joinHandlers, { jobs: joinJobs }),
  holidays: holidaysFeature,
  home: feature(home, homeHandlers),
  meetings: feature(meetings, meetingHandlers, { fileOwners: meetingFileOwners }),
  members: feature(members, memberHandlers),
  minutes: feature(minutes, minutesHandlers),
  notices: feature(alimtalk, noticeHandlers, { jobs: noticeJobs }),
  outbox: feature(outbox, outboxHandlers, { jobs: outboxJobs }),
  pocket: feature(pocket, pocketHandlers),
  portal: feature(portal, portalHandlers),
  projects: feature(projects, projectHandlers, { fileOwners: projectFileOwners }),
  reference: feature(reference, referenceHandlers, { onStart: followChanges }),
  surveys: feature(surveys, surveyHandlers),
  todos: feature(todos, todoHandlers, { jobs: todoJobs, fileOwners: todoFileOwners }),
  versions: feature(versions, versionHandlers, { onStart: announceVersion }),
}
