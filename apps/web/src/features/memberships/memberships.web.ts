import { membershipScreens } from '@crm/contract/features/memberships/memberships.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { membershipTabText as text } from './membershipTabs.messages.ts'

export const membershipsWeb = webFeature(
  membershipScreens,
  {
    AdminMembership: () => import('./AdminMembershipScreen.tsx').then((file) => file.AdminMembershipScreen),
  },
  {
    palette: () => import('./memberships.palette.ts').then((file) => file.membershipsPalette),
    tabs: {
      AdminMembership: [
        {
          ...{ key: 'companies', title: text.companies, order: 10 },
          load: () => import('./companies/CompaniesTab.tsx').then((file) => file.CompaniesTab),
        },
        {
          ...{ key: 'plans', title: text.plans, order: 20 },
          load: () => import('./plans/PlansTab.tsx').then((file) => file.PlansTab),
        },
      ],
      ClientCampMyV3: [
        {
          ...{ key: 'membership', title: text.own, order: 70 },
          load: () => import('./own/OwnMembershipTab.tsx').then((file) => file.OwnMembershipTab),
        },
      ],
    },
  },
)
