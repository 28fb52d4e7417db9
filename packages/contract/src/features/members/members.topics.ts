import { defineTopics, readsOf } from '../../kit/topic.ts'
import { members } from './members.ts'

export const memberTopics = defineTopics({ 'members.changed': 'staff' }, { 'members.changed': readsOf(members) })
