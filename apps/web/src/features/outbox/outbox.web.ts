import { outboxScreens } from '@crm/contract/features/outbox/outbox.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const outboxWeb = webFeature(outboxScreens, {
  Outbox: () => import('./OutboxScreen.tsx').then((file) => file.OutboxScreen),
})
