import { pathOf } from '@crm/contract/paths'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'

export const templateList = { path: pathOf('AdminContractList', {}, { tab: 'templates' }), title: text.list.title }
