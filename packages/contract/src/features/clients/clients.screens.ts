import { defineScreens } from '../../kit/screen.ts'

export const clientScreens = defineScreens({
  ClientVcList: {
    path: '/employee/client/list',
    area: 'emp',
    title: '고객사 · VC',
    shell: 'app',
    scope: ['ClientVcList'],
    menu: { group: 'client', icon: 'building' },
  },
  ClientVcDetail: {
    path: '/employee/client/list/detail/:id',
    area: 'emp',
    title: '회사 정보',
    shell: 'app',
    scope: ['ClientVcList'],
    sample: '/employee/client/list/detail/1',
  },
  ClientVcListEdit: {
    path: '/employee/client/list/edit/:id',
    area: 'emp',
    title: '회사 수정',
    shell: 'app',
    scope: ['ClientVcList'],
    sample: '/employee/client/list/edit/1',
  },
  ClientVcEdit: {
    path: '/employee/client/edit/:id',
    area: 'emp',
    title: '회사 수정',
    shell: 'app',
    scope: ['ClientVcList'],
    sample: '/employee/client/edit/1',
  },
  ClientVcCreate: {
    path: '/employee/client/create',
    area: 'emp',
    title: '회사 등록',
    shell: 'app',
    scope: ['ClientVcList'],
  },
})
