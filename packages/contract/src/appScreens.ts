import { defineScreens } from './kit/screen.ts'

export const appScreens = defineScreens({
  Components: { path: '/components', area: 'public', title: '컴포넌트', shell: 'bare' },
  ApiDocs: { path: '/docs', area: 'public', title: 'API 문서', shell: 'bare' },
  PageError: { path: '*', area: 'public', title: '페이지를 찾을 수 없어요', shell: 'bare', sample: '/no/such/page' },
})
