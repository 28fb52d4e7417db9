import { account } from './features/account/account.ts'
import { type Alarm, alarms } from './features/alarms/alarms.ts'
import { notices } from './features/alimtalk/alimtalk.ts'
import { auth } from './features/auth/auth.ts'
import { buildups } from './features/buildups/buildups.ts'
import { calendar } from './features/calendar/calendar.ts'
import { clients } from './features/clients/clients.ts'
import { files } from './features/files/files.ts'
import { home } from './features/home/home.ts'
import { meetings } from './features/meetings/meetings.ts'
import { members } from './features/members/members.ts'
import { minutes } from './features/minutes/minutes.ts'
import { pocket } from './features/pocket/pocket.ts'
import { projects } from './features/projects/projects.ts'
import { reference } from './features/reference/reference.ts'
import { surveys } from './features/surveys/surveys.ts'
import { todos } from './features/todos/todos.ts'
import { type AnyEndpoint, callName, type EndpointGroup } from './kit/endpoint.ts'

/** Who hears of a topic: one person, every active member of staff, or everybody who is connected. */
type Audience = 'user' | 'staff' | 'everyone'

interface Topic {
  to: Audience
  /** Open screens read these again. */
  stale: AnyEndpoint[]
}

const { employees, ...otherReference } = reference

const reads = (group: EndpointGroup) => Object.values(group).filter(({ method }) => method === 'GET')

/** What says whose a project is. */
const projectNames = [projects.main, projects.list, projects.find, projects.show]
/** What says when it is met about. */
const projectFacts = [projects.main, projects.list, projects.show, projects.activity]

/** Something that open screens may show has changed; the wire carries the topic's name and nothing of the record. */
export const topics = {
  'account.changed': { to: 'user', stale: [auth.profile, account.read] },
  'alarms.checked': { to: 'user', stale: [alarms.newList, alarms.list] },
  'files.changed': { to: 'staff', stale: [files.list, projects.activity] },
  'clients.changed': {
    to: 'staff',
    stale: [clients.list, clients.detail, clients.history, clients.similar, ...projectNames],
  },
  'employees.changed': { to: 'staff', stale: [employees] },
  'meetings.changed': {
    to: 'staff',
    stale: [...reads(meetings), surveys.ofMeeting, calendar.guides, ...projectFacts],
  },
  'members.changed': { to: 'staff', stale: reads(members) },
  'minutes.changed': {
    to: 'staff',
    stale: [minutes.read, minutes.list, meetings.list, meetings.dday, meetings.detail],
  },
  'notices.changed': { to: 'staff', stale: [notices.read] },
  'pocket.changed': { to: 'staff', stale: [pocket.list, clients.list, clients.detail, projects.show] },
  'projects.changed': { to: 'staff', stale: [...reads(projects), ...reads(buildups), ...reads(home)] },
  'todos.changed': { to: 'staff', stale: [...reads(todos), projects.main] },
  'todos.read': { to: 'user', stale: [todos.list, todos.count] },
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
