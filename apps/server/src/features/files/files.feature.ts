import type { files } from '@crm/contract/features/files/files'
import type { FileOwners } from '../../context.ts'
import { type Handlers, withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { ofUsers } from './files.policy.ts'
import { downloadFile, listFiles, removeAttachment, renameAttachment } from './files.service.ts'
import { completeUpload, requestUpload, sweepFiles, sweepJob } from './uploads.service.ts'

export const fileHandlers: Handlers<typeof files> = {
  requestUpload,
  completeUpload: withoutTransaction(completeUpload),
  list: listFiles,
  download: downloadFile,
  rename: renameAttachment,
  remove: removeAttachment,
}

export const fileJobs = [onJob(sweepJob, sweepFiles)]

export const userFiles: FileOwners = { users: ofUsers }
