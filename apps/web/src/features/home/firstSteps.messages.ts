export const firstStepsText = {
  title: '처음이시죠? 이것부터 해 보세요',
  progress: (done: number, all: number) => `${done} / ${all}`,
  dismiss: '그만 보기',
  done: '완료',
} as const
