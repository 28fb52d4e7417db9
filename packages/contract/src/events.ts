import { account } from './features/account.ts'
import { type Alarm, alarms } from './features/alarms.ts'
import { auth } from './features/auth.ts'
import { clients } from './features/clients.ts'
import { files } from './features/files.ts'
import { members } from './features/members.ts'
import { pocket } from './features/pocket.ts'
import { reference } from './features/reference.ts'
import { type AnyEndpoint, callName } from './kit/endpoint.ts'

/** Who hears of a topic: one person, every active member of staff, or everybody who is connected. */
export type Audience = 'user' | 'staff' | 'everyone'

interface Topic {
  to: Audience
  /** Open screens read these again. */
  stale: AnyEndpoint[]
}

const { employees, ...otherReference } = reference

/** Something that open screens may show has changed; the wire carries the topic's name and nothing of the record. */
export const topics = {
  'account.changed': { to: 'user', stale: [auth.profile, account.read] },
  'alarms.checked': { to: 'user', stale: [alarms.newList, alarms.list] },
  'files.changed': { to: 'staff', stale: [files.list] },
  'clients.changed': { to: 'staff', stale: [clients.list, clients.detail, clients.history, clients.similar] },
  'employees.changed': { to: 'staff', stale: [employees] },
  'members.changed': { to: 'staff', stale: Object.values(members).filter(({ method }) => method === 'GET') },
  'pocket.changed': { to: 'staff', stale: [pocket.list, clients.list, clients.detail] },
  'reference.changed': { to: 'everyone', stale: Object.values(otherReference) },
} as const satisfies Record<string, Topic>

export type TopicName = keyof typeof topics

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

/** What is said of a topic. */
export const staleMessage = (topic: TopicName): EventPayloads['stale'] => ({
  topic,
  calls: topics[topic].stale.map(callName),
})
