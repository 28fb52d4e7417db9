import { defineTopics } from '../../kit/topic.ts'
import { files } from './files.ts'

export const fileTopics = defineTopics({ 'files.changed': 'staff' }, { 'files.changed': [files.list] })
