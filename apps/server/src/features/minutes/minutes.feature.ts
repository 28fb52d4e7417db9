import { minutes } from '@crm/contract/features/minutes/minutes'
import { feature } from '../../feature.ts'
import { create, list, ofClient, read, update } from './minutes.service.ts'

export const minutesFeature = feature(minutes, { read, list, create, update, ofClient })
