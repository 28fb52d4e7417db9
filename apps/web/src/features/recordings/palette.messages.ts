export const paletteText = {
  start: '녹음 시작',
  also: ['미팅 녹음', '회의 녹음', '녹음기'],
} as const
