import { defineTopics } from '../../kit/topic.ts'
import { auth } from './auth.ts'

export const authTopics = defineTopics({ 'sessions.changed': 'user' }, { 'account.changed': [auth.profile] })
