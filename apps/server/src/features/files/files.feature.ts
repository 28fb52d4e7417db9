import { files } from '@crm/contract/features/files/files'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { ofUsers } from './files.policy.ts'
import { downloadFile, listFiles, removeAttachment, renameAttachment } from './files.service.ts'
import { requestPieces } from './pieces.service.ts'
import { completeUpload, requestUpload, sweepFiles, sweepJob } from './uploads.service.ts'

export const filesFeature = feature(
  files,
  {
    requestUpload,
    requestPieces: withoutTransaction(requestPieces),
    completeUpload: withoutTransaction(completeUpload),
    list: listFiles,
    download: downloadFile,
    rename: renameAttachment,
    remove: removeAttachment,
  },
  { jobs: [onJob(sweepJob, sweepFiles)], fileOwners: { users: ofUsers } },
)
