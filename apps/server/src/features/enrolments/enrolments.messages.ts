import { showDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'

export const enrolmentText = {
  notFree: '결제가 필요한 강의예요.',
  notOnSale: '지금은 신청할 수 없는 강의예요.',
  nothingToPay: '무료 강의예요. 결제 없이 수강을 시작해 주세요.',
  order: (crs_title: string, seats: number) => (seats > 1 ? `${crs_title} ${seats}명` : crs_title),
  item: (crs_title: string, user_name: string | null) => `${crs_title} · ${user_name ?? '미배정'}`,
  periodOver: '수강 기간이 끝나 환불할 금액이 없어요.',
  openedNote: (lectures: number, opened: number, used: number) =>
    `${lectures}강 중 ${opened}강을 열어 ${won(used)}을 뺐어요.`,
  terms: (days: number) => [
    `수강 기간: 처음 연 날부터 ${days}일이고, 늦어도 결제 30일 뒤에 시작해요.`,
    '이용 환경: Chrome, Edge, Safari, Firefox 최신 버전, 기기 2대까지',
    '결제일부터 7일 안에 열지 않았다면 전액 환불받을 수 있어요. 그 뒤에도 열지 않은 강의만큼 환불돼요.',
    '환불은 내 강의실의 결제 내역에서 신청하거나 고객센터로 연락해 주세요.',
  ],
  refunded: '환불',
  membershipOver: '멤버십 종료',
  taken: '이미 배정된 수강권이에요.',
  opened: '이미 수강을 시작한 수강권은 거둘 수 없어요.',
  notUsable: '지금은 쓸 수 없는 수강권이에요.',
  alreadyEnrolled: (user_name: string) => `${user_name} 님은 이미 이 강의를 수강하고 있어요.`,
  noSeat: '수강권이 없어요. 먼저 수강을 신청해 주세요.',
  ended: '이미 끝난 수강권이에요.',
  excel: '수강생',
  revenueExcel: '강의 매출',
  seatTitle: (crs_title: string) => `‘${crs_title}’ 강의를 수강할 수 있어요`,
  seatBody: (last_day: string) => `처음 열 때 수강 기간이 시작돼요. 늦어도 ${showDate(last_day)}까지 볼 수 있어요.`,
  endingTitle: (crs_title: string, days: number) =>
    `‘${crs_title}’ 수강 기간이 ${days ? `${days}일 남았어요` : '오늘 끝나요'}`,
  endingBody: (last_day: string) => `${showDate(last_day)}까지 볼 수 있어요. 못 본 강의를 이어서 봐 주세요.`,
  seatEndedTitle: (crs_title: string) => `‘${crs_title}’ 수강이 끝났어요`,
} as const
