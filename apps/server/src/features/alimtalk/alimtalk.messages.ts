import { type TemplateName, templateName } from '@crm/contract/features/alimtalk/alimtalk'

/** The variables of a template under the names that the templates at Kakao use (docs/operations.md). */
export const gapsOf = (
  house: string,
  notice: { recvname: string; meeting_date: string; meeting_type: string; survey_url: string | null },
): Record<string, string> => ({
  회사: house,
  이름: notice.recvname,
  미팅: notice.meeting_type,
  일시: notice.meeting_date,
  ...(notice.survey_url ? { 설문: notice.survey_url } : {}),
})

const bodies: Record<TemplateName, string[]> = {
  pre_meeting: ['#{이름} 님, 안녕하세요. #{회사}입니다.', '예약하신 사전미팅을 안내해 드려요.'],
  guide_first: ['#{이름} 님, 안녕하세요. #{회사}입니다.', '첫 가이드미팅 일정을 안내해 드려요.'],
  guide_next: ['#{이름} 님, 안녕하세요. #{회사}입니다.', '다음 가이드미팅 일정을 안내해 드려요.'],
}
const facts = ['', '■ 미팅: #{미팅}', '■ 일시: #{일시}']
const survey = ['', '미팅 전에 아래 설문에 답해 주시면 더 알차게 준비할 수 있어요.', '#{설문}']

/** The message as its reader sees it; also what is registered as a template. */
export const messageOf = (template: TemplateName, gaps: Record<string, string>) => ({
  subject: `[${gaps.회사}] ${templateName.label(template)}`,
  text: [...bodies[template], ...facts, ...(gaps.설문 ? survey : [])]
    .join('\n')
    .replace(/#\{(.+?)\}/g, (_, name: string) => gaps[name] ?? ''),
})

export const failedTitle = (recvname: string) => `${recvname} 님에게 알림톡을 보내지 못했어요`

/** Given up without an answer: it may have left all the same. */
export const unsure = (said: string) => `보내졌는지 확인하지 못했어요. 받는 분에게 확인해 주세요. (${said})`

export const reminderTitles = {
  day: (when: string) => `내일 ${when} 미팅이 있어요`,
  hour: (when: string) => `${when} 미팅이 곧 시작돼요`,
} as const
