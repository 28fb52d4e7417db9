import type { versions } from '@crm/contract/features/versions/versions'
import type { Handlers } from '../../http/handlers.ts'
import { listVersions } from './versions.service.ts'

export const versionHandlers: Handlers<typeof versions> = {
  list: listVersions,
}
