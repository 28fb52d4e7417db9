export const versionsText = {
  title: '새 버전이 나왔어요.',
  soon: (seconds: number) => `${seconds}초 뒤 자동으로 새로고침돼요.`,
  now: '새로고침하는 중이에요.',
  unsaved: '작성 중인 내용이 있으면 먼저 저장해 주세요.',
  later: '30분 후 다시 알림',
  reload: '지금 새로고침',
} as const
