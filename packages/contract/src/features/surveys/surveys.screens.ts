import { defineScreens } from '../../kit/screen.ts'

export const surveyScreens = defineScreens({
  PreSurveyMtgList: { path: '/pre-survey/mtg-list', area: 'public', title: '다가오는 미팅 찾기', shell: 'bare' },
  PreSurveyQuestion: {
    path: '/pre-survey/question/:id',
    area: 'public',
    title: '사전 설문',
    shell: 'bare',
    sample: '/pre-survey/question/rHiHuxIluXXyzPdg_BWEXg',
  },
  PreSurveyComplete: {
    path: '/pre-survey/complete/:id',
    area: 'public',
    title: '사전 설문 완료',
    shell: 'bare',
    sample: '/pre-survey/complete/rHiHuxIluXXyzPdg_BWEXg',
  },
})
