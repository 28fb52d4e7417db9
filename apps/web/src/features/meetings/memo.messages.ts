export const memoText = {
  outdated: '작성하는 동안 다른 사람이 메모를 고쳤어요.',
  takeNewest: '최신 내용 불러오기',
  keepMine: '내 내용 유지',
  saved: '저장된 메모',
} as const
