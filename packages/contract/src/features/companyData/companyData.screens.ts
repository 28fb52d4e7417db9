import { defineScreens } from '../../kit/screen.ts'

export const companyDataScreens = defineScreens({
  ClientCompanyData: {
    path: '/client/company-data',
    area: 'client',
    title: '자료실',
    shell: 'app',
    menu: { group: 'home', icon: 'folders' },
  },
})
