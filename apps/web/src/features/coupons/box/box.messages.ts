import { showNumber } from '@crm/contract/kit/numbers'

export const boxText = {
  enter: '쿠폰 등록',
  code: '쿠폰 코드',
  codePlaceholder: '예: FALL-2026',
  hint: '대소문자와 하이픈은 가리지 않아요. 10번 잘못 입력하면 10분 동안 등록할 수 없어요.',
  add: '등록',
  added: '쿠폰함에 넣었어요',
  title: '쿠폰함',
  empty: '쿠폰이 없어요. 받은 쿠폰 코드가 있으면 등록해 보세요.',
  until: (day: string) => `${day}까지`,
  least: (amount: number) => `${showNumber(amount)}원 이상`,
  anyAmount: '금액 제한 없음',
  withMembership: '멤버십 할인과 함께 사용',
  courses: (count: number) => `정해진 강의 ${showNumber(count)}개`,
} as const
