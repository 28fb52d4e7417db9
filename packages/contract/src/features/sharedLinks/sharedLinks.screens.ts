import { defineScreens } from '../../kit/screen.ts'

/** Open to whoever has the address; no menu, no account. */
export const sharedLinkScreens = defineScreens({
  LinkShare: {
    path: '/public/link-share/:id',
    area: 'public',
    title: '공유된 자료',
    shell: 'bare',
    sample: '/public/link-share/demo-open-link-0000001',
  },
  LinkData: {
    path: '/public/link-data/:id',
    area: 'public',
    title: '공유된 자료 받기',
    shell: 'bare',
    sample: '/public/link-data/demo-open-link-0000001',
  },
  Confidentiality: { path: '/public/confidentiality', area: 'public', title: '비밀 유지 서약', shell: 'bare' },
})
