import { defineScreens } from '../../kit/screen.ts'

export const companyEditScreens = defineScreens({
  ClientCompanyEdit: { path: '/client/company', area: 'client', title: '회사 정보 수정', shell: 'app' },
  VcCompanyEdit: { path: '/vc/company', area: 'vc', title: '회사 정보 수정', shell: 'app' },
})
