/** What people read when Toss refuses; by Toss's own codes. */
const said: Readonly<Record<string, string>> = {
  REJECT_CARD_PAYMENT: '카드 한도를 넘었거나 잔액이 부족해요. 다른 카드로 결제해 주세요.',
  REJECT_CARD_COMPANY: '카드사에서 승인을 거절했어요. 카드사에 확인하거나 다른 카드로 결제해 주세요.',
  REJECT_ACCOUNT_PAYMENT: '계좌 잔액이 부족해요. 잔액을 확인해 주세요.',
  INVALID_REJECT_CARD: '사용이 거절된 카드예요. 카드사에 확인해 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_LOST_OR_STOLEN: '분실되었거나 도난 신고된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_EXPIRATION: '카드 유효기간을 확인해 주세요.',
  INVALID_PASSWORD: '결제 비밀번호가 일치하지 않아요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: '하루에 결제할 수 있는 횟수를 넘었어요.',
  EXCEED_MAX_PAYMENT_AMOUNT: '하루에 결제할 수 있는 금액을 넘었어요.',
  EXCEED_MAX_AMOUNT: '거래할 수 있는 금액을 넘었어요.',
  BELOW_MINIMUM_AMOUNT: '카드 결제는 100원부터 할 수 있어요.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났어요. 처음부터 다시 결제해 주세요.',
  NOT_FOUND_PAYMENT: '결제를 찾을 수 없어요. 처음부터 다시 결제해 주세요.',
  FORBIDDEN_REQUEST: '결제 정보가 서로 달라요. 처음부터 다시 결제해 주세요.',
  PAY_PROCESS_CANCELED: '결제를 취소했어요.',
  PAY_PROCESS_ABORTED: '결제가 진행되지 않았어요. 다시 시도해 주세요.',
  ALREADY_CANCELED_PAYMENT: '이미 취소된 결제예요.',
  NOT_CANCELABLE_AMOUNT: '취소할 수 있는 금액보다 커요.',
  NOT_CANCELABLE_PAYMENT: '취소할 수 없는 결제예요.',
  NOT_AVAILABLE_BANK: '은행 서비스 시간이 아니에요. 잠시 후 다시 시도해 주세요.',
  INVALID_BANK: '은행을 다시 골라 주세요.',
  INVALID_REFUND_ACCOUNT_INFO: '환불 계좌번호와 예금주를 확인해 주세요.',
  INVALID_REFUND_ACCOUNT_NUMBER: '환불 계좌번호를 확인해 주세요.',
  NOT_ALLOWED_PARTIAL_REFUND: '일부만 취소할 수 없는 결제예요.',
}

export const tossText = {
  notConfigured: '카드 결제를 사용할 수 없어요. 담당자에게 문의해 주세요.',
  /** Toss's own words where we have none: they are written for payers, too. */
  refusal: (code: string, message: string) => said[code] ?? (message || '결제하지 못했어요. 다시 시도해 주세요.'),
}
