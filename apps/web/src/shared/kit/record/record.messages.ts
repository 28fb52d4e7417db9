export const recordText = {
  missingTitle: '찾을 수 없어요',
  missingDescription: '삭제되었거나 주소가 바뀌었을 수 있어요.',
  back: '목록으로',
  edit: '수정',
  remove: '삭제',
  facts: '기본 정보',
  files: '첨부파일',
} as const
