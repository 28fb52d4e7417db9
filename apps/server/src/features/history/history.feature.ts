import { history } from '@crm/contract/features/history/history'
import { feature } from '../../feature.ts'
import { listHistory } from './history.service.ts'

export const historyFeature = feature(history, { list: listHistory })
