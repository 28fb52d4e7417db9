import { pocket } from '@crm/contract/features/pocket/pocket'
import { feature } from '../../feature.ts'
import { add, list, reverse } from './pocket.service.ts'

export const pocketFeature = feature(pocket, { list, add, reverse })
