import type { TemplateName } from '@crm/contract/features/notices'

export interface Talk {
  /** The same for every attempt at one message, so that a repetition is recognised. */
  id: string
  to: string
  template: TemplateName
  /** What stands in the template's gaps: `{ 이름: '이담당' }` */
  gaps: Record<string, string>
}

export interface TalkOutcome {
  state: 'requested' | 'delivered' | 'failed'
  /** What the other side said. */
  said: string
}

export interface Alimtalk {
  by: 'embedded' | 'solapi'
  /** Hands a message over, once for each id; throws when the other side did not take it. */
  send: (talk: Talk) => Promise<TalkOutcome & { messageId: string | null }>
  /** What has become of a message that was handed over. */
  outcome: (messageId: string) => Promise<TalkOutcome>
}
