import { labelled } from '../../kit/labelled.ts'

/** Words and rules of contracts that screens, papers and messages share. */

export const ctrState = labelled({
  draft: '작성 중',
  sent: '발송',
  signing: '서명 중',
  concluded: '체결',
  sealed: '봉인 완료',
  declined: '거절',
  cancelled: '해지',
  expired: '만료',
})
export type CtrState = (typeof ctrState.values)[number]

export const ctrKind = labelled({ paper: '종이', electronic: '전자' })

/** There is something to pay for it. */
export const isConcluded = (state: CtrState) => state === 'concluded' || state === 'sealed'
/** Signers may act. */
export const isAtSigners = (state: CtrState) => state === 'sent' || state === 'signing'
/** It ended before it was agreed on, or after. */
export const isOver = (state: CtrState) => state === 'declined' || state === 'cancelled' || state === 'expired'

export const signerState = labelled({ waiting: '차례 대기', asked: '서명 대기', signed: '서명 완료', declined: '거절' })
export const signMethod = labelled({ drawn: '직접 서명', typed: '이름 입력', seal: '도장' })

export const eventKind = labelled({
  created: '계약 작성',
  sent: '날인 후 발송',
  asked: '서명 요청',
  viewed: '열람',
  read: '끝까지 읽음',
  consented: '동의',
  code_sent: '인증 코드 발송',
  code_failed: '인증 코드 오류',
  verified: '본인 확인',
  signed: '서명',
  declined: '거절',
  concluded: '체결',
  sealed: '봉인',
  downloaded: 'PDF 다운로드',
  reminded: '다시 알림',
  cancelled: '해지',
  expired: '만료',
  paper: '종이 계약 등록',
})
export type EventKind = (typeof eventKind.values)[number]

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const contractFields = {
  ctr_title: '계약명',
  ctr_kind: '방식',
  ctr_state: '상태',
  ctr_amount: '계약 금액',
  ctr_concluded_dt: '계약일',
  ctr_memo: '메모',
  ctr_cancelled_dt: '해지일',
  ctr_cancel_reason: '해지 사유',
  ctt_no: '계약 서식',
  ctr_special: '특약 사항',
  signatory_no: '우리 서명자',
  ctr_valid_dt: '서명 기한',
  is_in_order: '서명 순서',
  signers: '고객 서명자',
  is_paused: '결제 안내 멈춤',
} as const

export const contractMessages = {
  concludedDate: '계약일을 정해 주세요.',
  concludedFuture: '계약일은 오늘이나 그 전이어야 해요.',
  cancelReason: '해지 사유를 적어 주세요.',
  cancelDate: '해지일은 계약일과 같거나 그 뒤여야 해요.',
  cancelFuture: '해지일은 오늘이나 그 전이어야 해요.',
  title: '계약명을 입력해 주세요.',
  template: '계약 서식을 골라 주세요.',
  signatory: '우리 서명자를 골라 주세요.',
  validDate: '서명 기한을 정해 주세요.',
  validPast: '서명 기한은 오늘이나 그 뒤로 정해 주세요.',
  signers: '고객 서명자는 1명에서 3명까지 정할 수 있어요.',
  signerName: '서명자 이름을 입력해 주세요.',
  signerReach: '휴대폰 번호나 이메일을 입력해 주세요.',
  sameSigner: '같은 서명자를 두 번 넣을 수 없어요.',
  withdrawReason: '거두는 이유를 적어 주세요.',
} as const
