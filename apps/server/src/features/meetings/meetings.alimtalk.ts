import { longDate, meetingTypeWords, templateOf } from '@crm/contract/features/alimtalk/alimtalk'
import { pathOf } from '@crm/contract/paths'
import { defineAlimtalk } from '../../alimtalk/defineAlimtalk.ts'
import { aboutMeeting, type FoundMeeting } from '../alimtalk/aboutMeeting.service.ts'
import { surveyIdOf } from '../surveys/surveys.service.ts'

const greeting = '#{이름} 님, 안녕하세요. #{회사}입니다.'
const facts = ['', '■ 미팅: #{미팅}', '■ 일시: #{일시}'] as const

/** One of the three goes out about a meeting: whichever fits it at that time. */
const invitation = {
  subject: aboutMeeting,
  kind: 'meeting_invitation',
  choose: templateOf,
  gaps: (meeting: FoundMeeting) => ({ 미팅: meetingTypeWords(meeting), 일시: longDate(meeting.start_dt) }),
}
const sample = { 일시: '2026년 11월 16일 월요일 오후 2시' }

export const preMeetingTalk = defineAlimtalk({
  ...invitation,
  name: 'pre_meeting',
  title: '사전미팅 안내',
  lines: [greeting, '예약하신 사전미팅을 안내해 드려요.', ...facts],
  linesWith: {
    gap: '설문',
    lines: ['', '미팅 전에 아래 설문에 답해 주시면 더 알차게 준비할 수 있어요.', '#{설문}'],
  },
  gapsWhenSent: {
    설문: async ({ db, config }, { ms_no }) =>
      new URL(pathOf('PreSurveyQuestion', { id: await surveyIdOf(db, ms_no) }), config.publicUrl).href,
  },
  sample: { ...sample, 미팅: '사전미팅', 설문: 'https://crm.example.com/pre-survey/question/…' },
})

export const guideFirstTalk = defineAlimtalk({
  ...invitation,
  name: 'guide_first',
  title: '가이드미팅 1회차 안내',
  lines: [greeting, '첫 가이드미팅 일정을 안내해 드려요.', ...facts],
  sample: { ...sample, 미팅: '가이드미팅 1회차' },
})

export const guideNextTalk = defineAlimtalk({
  ...invitation,
  name: 'guide_next',
  title: '가이드미팅 회차 안내',
  lines: [greeting, '다음 가이드미팅 일정을 안내해 드려요.', ...facts],
  sample: { ...sample, 미팅: '가이드미팅 2회차' },
})

export const meetingAlimtalk = [preMeetingTalk, guideFirstTalk, guideNextTalk]
