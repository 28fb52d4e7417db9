import { defineTopics, readsOf } from '../../kit/topic.ts'
import { {{many}} } from './{{many}}.ts'

export const {{one}}Topics = defineTopics({ '{{many}}.changed': 'staff' }, { '{{many}}.changed': readsOf({{many}}) })
