import { defineScreens } from '../../kit/screen.ts'

export const fileRequestScreens = defineScreens({
  LinkRequest: {
    path: '/public/link-request/:id',
    area: 'public',
    title: '자료를 올려 주세요',
    shell: 'bare',
    sample: '/public/link-request/demo-request-link-0001',
  },
})
