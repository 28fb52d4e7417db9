import { defineScreens } from '../../kit/screen.ts'

export const membershipScreens = defineScreens({
  AdminMembership: {
    path: '/employee/admin/membership',
    area: 'emp',
    shell: 'app',
    scope: ['AdminMembership'],
    title: '멤버십 관리',
    menu: { group: 'admin', icon: 'id-badge-2' },
  },
})
