import { longDate, meetingTypeWords, templateOf } from '@crm/contract/features/alimtalk/alimtalk'
import { placeForClient } from '@crm/contract/features/meetings/meetingNames'
import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { pathOf } from '@crm/contract/paths'
import { defineAlimtalk } from '../../alimtalk/defineAlimtalk.ts'
import {
  aboutMeeting,
  aboutMeetingChange,
  changeTemplateOf,
  type FoundMeeting,
} from '../alimtalk/aboutMeeting.service.ts'
import { surveyIdOf } from '../surveys/surveys.service.ts'
import { markNotified } from './booking.queries.ts'

const greeting = '#{이름} 님, 안녕하세요. #{회사}입니다.'
const facts = ['', '■ 미팅: #{미팅}', '■ 일시: #{일시}', '■ 장소: #{장소}'] as const

const factsOf = (meeting: FoundMeeting, { address }: CompanyInfo) => ({
  미팅: meetingTypeWords(meeting),
  일시: longDate(meeting.start_dt),
  장소: placeForClient(meeting, address),
})

/** One of the three goes out about a meeting: whichever fits it at that time. */
const invitation = { subject: aboutMeeting, kind: 'meeting_invitation', choose: templateOf, gaps: factsOf }
const sample = { 일시: '2026년 11월 16일 월요일 오후 2시', 장소: '2층 대회의실 (서울특별시 강남구 테헤란로 123, 8층)' }

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

// ---------------------------------------------------------------- what has changed

/** What the client knew: where the meeting has been changed twice since, the first of it. */
const knownFacts = ({ from, ...meeting }: FoundMeeting, company: CompanyInfo) =>
  factsOf({ ...meeting, ...from, from }, company)

/** `2026년 11월 16일 월요일 오후 2시, 2층 대회의실`: the place only where it is another one by now. */
const beforeOf = (meeting: FoundMeeting, company: CompanyInfo) => {
  const [before, now] = [knownFacts(meeting, company), factsOf(meeting, company)]
  return before.장소 === now.장소 ? before.일시 : `${before.일시}, ${before.장소}`
}

/** One of the four goes out about a changed meeting: whichever fits what it has become. */
const change = {
  subject: { ...aboutMeetingChange, asked: markNotified },
  kind: 'meeting_change',
  choose: changeTemplateOf,
}
const changeSample = { ...sample, 미팅: '가이드미팅 2회차' }

export const meetingMovedTalk = defineAlimtalk({
  ...change,
  name: 'meeting_moved',
  title: '미팅 일정 변경 안내',
  lines: [
    greeting,
    '미팅 일정이 바뀌어 알려 드려요.',
    '',
    '■ 미팅: #{미팅}',
    '■ 이전: #{이전}',
    '■ 변경: #{일시}',
    '■ 장소: #{장소}',
  ],
  gaps: (meeting: FoundMeeting, company) => ({ ...factsOf(meeting, company), 이전: beforeOf(meeting, company) }),
  sample: { ...changeSample, 이전: '2026년 11월 13일 금요일 오전 10시' },
})

export const meetingWaitingTalk = defineAlimtalk({
  ...change,
  name: 'meeting_waiting',
  title: '미팅 일정 조정 안내',
  lines: [greeting, '아래 미팅의 일정을 다시 잡게 되었어요. 새 일정이 정해지는 대로 알려 드릴게요.', ...facts],
  gaps: knownFacts,
  sample: changeSample,
})

export const meetingCancelledTalk = defineAlimtalk({
  ...change,
  name: 'meeting_cancelled',
  title: '미팅 취소 안내',
  lines: [greeting, '예정되었던 아래 미팅이 취소되었어요. 다시 잡고 싶으시면 담당자에게 알려 주세요.', ...facts],
  gaps: knownFacts,
  sample: changeSample,
})

export const meetingRestoredTalk = defineAlimtalk({
  ...change,
  name: 'meeting_restored',
  title: '미팅 일정 확정 안내',
  lines: [greeting, '미팅 일정이 다시 정해졌어요.', ...facts],
  gaps: factsOf,
  sample: changeSample,
})

export const meetingAlimtalk = [
  preMeetingTalk,
  guideFirstTalk,
  guideNextTalk,
  meetingMovedTalk,
  meetingWaitingTalk,
  meetingCancelledTalk,
  meetingRestoredTalk,
]
