import { defineScreens } from '../../kit/screen.ts'

const scope = ['WorkList', 'WorkListV2', 'MyPageProject'] as const

export const fileShareScreens = defineScreens({
  WorkDetailShare: {
    path: '/employee/work/detail/:id/share',
    area: 'emp',
    title: '프로젝트 공유',
    shell: 'app',
    scope,
    sample: '/employee/work/detail/1/share',
  },
  WorkDetailShareFileList: {
    path: '/employee/work/detail/:id/share-file-list/:box_ft_no',
    area: 'emp',
    title: '공유된 폴더',
    shell: 'app',
    scope,
    sample: '/employee/work/detail/1/share-file-list/1',
  },
})
