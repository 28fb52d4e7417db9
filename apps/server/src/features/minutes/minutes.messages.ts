import { mrType } from '@crm/contract/features/meetings/meetings.words'

interface Kind {
  mr_type: Parameters<typeof mrType.label>[0]
  mr_count: number
}

/** Words of the minutes on paper. */
export const minutesText = {
  title: (client_name: string | null) => (client_name ? `${client_name} 회의록` : '회의록'),
  fileName: (client_name: string | null, day: string, isInternal: boolean) =>
    `${[minutesText.fileWord(isInternal), client_name, day].filter(Boolean).join('_')}.pdf`,
  fileWord: (isInternal: boolean) => (isInternal ? '회의록(내부용)' : '회의록'),
  kind: ({ mr_type, mr_count }: Kind) =>
    mr_count > 0 ? `${mrType.label(mr_type)} ${mr_count}회` : mrType.label(mr_type),
  confidential: '내부용 · 고객에게 보내지 마세요',
  company: '고객사',
  project: '프로젝트',
  when: '일시',
  meetingKind: '구분',
  place: '장소',
  elsewhere: '외부',
  people: '담당자',
  writer: '작성자',
  written: '작성일',
  content: '미팅 상세내용',
  secret: '내부 기록',
  secretNote: '고객에게 보이지 않아요',
} as const
