export const deviceText = {
  tab: '기기',
  title: '강의를 보는 기기',
  count: (devices: number) => `2대 중 ${devices}대`,
  rule: '강의는 기기 2대에서 볼 수 있어요. 처음 여는 2대가 저절로 등록되고, 30일에 한 번 바꿀 수 있어요.',
  none: '아직 강의를 연 기기가 없어요.',
  here: '지금 이 기기',
  seen: (time: string) => `마지막 사용 ${time}`,
  remove: '기기 정리',
  reallyRemove: '이 기기를 정리할까요?',
  once: '정리한 뒤 30일 동안은 다른 기기를 정리할 수 없어요.',
} as const
