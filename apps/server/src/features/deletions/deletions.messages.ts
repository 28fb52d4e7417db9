export const deletionsText = {
  impossible: '그 사이에 바뀐 것이 있어 되돌릴 수 없어요.',
  gone: '되돌릴 수 있는 시간이 지났어요.',
} as const
