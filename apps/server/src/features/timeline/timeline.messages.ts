export const timelineText = {
  /** `김대표 님과 통화 · 발신 · 12분` */
  call: (name: string, way: string, minutes: number | null) =>
    [`${name} 님과 통화`, way, minutes && `${minutes}분`].filter(Boolean).join(' · '),
  minutes: (meeting: string) => `${meeting} 회의록`,
  sentTo: (name: string) => `${name} 님에게`,
  mailedTo: (name: string) => `${name} 님에게 메일로`,
  stage: (from: string | null, to: string) => (from ? `${from} → ${to}` : to),
  authorOnly: '쓴 사람만 고칠 수 있어요.',
  callFields: '통화 기록에만 적을 수 있어요.',
} as const
