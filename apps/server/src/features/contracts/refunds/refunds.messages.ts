import { won } from '@crm/contract/kit/numbers'

export const refundText = {
  pending: '끝나지 않은 환불이 있어요. 먼저 다시 시도하거나 그만둬 주세요.',
  notCancelled: '해지한 계약만 여기에서 환불할 수 있어요. 유지하는 계약은 입금에서 환불해 주세요.',
  nothingLeft: '이 계약에 남은 돈이 없어요.',
  changed: '그사이 입금이 바뀌었어요. 다시 확인해 주세요.',
  notOpen: '이미 처리했거나 처리하고 있는 환불이에요.',
  notByHand: '카드 취소가 되지 않은 환불만 직접 이체한 것으로 기록할 수 있어요.',
  memo: (ctr_title: string) => `계약 해지 환불: ${ctr_title}`.slice(0, 200),
  failedTitle: (client_name: string, ctr_title: string) => `${client_name} · ‘${ctr_title}’ 환불이 끝나지 않았어요`,
  openBody: (amount: number) => `${won(amount)}을 아직 돌려주지 못했어요`,
} as const
