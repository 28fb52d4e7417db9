import { defineTopics, readsOf } from '../../kit/topic.ts'
import { home } from './home.ts'

export const homeTopics = defineTopics({}, { 'projects.changed': readsOf(home) })
