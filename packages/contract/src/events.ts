import { auth } from './features/auth.ts'
import type { AnyEndpoint } from './kit/endpoint.ts'

/** Who hears of a topic: one person, every active member of staff, or everybody who is connected. */
export type Audience = 'user' | 'staff' | 'everyone'

interface Topic {
  to: Audience
  /** Open screens read these again. */
  stale: AnyEndpoint[]
}

/** Something that open screens may show has changed; the wire carries the topic's name and nothing of the record. */
export const topics = {
  'account.changed': { to: 'user', stale: [auth.profile] },
} as const satisfies Record<string, Topic>

export type TopicName = keyof typeof topics

/** What the server says over the socket, with what. */
export interface EventPayloads {
  stale: { topic: TopicName }
  /** The session behind this socket has ended; the socket is closed right after. */
  signed_out: Record<string, never>
}

export type ServerEvents = { [Event in keyof EventPayloads]: (payload: EventPayloads[Event]) => void }
