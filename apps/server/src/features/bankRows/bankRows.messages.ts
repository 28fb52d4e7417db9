import { showNumber, won } from '@crm/contract/kit/numbers'

export const bankText = {
  excel: '은행 내역',
  notWaiting: '이미 확정한 내역이에요. 되돌리려면 입금을 바로잡아 주세요.',
  noRows: '파일에서 입금 내역을 찾을 수 없어요. 열을 다시 골라 주세요.',
  columnTwice: '한 열을 두 항목에 쓸 수 없어요.',
  badAmount: (row: number) => `${row}행의 입금액을 읽을 수 없어요.`,
  badDate: (row: number) => `${row}행의 거래일시를 읽을 수 없어요.`,
  future: (row: number) => `${row}행의 거래일시가 오늘보다 뒤예요.`,
  unmatchedTitle: (count: number) => `확정하지 않은 입금 내역이 ${showNumber(count)}건 있어요`,
  unmatchedBody: (amount: number) => `모두 ${won(amount)}`,
}
