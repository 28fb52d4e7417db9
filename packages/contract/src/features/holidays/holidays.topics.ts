import { defineTopics } from '../../kit/topic.ts'
import { holidays } from './holidays.ts'

export const holidayTopics = defineTopics({ 'holidays.changed': 'staff' }, { 'holidays.changed': [holidays.list] })
