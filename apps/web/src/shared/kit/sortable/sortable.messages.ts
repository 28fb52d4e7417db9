export const sortableText = {
  move: (name: string) => `${name} 옮기기`,
  how: '끌거나 ↑ ↓ 키로 옮겨요',
  up: '위로',
  down: '아래로',
  moved: (name: string, place: number, count: number) => `${name}, ${count}개 중 ${place}번째`,
} as const
