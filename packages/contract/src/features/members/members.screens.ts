import { defineScreens } from '../../kit/screen.ts'

export const memberScreens = defineScreens({
  MemberList: {
    path: '/employee/member/list',
    area: 'emp',
    title: '회원',
    shell: 'app',
    scope: ['MemberList'],
    menu: { group: 'client', icon: 'users' },
  },
  MemberDetail: {
    path: '/employee/member/detail/:id',
    area: 'emp',
    title: '회원 상세',
    shell: 'app',
    scope: ['MemberList'],
    sample: '/employee/member/detail/25',
  },
  AdminMemberManagement: {
    path: '/employee/admin/member-management/list',
    area: 'emp',
    title: '직원 관리',
    shell: 'app',
    scope: ['AdminMemberManagement'],
    menu: { group: 'admin', icon: 'user-cog' },
  },
  AdminMemberManagementDetail: {
    path: '/employee/admin/member-management/detail/:id',
    area: 'emp',
    title: '직원 상세',
    shell: 'app',
    scope: ['AdminMemberManagement'],
    sample: '/employee/admin/member-management/detail/2',
  },
})
