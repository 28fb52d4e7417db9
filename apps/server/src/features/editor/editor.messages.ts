import { showNumber } from '@crm/contract/kit/numbers'

export const editorText = {
  tooLong: (most: number) => `${showNumber(most)}자까지 입력할 수 있어요. 서식과 링크도 글자 수에 들어가요.`,
} as const
