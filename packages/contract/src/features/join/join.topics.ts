import { defineTopics } from '../../kit/topic.ts'
import { join } from './join.ts'

export const joinTopics = defineTopics({ 'deviceProof.changed': 'user' }, { 'deviceProof.changed': [join.deviceProof] })
