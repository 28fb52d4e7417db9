import { defineTopics } from '../../kit/topic.ts'
import { portal } from '../portal/portal.ts'
import { colleagues } from './colleagues.ts'

export const colleagueTopics = defineTopics(
  { 'colleagues.changed': 'user' },
  { 'colleagues.changed': [colleagues.list, portal.home] },
)
