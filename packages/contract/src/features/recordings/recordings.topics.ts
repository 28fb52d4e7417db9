import { defineTopics } from '../../kit/topic.ts'
import { recordings } from './recordings.ts'

const ofOne = [recordings.list, recordings.get, recordings.lines]

/** Sent to the people of a recording alone: others do not learn that there is one. */
export const recordingTopics = defineTopics(
  { 'recordings.changed': 'user', 'recordings.listened': 'user' },
  { 'recordings.changed': ofOne, 'recordings.listened': [recordings.listeners], 'meetings.changed': [recordings.list] },
)
