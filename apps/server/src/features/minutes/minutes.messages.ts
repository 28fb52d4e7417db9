import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { minutesTitles as titles } from '@crm/contract/features/minutes/minutes.columns'

/** Words of the minutes on paper. */
export const minutesText = {
  title: (client_name: string | null) => (client_name ? `${client_name} 회의록` : '회의록'),
  fileName: (client_name: string | null, day: string, isInternal: boolean) =>
    `${[minutesText.fileWord(isInternal), client_name, day].filter(Boolean).join('_')}.pdf`,
  fileWord: (isInternal: boolean) => (isInternal ? '회의록(내부용)' : '회의록'),
  kind: kindOf,
  confidential: '내부용 · 고객에게 보내지 마세요',
  company: titles.client_name,
  project: titles.proj_name,
  when: '일시',
  meetingKind: titles.mr_type,
  place: '장소',
  elsewhere: '외부',
  people: '담당자',
  writer: titles.emp_name,
  written: titles.reg_dt,
  content: titles.mrd_content,
  secret: titles.mrd_secret,
  secretNote: '고객에게 보이지 않아요',
  published: '회의록이 공개되었어요',
} as const
