import { defineScreens } from '../../kit/screen.ts'

const common = { area: 'emp', shell: 'app', scope: ['AdminContract'] } as const

export const contractTemplateScreens = defineScreens({
  AdminContractList: {
    ...common,
    path: '/employee/admin/contract/list',
    title: '계약 관리',
    menu: { group: 'admin', icon: 'file-text' },
  },
  AdminContractCreate: { ...common, path: '/employee/admin/contract/create', title: '계약 서식 등록' },
  AdminContractEdit: {
    ...common,
    path: '/employee/admin/contract/edit/:id',
    title: '계약 서식',
    sample: '/employee/admin/contract/edit/1',
  },
})
