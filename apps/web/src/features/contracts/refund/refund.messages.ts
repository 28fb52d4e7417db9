import { type RefundOffer, shareWords } from '@crm/contract/features/contracts/contracts.refunds'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { showDate } from '../../../shared/lib/format/date.ts'

type Reckoned = Pick<RefundOffer, 'basis' | 'done' | 'total' | 'ctr_concluded_dt' | 'started_dt' | 'end_dt'>

/** Why so much of the contract counts as performed. */
const why: Record<RefundOffer['basis'], (offer: Reckoned) => string> = {
  withdrawal: ({ ctr_concluded_dt }) =>
    `계약일 ${showDate(ctr_concluded_dt)}부터 7일 안이고 착수 전이라 전액을 제안해요.`,
  not_started: () => '아직 착수하지 않았고 끝낸 마일스톤이 없어 수행한 몫이 없어요.',
  milestones: ({ done, total }) =>
    `프로젝트의 마일스톤 ${showNumber(total)}개 가운데 ${showNumber(done)}개를 끝냈어요.`,
  time: ({ done, total, started_dt, end_dt }) =>
    `착수 ${showDate(started_dt)}부터 종료 예정 ${showDate(end_dt)}까지 ${showNumber(total)}일 가운데 ${showNumber(done)}일이 지났어요.`,
  completed: () => '프로젝트를 완료해 모두 수행한 것으로 봐요.',
  unknown: () => '마일스톤과 종료 예정일이 없어 수행률을 계산하지 못했어요. 금액을 직접 정해 주세요.',
}

export const refundText = {
  title: '환불',
  reckoning: '환불 금액 계산',
  paid: '받은 금액',
  share: (done: number, total: number) => `수행률 ${shareWords(done, total)}`,
  performed: (amount: number) => `계약 금액 ${won(amount)} 가운데 수행한 금액`,
  proposed: '제안하는 환불 금액',
  why: (offer: Reckoned) => why[offer.basis](offer),
  lessPaid: '수행한 금액이 받은 금액보다 많아 돌려줄 금액이 없어요.',
  parts: '입금별 환불',
  partOf: (day: string, kind: string) => `${day} ${kind}`,
  card: '카드 부분 취소로 돌려줘요',
  transfer: '계좌로 이체해 주세요. 환불로 기록돼요',
  pending: '끝나지 않은 환불이 있어요. 먼저 다시 시도하거나 그만둬 주세요.',
  reasonHint: '제안과 다르게 정한 이유를 남겨요',
  reallyRefund: (amount: number) => `${showNumber(amount)}원을 환불하시겠습니까?`,
  reallyNote: '카드는 결제사에서 바로 취소되고, 이체는 환불로 기록돼요.',
  refund: '환불',
  more: '추가 환불',
  moreTitle: '해지한 계약의 환불',
  refunded: '환불을 처리했어요',
  notAll: '환불이 모두 끝나지는 않았어요. 계약의 환불에서 확인해 주세요.',

  refunds: '환불',
  decided: (amount: string) => `${amount} 환불`,
  decidedNote: (day: string, name: string | null) => [`${day} 기준`, name].filter(Boolean).join(' · '),
  sums: (paid: string, share: string, performed: string, proposed: string) =>
    `받은 금액 ${paid} · 수행률 ${share} · 수행한 금액 ${performed} · 제안 ${proposed}`,
  notDecided: (paid: string) => `받은 금액 ${paid}을 아직 환불하지 않았어요.`,
  kept: '환불하지 않기로 했어요',
  reason: (words: string) => `금액을 바꾼 이유: ${words}`,
  retry: '다시 시도',
  byHand: '이체로 기록',
  byHandTitle: '직접 이체한 것으로 기록할까요?',
  byHandNote: (amount: string) => `카드 취소 대신 ${amount}을 계좌로 보낸 것으로 기록해요.`,
  byHandDone: '이체한 환불로 기록했어요',
  drop: '그만두기',
  dropTitle: '이 환불을 그만둘까요?',
  dropNote: '돈은 계약에 그대로 남고, 금액을 다시 정해 환불할 수 있어요.',
  dropped: '환불을 그만뒀어요',
} as const
