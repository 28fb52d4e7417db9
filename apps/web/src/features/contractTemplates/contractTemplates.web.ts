import { contractTemplateScreens } from '@crm/contract/features/contractTemplates/contractTemplates.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { contractTemplateTabText as text } from './contractTemplateTabs.messages.ts'

export const contractTemplatesWeb = webFeature(
  contractTemplateScreens,
  {
    AdminContractList: () => import('./AdminContractListScreen.tsx').then((file) => file.AdminContractListScreen),
    AdminContractCreate: () => import('./TemplateFormScreens.tsx').then((file) => file.TemplateCreateScreen),
    AdminContractEdit: () => import('./TemplateFormScreens.tsx').then((file) => file.TemplateEditScreen),
  },
  {
    actions: ['AdminContractCreate'],
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'templates', title: text.templates, order: 40 },
          load: () => import('./TemplatesTab.tsx').then((file) => file.TemplatesTab),
        },
      ],
    },
  },
)
