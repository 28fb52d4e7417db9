import { showNumber } from '../../../shared/lib/showNumber.ts'

const won = (amount: number) => `${showNumber(amount)}원`

export const myText = {
  title: '내 강의실',
  context: '수강 중인 강의와 우리 회사의 수강권을 한곳에서 봐요.',
  tabs: '내 강의실',
  empty: {
    learning: '수강 중인 강의가 없어요.',
    done: '아직 수료한 강의가 없어요.',
    over: '만료된 강의가 없어요.',
  },
  find: '강의 찾아보기',
  progress: (done: number, lectures: number) => `${lectures}강 중 ${done}강 완료`,
  progressLabel: '진도',
  last: (title: string) => `마지막으로 본 곳: ${title}`,
  daysLeft: (days: number) => (days === 0 ? '오늘까지 볼 수 있어요' : `${showNumber(days)}일 남았어요`),
  notOpened: '아직 열지 않았어요',
  refundNow: (amount: number) => `지금 환불하면 ${won(amount)}`,
  goOn: '이어보기',
  start: '수강 시작',
  look: '강의 보기',
  review: '후기 쓰기',
  refund: '환불 신청',
  suspended: '입금이 취소되어 멈춘 강의예요. 담당자에게 문의해 주세요.',
  refunding: '환불을 신청한 강의예요.',
  company: {
    title: '우리 회사',
    empty: '우리 회사의 수강권이 없어요.',
    notFound: '조건에 맞는 수강권이 없어요.',
  },
  orders: { title: '결제 내역', empty: '주문한 강의가 없어요.' },
  state: '상태',
  allStates: '모든 상태',
  assign: '배정',
  assignTitle: '수강권 배정',
  person: '수강할 동료',
  choosePerson: '동료 선택',
  assigned: '수강권을 배정했어요',
  takeBack: '거두기',
  takeBackTitle: '수강권을 거둘까요?',
  takeBackWords: (name: string, course: string) =>
    `${name} 님에게 배정한 ‘${course}’ 수강권이 다시 비어, 다른 동료에게 배정할 수 있어요.`,
  takenBack: '수강권을 거두었어요',
} as const
