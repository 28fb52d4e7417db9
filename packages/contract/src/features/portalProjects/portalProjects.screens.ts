import { defineScreens } from '../../kit/screen.ts'

export const portalProjectScreens = defineScreens({
  ClientProject: {
    path: '/client/project/:id',
    area: 'client',
    title: '프로젝트',
    shell: 'app',
    sample: '/client/project/1',
  },
})
