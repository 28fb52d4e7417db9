import type { Palette } from '../../shared/lib/page/palette.ts'
import { membershipsText } from './memberships.messages.ts'

export const membershipsPalette: Palette = {
  actions: [
    {
      title: membershipsText.requestTitle,
      screens: ['AdminMembership'],
      form: () => import('./companies/MembershipDialogs.tsx').then((file) => file.RequestDialog),
    },
    {
      title: membershipsText.createPlanAnywhere,
      screens: ['AdminMembership'],
      form: () => import('./plans/PlanForm.tsx').then((file) => file.PlanForm),
    },
  ],
}
