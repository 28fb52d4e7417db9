import { versions } from '@crm/contract/features/versions/versions'
import { feature } from '../../feature.ts'
import { announceVersion, listVersions } from './versions.service.ts'

export const versionsFeature = feature(
  versions,
  {
    list: listVersions,
  },
  { onStart: announceVersion },
)
