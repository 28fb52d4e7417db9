interface Talk {
  /** The same for every attempt at one message, so that a repetition is recognised. */
  id: string
  to: string
  /** The name of a template that a feature declares. */
  template: string
  /** The variables of the template: `{ 이름: '이담당' }` */
  gaps: Record<string, string>
}

export interface TalkOutcome {
  state: 'requested' | 'delivered' | 'failed'
  /** The service's own words. */
  said: string
}

export type TakenTalk = TalkOutcome & { messageId: string | null }

export interface Alimtalk {
  by: 'embedded' | 'solapi'
  /** What has become of a message whose answer may have got lost; null when the other side never took it. */
  taken: (talk: Pick<Talk, 'id' | 'to'>) => Promise<TakenTalk | null>
  /** Sends a message; throws when the service did not accept it. Called only after `taken` found that it is new. */
  send: (talk: Talk) => Promise<TakenTalk>
  /** What has become of a message that was handed over. */
  outcome: (messageId: string) => Promise<TalkOutcome>
}
