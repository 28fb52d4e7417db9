import { showDate, showLongPeriod } from '@crm/contract/kit/dates'
import { showNumber, won } from '@crm/contract/kit/numbers'

const points = (amount: number) => `${showNumber(amount)} 포켓`

export const membershipText = {
  excel: '멤버십',
  notSold: '지금은 판매하지 않는 상품이에요.',
  alreadyOpen: '결제하지 않은 멤버십 요청이 있어요. 먼저 결제하거나 닫아 주세요.',
  cannotPay: '결제할 수 있는 멤버십 요청이 아니에요.',
  cannotClose: '결제하지 않은 요청만 닫을 수 있어요.',
  cannotExtend: '이용 중이거나 결제가 끝난 멤버십만 늘릴 수 있어요.',
  notLater: '지금의 종료일보다 뒤로 정해 주세요.',
  tooLong: '기간은 10년까지 늘릴 수 있어요.',
  overlaps: '이어지는 멤버십과 기간이 겹쳐요.',
  cannotRefund: '환불할 수 있는 멤버십이 아니에요.',
  tooManyPeople: '멤버십을 이용할 수 있는 인원이 모두 찼어요.',
  title: (name: string, months: number) => `${name} 멤버십 ${months}개월`,
  grant: (name: string) => `${name} 멤버십 시작`,
  takeBack: (name: string) => `${name} 멤버십 환불`,
  closedByClient: '고객이 그만둠',
  overdue: '결제 기한이 지남',
  refundNote: (by_day: number, used: number, points_used: number, courses: number) =>
    [
      `${used}일 이용 후 ${won(by_day)}`,
      points_used > 0 ? `사용한 ${points(points_used)} 차감` : '',
      courses > 0 ? `열어 본 강의 ${won(courses)} 차감` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  requestedTitle: (company: string, name: string) => `${company}: ${name} 멤버십을 요청했어요`,
  paidTitle: (company: string, name: string) => `${company}: ${name} 멤버십을 결제했어요`,
  reversedTitle: (company: string, name: string) => `${company}: ${name} 멤버십 입금이 취소되었어요`,
  clientRequested: (name: string) => `${name} 멤버십 결제를 요청받았어요`,
  clientPaid: (name: string) => `${name} 멤버십을 결제했어요`,
  clientStarted: (name: string) => `${name} 멤버십이 시작되었어요`,
  clientReversed: (name: string) => `${name} 멤버십의 입금이 취소되어 잠시 이용할 수 없어요`,
  clientRefunded: (name: string) => `${name} 멤버십이 환불되었어요`,
  clientEnding: (name: string, days: number) => `${name} 멤버십이 ${days}일 뒤에 끝나요`,
  terms: (period: string) => [
    `이용 기간: ${period}`,
    '환불하면 남은 날만큼 돌려드려요. 사용한 포켓과 열어 본 강의의 값은 빼요.',
    '환불은 내 강의실의 멤버십에서 신청하거나 고객센터로 연락해 주세요.',
  ],
  period: showLongPeriod,
}

/** Words of the mail before the end: nothing is renewed by itself. */
export const endingMail = (name: string, days: number, end_dt: string, link: string) => ({
  subject: `멤버십이 ${days}일 뒤에 끝나요`,
  lines: [
    `${name} 멤버십이 ${showDate(end_dt)}에 끝나요.`,
    '자동으로 연장되지 않아요. 계속 이용하시려면 아래에서 다시 결제해 주세요.',
    link,
  ],
})
