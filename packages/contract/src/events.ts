import type { Alarm } from './features/alarms/alarms.ts'
import { type FeatureContract, features } from './features.ts'
import { callName } from './kit/endpoint.ts'
import { keysOf } from './kit/keysOf.ts'
import { type Audience, anyTopic, type FeatureTopics } from './kit/topic.ts'

type Says<Feature> = Feature extends { topics: { says: infer Topics } } ? keyof Topics & string : never

/** Something that open screens may show has changed; the wire carries the topic's name and nothing of the record. */
export type TopicName = { [Name in keyof typeof features]: Says<(typeof features)[Name]> }[keyof typeof features]

const declared: FeatureTopics[] = Object.values<FeatureContract>(features).flatMap(({ topics }) => topics ?? [])
const audiences = Object.assign({}, ...declared.map(({ says }) => says)) as Record<TopicName, Audience>

export const topicNames = keysOf(audiences)

export const audienceOf = (topic: TopicName): Audience => audiences[topic]

/** The reads that a topic makes stale, by their keys in the cache. */
export const staleCalls = (topic: TopicName): string[] => [
  ...new Set(declared.flatMap(({ stale }) => [...(stale[topic] ?? []), ...(stale[anyTopic] ?? [])].map(callName))),
]

/** What the server says over the socket, with what. */
export interface EventPayloads {
  /** `calls` names the endpoints, so that browsers need not carry every feature's schemas to know what to read again. */
  stale: { topic: TopicName; calls: string[] }
  /** A new alarm of one's own, or one that has grown. */
  na: { alarm: Alarm }
  /** The server now runs another version. */
  nv: { vl_version: string }
  /** The session behind this socket has ended; the socket is closed right after. */
  signed_out: Record<string, never>
}

export type ServerEvents = { [Event in keyof EventPayloads]: (payload: EventPayloads[Event]) => void }

/** What somebody without an account is told who follows one thing by the token of its link: to read it again. */
export interface GuestEvents {
  changed: () => void
}

/** What is said of a topic. */
export const staleMessage = (topic: TopicName): EventPayloads['stale'] => ({ topic, calls: staleCalls(topic) })
