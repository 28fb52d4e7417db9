import { showDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'

export const reminderText = {
  notWriter: '이 프로젝트의 담당자나 참여자만 할 수 있어요.',
  /** Why a reminder cannot be sent by hand. */
  covered: '이미 모두 입금된 결제예요.',
  cancelled: '해지한 계약이에요.',
  paused: '결제 안내를 멈춘 계약이에요.',
  refunded: '환불한 결제예요.',
  nobody: '휴대폰 번호나 이메일을 아는 사람이 없어요.',
  today: '오늘은 이미 안내를 보냈어요.',
  most: (most: number) => `안내를 ${most}번 보냈어요. 이제 직접 연락해 주세요.`,
  /** Of a preview: the address is made for whoever gets the message. */
  address: '(받는 사람의 결제 페이지 주소)',
  askStaff: '담당자에게 문의해 주세요',
  late: (day: string, days: number) => `${showDate(day)}, ${days}일 지남`,
}

export const overdueAlarm = {
  title: (client: string, contract: string, days: number) => `${client} · ‘${contract}’ 결제일이 ${days}일 지났어요`,
  body: (credits: readonly { projcrd_title: string; open: number }[]) =>
    credits.map(({ projcrd_title, open }) => `${projcrd_title} ${won(open)}`).join(', '),
}

export const unreachableAlarm = (client: string, contract: string) =>
  `${client} · ‘${contract}’ 결제 안내를 받을 사람이 없어요`
