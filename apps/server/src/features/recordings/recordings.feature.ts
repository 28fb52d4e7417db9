import { recordings } from '@crm/contract/features/recordings/recordings'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { getAbility } from './ability.service.ts'
import { draftMinutes } from './drafts/drafts.service.ts'
import { endAbandoned, endAbandonedJob } from './keeping/abandoned.service.ts'
import { expireJob, expireRecordings, purgeJob, purgeRecordings } from './keeping/keeping.service.ts'
import { listLines, updateLine } from './lines/lines.service.ts'
import { linkRecording } from './people/link.service.ts'
import { downloadAudio, openSound, playRecording } from './people/listen.service.ts'
import { listListeners, shareRecording } from './people/share.service.ts'
import {
  getRecording,
  listRecordings,
  removeRecording,
  renameRecording,
  restoreRecording,
} from './sessions/sessions.service.ts'
import { updateRecording, uploadRecording } from './sessions/upload.service.ts'

export const recordingsFeature = feature(
  recordings,
  {
    // Sound goes to the storage service, which may be slow.
    upload: withoutTransaction(uploadRecording),
    update: updateRecording,
    ability: getAbility,
    list: listRecordings,
    get: getRecording,
    lines: listLines,
    updateLine,
    rename: renameRecording,
    link: linkRecording,
    share: shareRecording,
    audio: downloadAudio,
    play: playRecording,
    sound: openSound,
    remove: removeRecording,
    restore: restoreRecording,
    listeners: listListeners,
    // The text service may take a minute, longer than a transaction may wait.
    draft: withoutTransaction(draftMinutes),
  },
  {
    jobs: [onJob(expireJob, expireRecordings), onJob(purgeJob, purgeRecordings), onJob(endAbandonedJob, endAbandoned)],
  },
)
