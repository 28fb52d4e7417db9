import { messages } from '@crm/contract/messages'

export const meetingsText = {
  coming: '다가오는 미팅',
  add: '추가',
  all: '전체',
  none: messages.noMeetings,
  related: { title: '미팅', empty: messages.noMeetings, create: '미팅일정 추가' },
  meetings: '미팅',
  memo: '메모',
  memoOf: (name: string) => `${name} 메모`,
  memoTitle: '제목',
  memoContent: '내용',
  memoContentHint: '미팅 전에 준비할 것, 확인할 것을 적어 두세요.',
  memoFiles: '첨부파일',
  save: '저장',
  close: '닫기',
  minutes: '회의록',
  written: '작성',
  notWritten: '미작성',
} as const
