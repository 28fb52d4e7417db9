import { surveyScreens } from '@crm/contract/features/surveys/surveys.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const surveysWeb = webFeature(surveyScreens, {
  PreSurveyMtgList: () => import('./PreSurveyMtgListScreen.tsx').then((file) => file.PreSurveyMtgListScreen),
  PreSurveyQuestion: () => import('./PreSurveyQuestionScreen.tsx').then((file) => file.PreSurveyQuestionScreen),
  PreSurveyComplete: () => import('./PreSurveyCompleteScreen.tsx').then((file) => file.PreSurveyCompleteScreen),
})
