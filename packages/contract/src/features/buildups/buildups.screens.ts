import { defineScreens } from '../../kit/screen.ts'

export const buildupScreens = defineScreens({
  WorkDetailBuildup: {
    path: '/employee/work/detail/:id/buildup',
    area: 'emp',
    title: '프로젝트 빌드업',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
    sample: '/employee/work/detail/1/buildup',
  },
})
