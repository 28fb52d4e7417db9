import { accessLog } from './features/accessLog.ts'
import { account } from './features/account.ts'
import { alarms } from './features/alarms.ts'
import { auth } from './features/auth.ts'
import { buildups } from './features/buildups.ts'
import { calendar } from './features/calendar.ts'
import { clients } from './features/clients.ts'
import { files } from './features/files.ts'
import { home } from './features/home.ts'
import { join } from './features/join.ts'
import { meetings } from './features/meetings.ts'
import { members } from './features/members.ts'
import { minutes } from './features/minutes.ts'
import { notices } from './features/notices.ts'
import { outbox } from './features/outbox.ts'
import { pocket } from './features/pocket.ts'
import { portal } from './features/portal.ts'
import { projects } from './features/projects.ts'
import { reference } from './features/reference.ts'
import { surveys } from './features/surveys.ts'
import { todos } from './features/todos.ts'
import { versions } from './features/versions.ts'
import type { EndpointGroup } from './kit/endpoint.ts'

/** Every endpoint there is, by feature: OpenAPI, the access walk and the bad-input walk read it. */
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
