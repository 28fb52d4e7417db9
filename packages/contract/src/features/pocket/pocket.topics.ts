import { defineTopics } from '../../kit/topic.ts'
import { pocket } from './pocket.ts'

export const pocketTopics = defineTopics({ 'pocket.changed': 'staff' }, { 'pocket.changed': [pocket.list] })
