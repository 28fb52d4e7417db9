import { defineScreens } from '../../kit/screen.ts'

export const outboxScreens = defineScreens({
  Outbox: { path: '/docs/outbox', area: 'public', title: '보낸 메시지', shell: 'bare' },
})
