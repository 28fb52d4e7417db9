export const historyText = {
  title: '변경 이력',
  empty: '변경 이력이 없어요.',
  created: '등록',
  changed: '수정',
  deleted: '삭제',
  system: '시스템',
  nothing: '없음',
} as const
