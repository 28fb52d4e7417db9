import { defineTopics } from '../../kit/topic.ts'
import { estimateSteps } from './estimateSteps.ts'

export const estimateStepTopics = defineTopics({}, { 'estimates.changed': [estimateSteps.viewings] })
