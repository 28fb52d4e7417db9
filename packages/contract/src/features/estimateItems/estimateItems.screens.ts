import { defineScreens } from '../../kit/screen.ts'

export const estimateItemScreens = defineScreens({
  AdminItem: {
    path: '/employee/admin/item',
    area: 'emp',
    shell: 'app',
    scope: ['AdminItem'],
    title: '견적 관리',
    menu: { group: 'admin', icon: 'receipt' },
  },
})
