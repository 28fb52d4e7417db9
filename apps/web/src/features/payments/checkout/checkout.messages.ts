import { showNumber } from '@crm/contract/kit/numbers'

export const checkoutText = {
  title: '결제',
  method: '결제 수단',
  owner: '카드 명의',
  cardPaper: '카드 결제는 매출전표가 증빙이라 세금계산서를 따로 발급하지 않아요.',
  receipt: '증빙',
  receiptNumber: '휴대폰 번호 또는 사업자등록번호',
  byHand: '담당자가 입금 계좌를 안내하고, 입금을 확인하면 결제돼요.',
  pay: (amount: number) => `${showNumber(amount)}원 결제`,
  askForAccount: '직접 입금',
  back: '이전',
  serviceOff: '카드 결제를 사용할 수 없어요. 계좌로 보내 주세요.',
  account: '입금 계좌',
  copy: '계좌번호 복사',
  holder: '예금주',
  test: '테스트 결제 · 실제로 청구되지 않아요',
  close: '결제창 닫기',
  deposit: '입금하기',
  deposited: '입금했어요',
}
