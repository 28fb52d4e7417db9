import { defineScreens } from '../../kit/screen.ts'

export const fileTreeScreens = defineScreens({
  WorkDetailData: {
    path: '/employee/work/detail/:id/data',
    area: 'emp',
    title: '프로젝트 자료',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
    sample: '/employee/work/detail/1/data',
  },
})
