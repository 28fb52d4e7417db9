import { defineScreens } from '../../kit/screen.ts'

export const docViewScreens = defineScreens({
  WorkDetailShareDetail: {
    path: '/employee/work/detail/:id/share-detail/:file_ft_no',
    area: 'emp',
    title: '문서 보기',
    shell: 'bare',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
    sample: '/employee/work/detail/1/share-detail/970',
  },
})
