import { accessLog } from './features/accessLog/accessLog.ts'
import { account } from './features/account/account.ts'
import { alarms } from './features/alarms/alarms.ts'
import { notices } from './features/alimtalk/alimtalk.ts'
import { auth } from './features/auth/auth.ts'
import { buildups } from './features/buildups/buildups.ts'
import { calendar } from './features/calendar/calendar.ts'
import { clients } from './features/clients/clients.ts'
import { files } from './features/files/files.ts'
import { home } from './features/home/home.ts'
import { join } from './features/join/join.ts'
import { meetings } from './features/meetings/meetings.ts'
import { members } from './features/members/members.ts'
import { minutes } from './features/minutes/minutes.ts'
import { outbox } from './features/outbox/outbox.ts'
import { pocket } from './features/pocket/pocket.ts'
import { portal } from './features/portal/portal.ts'
import { projects } from './features/projects/projects.ts'
import { reference } from './features/reference/reference.ts'
import { surveys } from './features/surveys/surveys.ts'
import { todos } from './features/todos/todos.ts'
import { versions } from './features/versions/versions.ts'
import type { EndpointGroup } from './kit/endpoint.ts'

/** Every endpoint there is, by feature: OpenAPI, the access matrix and the bad-input test read it. */
export const api = {
  accessLog,
  account,
  alarms,
  auth,
  buildups,
  calendar,
  clients,
  files,
  join,
  home,
  meetings,
  members,
  minutes,
  notices,
  outbox,
  pocket,
  portal,
  projects,
  reference,
  surveys,
  todos,
  versions,
} satisfies Record<string, EndpointGroup>
