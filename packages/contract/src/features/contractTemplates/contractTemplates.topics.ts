import { recordTopics } from '../../kit/record.ts'
import { contractTemplates } from './contractTemplates.ts'

export const contractTemplateTopics = recordTopics('contractTemplates.changed', contractTemplates)
