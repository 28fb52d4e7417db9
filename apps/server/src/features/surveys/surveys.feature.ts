import { surveys } from '@crm/contract/features/surveys/surveys'
import { feature } from '../../feature.ts'
import { answer, find, ofMeeting, question } from './surveys.service.ts'

export const surveysFeature = feature(surveys, { find, question, answer, ofMeeting })
