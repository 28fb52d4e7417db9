import { accessLog } from '@crm/contract/features/accessLog'
import { account } from '@crm/contract/features/account'
import { alarms } from '@crm/contract/features/alarms'
import { auth } from '@crm/contract/features/auth'
import { clients } from '@crm/contract/features/clients'
import { files } from '@crm/contract/features/files'
import { join } from '@crm/contract/features/join'
import { members } from '@crm/contract/features/members'
import { outbox } from '@crm/contract/features/outbox'
import { pocket } from '@crm/contract/features/pocket'
import { portal } from '@crm/contract/features/portal'
import { reference } from '@crm/contract/features/reference'
import { versions } from '@crm/contract/features/versions'
import { type Feature, feature } from './feature.ts'
import { accessLogHandlers, accessLogJobs } from './features/accessLog/accessLog.routes.ts'
import { accountHandlers } from './features/account/account.routes.ts'
import { alarmHandlers, alarmJobs } from './features/alarms/alarms.routes.ts'
import { makePushKeys } from './features/alarms/push.service.ts'
import { authHandlers, authJobs } from './features/auth/auth.routes.ts'
import { clientHandlers } from './features/clients/clients.routes.ts'
import { clientFileOwners } from './features/clients/clients.service.ts'
import { fileHandlers, fileJobs, userFiles } from './features/files/files.routes.ts'
import { joinHandlers, joinJobs } from './features/join/join.routes.ts'
import { memberHandlers } from './features/members/members.routes.ts'
import { outboxHandlers, outboxJobs } from './features/outbox/outbox.routes.ts'
import { pocketHandlers } from './features/pocket/pocket.routes.ts'
import { portalHandlers } from './features/portal/portal.routes.ts'
import { referenceHandlers } from './features/reference/reference.routes.ts'
import { followChanges } from './features/reference/reference.service.ts'
import { versionHandlers } from './features/versions/versions.routes.ts'
import { announceVersion } from './features/versions/versions.service.ts'

/** One line a feature. */
export const features: Record<string, Feature> = {
  accessLog: feature(accessLog, accessLogHandlers, { jobs: accessLogJobs }),
  account: feature(account, accountHandlers),
  alarms: feature(alarms, alarmHandlers, { jobs: alarmJobs, onStart: makePushKeys }),
  auth: feature(auth, authHandlers, { jobs: authJobs }),
  clients: feature(clients, clientHandlers, { fileOwners: clientFileOwners }),
  files: feature(files, fileHandlers, { jobs: fileJobs, fileOwners: userFiles }),
  join: feature(join, joinHandlers, { jobs: joinJobs }),
  members: feature(members, memberHandlers),
  outbox: feature(outbox, outboxHandlers, { jobs: outboxJobs }),
  pocket: feature(pocket, pocketHandlers),
  portal: feature(portal, portalHandlers),
  reference: feature(reference, referenceHandlers, { onStart: followChanges }),
  versions: feature(versions, versionHandlers, { onStart: announceVersion }),
}
