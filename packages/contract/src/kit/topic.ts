import type { AnyEndpoint, EndpointGroup } from './endpoint.ts'

/** Who is sent a topic: one person, every active member of staff, or everybody who is connected. */
export type Audience = 'user' | 'staff' | 'everyone'

/** In `stale`: after whatever topic. */
export const anyTopic = '*'

export interface FeatureTopics {
  /** What this feature says has changed, and who is sent it. */
  says: Readonly<Record<string, Audience>>
  /** Reads of this feature that are out of date after a topic, of its own or of another feature. */
  stale: Readonly<Record<string, readonly AnyEndpoint[]>>
}

/** Each feature says which of its reads follow which topic, so that a new feature changes no other one. */
export const defineTopics = <const Says extends Readonly<Record<string, Audience>>>(
  says: Says,
  stale: FeatureTopics['stale'],
) => ({ says, stale })

/** Everything that a group of endpoints reads. */
export const readsOf = (group: EndpointGroup): AnyEndpoint[] =>
  Object.values(group).filter(({ method }) => method === 'GET')
