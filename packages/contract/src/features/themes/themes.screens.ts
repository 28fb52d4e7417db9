import { defineScreens } from '../../kit/screen.ts'

export const themeScreens = defineScreens({
  AdminTheme: {
    path: '/employee/admin/theme',
    area: 'emp',
    shell: 'app',
    scope: ['AdminTheme'],
    title: '테마 관리',
    menu: { group: 'admin', icon: 'tags' },
  },
})
