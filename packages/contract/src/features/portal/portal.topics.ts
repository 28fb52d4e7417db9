import { defineTopics } from '../../kit/topic.ts'
import { portal } from './portal.ts'

/** Whatever a client gets an alarm about is on the first page as well. */
export const portalTopics = defineTopics({}, { 'alarms.raised': [portal.home] })
