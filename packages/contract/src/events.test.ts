import { expect, test } from 'vitest'
import { staleMessage, type TopicName } from './events.ts'
import { projects } from './features/projects/projects.ts'
import { callName } from './kit/endpoint.ts'

const { main, list, find, show } = projects

test.each<[TopicName, (typeof projects)[keyof typeof projects][]]>([
  ['clients.changed', [main, list, find, show]],
  ['pocket.changed', [show]],
  ['meetings.changed', [main, list, show]],
])('screens of projects follow %s', (topic, endpoints) => {
  expect(staleMessage(topic).calls).toEqual(expect.arrayContaining(endpoints.map(callName)))
})
