import { consentKind } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { signMethod } from '@crm/contract/features/contracts/contracts.words'
import { won } from '@crm/contract/kit/numbers'
import type { EventData } from './events.queries.ts'

export const contractsText = {
  word: '계약',
  notWriter: '이 프로젝트의 담당자나 참여자만 할 수 있어요.',
  notConcludable: '발행했거나 승낙받은 견적만 계약할 수 있어요.',
  newerVersion: '더 새로운 버전이 있어요. 최신 버전으로 계약해 주세요.',
  contractThere: '이 견적에는 이미 계약이 있어요.',
  dueBefore: '계약일보다 이른 결제 예정일이 있어요. 견적을 수정해 주세요.',
  notCancellable: '체결한 계약만 해지할 수 있어요.',
  yes: '예',
  no: '아니요',
  notPausable: '체결한 계약만 결제 안내를 멈추거나 다시 시작할 수 있어요.',
  notAtSigners: '체결할 수 없는 상태의 계약이에요.',
  concludedTitle: (client_name: string, ctr_title: string) => `${client_name} · ‘${ctr_title}’ 계약이 체결되었어요`,
  concludedBody: (amount: number) => `계약 금액 ${won(amount)}`,
  cancelledTitle: (client_name: string, ctr_title: string) => `${client_name} · ‘${ctr_title}’ 계약이 해지되었어요`,
  cancelledStage: (ctr_title: string) => `계약 해지: ${ctr_title}`,
  disagreed: '동의 취소',
} as const

/** One line beside the kind of an event. */
export const eventText = ({ consent, is_agreed, to, reason, method, day }: EventData) =>
  [
    consent && consentKind.label(consent),
    is_agreed === false && contractsText.disagreed,
    method && signMethod.label(method),
    to,
    day,
    reason,
  ]
    .filter(Boolean)
    .join(' · ')
