import { defineTopics } from '../../kit/topic.ts'
import { surveys } from './surveys.ts'

export const surveyTopics = defineTopics({}, { 'meetings.changed': [surveys.ofMeeting, surveys.question] })
