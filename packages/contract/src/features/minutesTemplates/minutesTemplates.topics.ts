import { recordTopics } from '../../kit/record.ts'
import { minutesTemplates } from './minutesTemplates.ts'

export const minutesTemplateTopics = recordTopics('minutesTemplates.changed', minutesTemplates)
