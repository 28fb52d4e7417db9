import { defineTopics } from '../../kit/topic.ts'
import { imports } from './imports.ts'

export const importTopics = defineTopics({ 'imports.checked': 'user' }, { 'imports.checked': [imports.rows] })
