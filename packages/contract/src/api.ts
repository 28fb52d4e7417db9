import { accessLog } from './features/accessLog.ts'
import { account } from './features/account.ts'
import { alarms } from './features/alarms.ts'
import { auth } from './features/auth.ts'
import { clients } from './features/clients.ts'
import { files } from './features/files.ts'
import { join } from './features/join.ts'
import { members } from './features/members.ts'
import { outbox } from './features/outbox.ts'
import { pocket } from './features/pocket.ts'
import { portal } from './features/portal.ts'
import { reference } from './features/reference.ts'
import { versions } from './features/versions.ts'
import type { EndpointGroup } from './kit/endpoint.ts'

/** Every endpoint there is, by feature: OpenAPI, the access walk and the bad-input walk read it. */
export const api = {
  accessLog,
  account,
  alarms,
  auth,
  clients,
  files,
  join,
  members,
  outbox,
  pocket,
  portal,
  reference,
  versions,
} satisfies Record<string, EndpointGroup>
