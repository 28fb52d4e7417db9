import { defineTopics, readsOf } from '../../kit/topic.ts'
import { buildups } from './buildups.ts'

export const buildupTopics = defineTopics({}, { 'projects.changed': readsOf(buildups) })
