import { minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { feature } from '../../feature.ts'
import { createTemplate, listTemplates, removeTemplate, updateTemplate } from './minutesTemplates.service.ts'

export const minutesTemplatesFeature = feature(minutesTemplates, {
  list: listTemplates,
  create: createTemplate,
  update: updateTemplate,
  remove: removeTemplate,
})
