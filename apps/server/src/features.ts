import { accessLog } from '@crm/contract/features/accessLog'
import { account } from '@crm/contract/features/account'
import { alarms } from '@crm/contract/features/alarms'
import { auth } from '@crm/contract/features/auth'
import { buildups } from '@crm/contract/features/buildups'
import { calendar } from '@crm/contract/features/calendar'
import { clients } from '@crm/contract/features/clients'
import { files } from '@crm/contract/features/files'
import { home } from '@crm/contract/features/home'
import { join } from '@crm/contract/features/join'
import { meetings } from '@crm/contract/features/meetings'
import { members } from '@crm/contract/features/members'
import { minutes } from '@crm/contract/features/minutes'
import { notices } from '@crm/contract/features/notices'
import { outbox } from '@crm/contract/features/outbox'
import { pocket } from '@crm/contract/features/pocket'
import { portal } from '@crm/contract/features/portal'
import { projects } from '@crm/contract/features/projects'
import { reference } from '@crm/contract/features/reference'
import { surveys } from '@crm/contract/features/surveys'
import { todos } from '@crm/contract/features/todos'
import { versions } from '@crm/contract/features/versions'
import { type Feature, feature } from './feature.ts'
import { accessLogHandlers, accessLogJobs } from './features/accessLog/accessLog.routes.ts'
import { accountHandlers } from './features/account/account.routes.ts'
import { alarmHandlers, alarmJobs } from './features/alarms/alarms.routes.ts'
import { makePushKeys } from './features/alarms/push.service.ts'
import { authHandlers, authJobs } from './features/auth/auth.routes.ts'
import { buildupHandlers } from './features/buildups/buildups.routes.ts'
import { calendarHandlers } from './features/calendar/calendar.routes.ts'
import { clientHandlers } from './features/clients/clients.routes.ts'
import { clientFileOwners } from './features/clients/clients.service.ts'
import { fileHandlers, fileJobs, userFiles } from './features/files/files.routes.ts'
import { homeHandlers } from './features/home/home.routes.ts'
import { joinHandlers, joinJobs } from './features/join/join.routes.ts'
import { meetingHandlers } from './features/meetings/meetings.routes.ts'
import { meetingFileOwners } from './features/meetings/memos.service.ts'
import { memberHandlers } from './features/members/members.routes.ts'
import { minutesHandlers } from './features/minutes/minutes.routes.ts'
import { noticeHandlers, noticeJobs } from './features/notices/notices.routes.ts'
import { outboxHandlers, outboxJobs } from './features/outbox/outbox.routes.ts'
import { pocketHandlers } from './features/pocket/pocket.routes.ts'
import { portalHandlers } from './features/portal/portal.routes.ts'
import { projectHandlers } from './features/projects/projects.routes.ts'
import { projectFileOwners } from './features/projects/projects.service.ts'
import { referenceHandlers } from './features/reference/reference.routes.ts'
import { followChanges } from './features/reference/reference.service.ts'
import { surveyHandlers } from './features/surveys/surveys.routes.ts'
import { todoFileOwners } from './features/todos/todos.access.ts'
import { todoHandlers, todoJobs } from './features/todos/todos.routes.ts'
import { versionHandlers } from './features/versions/versions.routes.ts'
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
  home: feature(home, homeHandlers),
  meetings: feature(meetings, meetingHandlers, { fileOwners: meetingFileOwners }),
  members: feature(members, memberHandlers),
  minutes: feature(minutes, minutesHandlers),
  notices: feature(notices, noticeHandlers, { jobs: noticeJobs }),
  outbox: feature(outbox, outboxHandlers, { jobs: outboxJobs }),
  pocket: feature(pocket, pocketHandlers),
  portal: feature(portal, portalHandlers),
  projects: feature(projects, projectHandlers, { fileOwners: projectFileOwners }),
  reference: feature(reference, referenceHandlers, { onStart: followChanges }),
  surveys: feature(surveys, surveyHandlers),
  todos: feature(todos, todoHandlers, { jobs: todoJobs, fileOwners: todoFileOwners }),
  versions: feature(versions, versionHandlers, { onStart: announceVersion }),
}
