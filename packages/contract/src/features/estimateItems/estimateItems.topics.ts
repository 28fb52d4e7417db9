import { recordTopics } from '../../kit/record.ts'
import { estimateItems } from './estimateItems.ts'

export const estimateItemTopics = recordTopics('estimateItems.changed', estimateItems)
