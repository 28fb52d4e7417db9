import { surveys } from '@crm/contract/features/surveys/surveys'
import { feature } from '../../feature.ts'
import { answerSurvey, findSurveys, getSurvey, getSurveyOfMeeting } from './surveys.service.ts'

export const surveysFeature = feature(surveys, {
  find: findSurveys,
  question: getSurvey,
  answer: answerSurvey,
  ofMeeting: getSurveyOfMeeting,
})
