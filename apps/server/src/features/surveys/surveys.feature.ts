import type { surveys } from '@crm/contract/features/surveys/surveys'
import type { Handlers } from '../../http/handlers.ts'
import { answer, find, ofMeeting, question } from './surveys.service.ts'

export const surveyHandlers: Handlers<typeof surveys> = { find, question, answer, ofMeeting }
