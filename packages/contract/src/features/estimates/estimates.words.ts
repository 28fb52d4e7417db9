import { labelled } from '../../kit/labelled.ts'

/** Words and rules of estimates that screens, papers and messages share. */

export const estState = labelled({
  draft: '작성 중',
  asking: '승인 대기',
  issued: '발행',
  accepted: '승낙',
  rejected: '거절',
  expired: '만료',
  replaced: '교체됨',
  withdrawn: '철회',
})
export type EstState = (typeof estState.values)[number]

/** What may still be written. */
export const isOpen = (state: EstState) => state === 'draft' || state === 'asking'

/** The digits of a mobile number, which is what KakaoTalk reaches; undefined for any other. */
export const mobileOf = (phone: string) => phone.replace(/\D/g, '').match(/^01\d{8,9}$/)?.[0]
export const isMobile = (phone: string) => mobileOf(phone) !== undefined

export const vatMode = labelled({ added: '별도', included: '포함', free: '면세' })
export const discountKind = labelled({ rate: '%', won: '원' })
export const planKind = labelled({ share: '%', won: '원' })
export const dueKind = labelled({ date: '날짜', contract: '계약 후', start: '착수 후', delivery: '납품 후' })

export const answerReason = labelled({
  price: '가격이 맞지 않아요',
  timing: '시기가 맞지 않아요',
  other_company: '다른 업체와 진행해요',
  no_need: '필요가 없어졌어요',
  other: '기타',
})

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const estimateFields = {
  est_code: '견적 번호',
  est_title: '견적 제목',
  est_ver: '버전',
  est_state: '상태',
  est_to_name: '받는 사람',
  est_to_phone: '받는 사람 연락처',
  est_to_email: '받는 사람 이메일',
  est_valid_dt: '유효 기간',
  est_vat_mode: '부가세',
  est_discount: '전체 할인',
  est_supply: '공급가액',
  est_vat: '부가세액',
  est_amount: '합계',
  est_lines: '항목',
  est_plans: '결제 계획',
  est_terms: '거래 조건',
  est_note: '고객에게 남길 말',
  est_memo: '내부 메모',
  emp_name: '작성자',
  est_issued_dt: '발행일',
} as const

export const lineFields = {
  el_name: '항목',
  el_content: '규격 · 내용',
  el_unit: '단위',
  el_quantity: '수량',
  el_price: '단가',
  el_discount: '할인',
  is_taxable: '과세',
  is_optional: '선택 항목',
  el_memo: '내부 메모',
} as const

export const mostLines = 200
export const mostParts = 12
/** Ten thousand million won for a price, ten times that for a whole. */
export const mostPrice = 10_000_000_000
export const mostAmount = 100_000_000_000

export const estimateMessages = {
  title: '견적 제목을 입력해 주세요.',
  toName: '받는 사람을 입력해 주세요.',
  email: '이메일 형식이 올바르지 않아요.',
  validDate: '유효 기간을 정해 주세요.',
  validPast: '유효 기간은 오늘이나 그 뒤로 정해 주세요.',
  lineName: '항목 이름을 입력해 주세요.',
  tooManyLines: `항목은 ${mostLines}개까지 넣을 수 있어요.`,
  noLines: '항목을 1개 이상 넣어 주세요.',
  quantity: '수량은 0.01에서 100,000까지, 소수 둘째 자리까지 입력해 주세요.',
  price: '0원에서 100억 원까지 입력해 주세요.',
  rate: '할인율은 0%에서 100%까지 입력해 주세요.',
  discount: '할인 금액을 다시 확인해 주세요.',
  amount: '합계는 1원에서 1,000억 원까지 가능해요.',
  planTitle: '결제 이름을 입력해 주세요.',
  planParts: `결제 계획은 1개에서 ${mostParts}개까지 나눌 수 있어요.`,
  plan: '결제 계획의 합이 견적 합계와 같아야 해요.',
  dueDate: '결제 예정일을 정해 주세요.',
  duePast: '결제 예정일은 오늘이나 그 뒤여야 해요.',
  dueDays: '0일에서 365일까지 입력해 주세요.',
  limit: (percent: number) => `할인 한도 ${percent}%를 넘었어요. 승인을 요청해 주세요.`,
  floor: '하한가보다 낮은 항목이 있어요. 승인을 요청해 주세요.',
  answerReason: '거절 이유를 골라 주세요.',
  decision: '반려하는 이유를 적어 주세요.',
} as const
