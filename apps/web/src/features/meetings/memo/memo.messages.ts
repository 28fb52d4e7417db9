export const memoText = {
  outdated: '작성하는 동안 다른 사람이 메모를 고쳤어요.',
  saved: '저장된 메모',
} as const
