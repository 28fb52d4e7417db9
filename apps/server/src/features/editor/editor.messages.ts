export const editorText = {
  tooLong: (most: number) =>
    `${most.toLocaleString('ko-KR')}자까지 입력할 수 있어요. 서식과 링크도 글자 수에 들어가요.`,
} as const
